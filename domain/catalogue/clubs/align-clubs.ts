import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { SOURCED } from '../facts/sources.ts';
import { CLUB_FACTS } from './club-facts.ts';

/** What is made alike: of each fact its columns, the first of which says whether it is known, and where it is from. */
const ALIKE = CLUB_FACTS.map(({ fact, fields }) => ({
	fact,
	columns: fields.map(({ field }) => field.column),
	isSourced: SOURCED.includes(fact),
}));
const COLUMNS = ALIKE.flatMap(({ columns }) => columns);
const WITH_SOURCE = ALIKE.filter(({ isSourced }) => isSourced).map(({ fact }) => fact);

const SOURCES = `(c.fact_sources - array[${WITH_SOURCE.map((fact) => `'${fact}'`).join(', ')}]) ||
	jsonb_strip_nulls(jsonb_build_object(${WITH_SOURCE.map((fact) => `'${fact}', told."${fact} source"`).join(', ')}))`;

/**
 * Makes the facts of clubs alike in all their courses, with where they are from: of each fact what the oldest course that knows it
 * says; `newcomer`, a course that has just come to its club, is asked last. `clubs` is a list of ids or a query for them, in brackets.
 * Returns the ids of the courses that changed.
 */
export async function alignClubs(tx: Database, clubs: readonly number[] | SQL, newcomer = 0): Promise<number[]> {
	const which = Array.isArray(clubs) ? sql`any(${sql.param([...clubs])}::int[])` : sql`any(${clubs})`;
	const told = ALIKE.flatMap(({ fact, columns: [first = '', ...others], isSourced }) => [
		...[first, ...others].map((column) => toldBy(first, `s.${column}`, column)),
		...(isSourced ? [toldBy(first, `s.fact_sources -> '${fact}'`, `"${fact} source"`)] : []),
	]);
	const pairs = (alias: string) => COLUMNS.map((column) => `${alias}.${column}`).join(', ');
	const sets = COLUMNS.map((column) => `${column} = told.${column}`).join(', ');
	const { rows } = await tx.execute<{ id: number }>(sql`
		update courses c set ${sql.raw(`${sets}, fact_sources = ${SOURCES}`)}, updated_at = now()
		from (
			select m.id, ${sql.raw(told.join(', '))}
			from courses m cross join (select ${newcomer}::int as id) newcomer where m.club_id = ${which}
		) told
		where c.id = told.id and ${sql.raw(`(${pairs('c')}, c.fact_sources) is distinct from (${pairs('told')}, ${SOURCES})`)}
		returning c.id`);
	return rows.map(({ id }) => id);
}

/** What the first course of the club says that knows the fact. */
const toldBy = (first: string, what: string, name: string) =>
	`(select ${what} from courses s where s.club_id = m.club_id
		order by s.${first} is null, s.id = newcomer.id, s.id limit 1) as ${name}`;
