import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { CLUB_FACTS } from './club-facts.ts';

/** The columns of each fact of a club; the first says whether it is known. */
const FACT_COLUMNS = CLUB_FACTS.map(({ fields }) => fields.map(({ field }) => field.column));
const COLUMNS = FACT_COLUMNS.flat();

/** Where each fact of a club is from, told by the course that tells the fact. */
const SOURCES = CLUB_FACTS.map(({ fact, fields: [first] }) => {
	if (!first) throw new Error(`${fact}: a fact without a column`);
	return { fact, first: first.field.column, told: `${first.field.column}_source` };
});

/**
 * Makes the facts of clubs alike in all their courses: of each fact what the oldest course that knows it says; `newcomer`, a course
 * that has just come to its club, is asked last. `clubs` is a list of ids or a query for them. Returns the ids of the courses that
 * changed.
 */
export async function alignClubs(tx: Database, clubs: readonly number[] | SQL, newcomer = 0): Promise<number[]> {
	const which = Array.isArray(clubs) ? sql`any(${sql.param([...clubs])}::int[])` : sql`any(${clubs})`;
	const told = [
		...FACT_COLUMNS.flatMap((columns) => columns.map((column) => toldBy(columns[0] ?? column, column))),
		...SOURCES.map((one) => toldBy(one.first, `fact_sources -> '${one.fact}'`, one.told)),
	];
	const pairs = (alias: string) => sql.raw(`(${COLUMNS.map((column) => `${alias}.${column}`).join(', ')})`);
	const sets = [...COLUMNS.map((column) => `${column} = told.${column}`), `fact_sources = ${sourcesTold}`].join(', ');
	const { rows } = await tx.execute<{ id: number }>(sql`
		update courses c set ${sql.raw(sets)}, updated_at = now()
		from (
			select m.id, ${sql.join(told, sql`, `)}
			from courses m cross join (select ${newcomer}::int as id) newcomer where m.club_id = ${which}
		) told
		where c.id = told.id and ${pairs('c')} is distinct from ${pairs('told')}
		returning c.id`);
	return rows.map(({ id }) => id);
}

const sourcesTold = `(c.fact_sources - '{${SOURCES.map(({ fact }) => fact)}}'::text[]) || jsonb_strip_nulls(jsonb_build_object(
	${SOURCES.map(({ fact, told }) => `'${fact}', told.${told}`).join(', ')}))`;

/** A column as the first course of the club has it that knows the fact. */
const toldBy = (first: string, column: string, name = column) =>
	sql.raw(`(select s.${column} from courses s where s.club_id = m.club_id
		order by s.${first} is null, s.id = newcomer.id, s.id limit 1) as ${name}`);
