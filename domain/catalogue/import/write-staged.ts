import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { assignClubs } from '../clubs/assign-clubs.ts';
import type { FactKey } from '../facts/facts.ts';
import { FILLED } from '../facts/imported.ts';
import { UNKNOWN_ACCURACY } from '../facts/place.ts';
import { sortCredits } from './files/source.ts';
import { lendPositions } from './lend-positions.ts';
import { writeOpen } from './open-file/write-open.ts';
import { NEW_COURSE, PLACED } from './staging.ts';

/**
 * The columns of each fact that is filled in: all of them where its first is empty. With a position comes the terrain of the
 * cover where none is told.
 */
const FACTS = FILLED.map(({ fact, columns: [first, ...others] }) => {
	if (!first) throw new Error(`${fact}: a fact without a column`);
	return {
		fact,
		isWanted: isWanted(fact, first.column),
		first: first.column,
		origin: `${first.column}_origin`,
		columns: [first, ...others].map(({ column, holds }) => ({ column, isList: holds === 'text[]' })),
	};
});

/**
 * SQL that says whether a course lacks a fact that a row tells: where it has none, and of positions where the row's is better known
 * and nobody who was asked has told the one that is there.
 */
function isWanted(fact: FactKey, column: string): string {
	if (fact !== 'position') return `t.${column} is null`;
	const worse = ['f', 't'].map((row) => `coalesce(${row}.position_accuracy, ${UNKNOWN_ACCURACY})`).join(' < ');
	const isOurs = `coalesce(t.fact_sources -> 'position' ->> 'from', '') not in ('editor', 'club', 'member')`;
	return `(t.latitude is null or (f.latitude is not null and ${worse} and ${isOurs}))`;
}

/** How many courses were made and how many were filled up. */
export type Written = { inserted: number; updated: number };

/**
 * Moves what was staged into the catalogue, gives courses their clubs, adds the credit lines for the footer and tells running
 * sites. Facts that are there are never changed, but for positions that a row knows better; one that is taken over is kept with
 * the source of its row. Where only a shipped position is known, a sister's may take its place. With nothing to write, nothing is
 * written.
 */
export async function writeStaged(tx: Database, credits: ReadonlySet<string>): Promise<Written> {
	await foldFacts(tx);
	await fillFacts(tx, { table: 'import_new', target: '-t.seq', marks: '' });
	const columns = sql.raw(Object.keys({ ...NEW_COURSE, ...PLACED }).join(', '));
	// The new rows come first: their trigger locks the counts of countries only when all of them are in.
	const inserted = await tx.execute(
		sql`insert into courses (${columns}) select ${columns} from import_new order by seq`,
	);
	const updated = await fillFacts(tx, { table: 'courses', target: 't.id', marks: ', updated_at = now()' });
	await writeSources(tx);
	await writeTwins(tx);
	await writeOpen(tx);
	const withClub = await writeClubs(tx);
	const lent = (await hasOtherRows(tx)) ? await lendPositions(tx) : 0;
	const written = { inserted: inserted.rowCount ?? 0, updated: updated + lent };
	const credited = await addCredits(tx, credits);
	if (written.inserted + written.updated + withClub + credited > 0) {
		await tx.execute(sql`select pg_notify('fescue_changed', '["catalogue","ranking"]')`);
	}
	return written;
}

/** Whether any row is none of a file that a site like this one offers, which is as that site has it. */
async function hasOtherRows(tx: Database): Promise<boolean> {
	const { rows } = await tx.execute<{ others: boolean }>(sql`
		select (select count(*) from import_new) + (select count(*) from import_facts) > (select count(*) from import_open) as others`);
	return rows[0]?.others ?? false;
}

/** Rows that were merged are found by their ids the next time, whatever else is known by then. */
async function writeSources(tx: Database): Promise<void> {
	await tx.execute(sql`
		insert into merged_course_sources (source, source_id, course_id)
		select distinct on (t.source, t.source_id) t.source, t.source_id, coalesce(c.id, t.target) from import_facts t
		left join import_new n on n.seq = -t.target left join courses c on c.slug = n.slug
		where not exists (select from courses o where o.source = t.source and o.source_id = t.source_id)
		order by t.source, t.source_id, t.seq on conflict do nothing`);
}

/** Asks the desk of the courses that may be one. */
async function writeTwins(tx: Database): Promise<void> {
	await tx.execute(sql`
		insert into course_twins (course_id, twin_id, likeness)
		select least(own.id, other.id), greatest(own.id, other.id), min(t.likeness) from import_twins t
		join import_new n on n.seq = -t.target join courses own on own.slug = n.slug
		left join import_new m on m.seq = -t.twin
		join courses other on other.slug = m.slug or other.id = t.twin
		group by 1, 2 on conflict do nothing`);
}

/** Gives courses the clubs that the files told, and returns how many have got one. */
async function writeClubs(tx: Database): Promise<number> {
	await tx.execute(sql`
		create temp table told_clubs on commit drop as
		select coalesce(c.id, t.target) as course_id, t.seq, t.name, t.core from import_clubs t
		left join import_new n on n.seq = -t.target left join courses c on c.slug = n.slug`);
	return assignClubs(tx);
}

/** One row a course: for each fact the first row of the import that has it, and of positions the best known one. */
async function foldFacts(tx: Database): Promise<void> {
	const first = (what: string, told: string) =>
		`(array_agg(${what} order by ${told === 'latitude' ? `coalesce(position_accuracy, ${UNKNOWN_ACCURACY}), rank, ` : ''}seq) filter (where ${told} is not null))[1]`;
	const facts = FACTS.flatMap(({ fact, first: told, columns, origin }) => [
		// Lists of several lengths make no list of lists: they are gathered as texts.
		...columns.map(({ column, isList }) =>
			isList ? `${first(`${column}::text`, told)}::text[] as ${column}` : `${first(column, told)} as ${column}`,
		),
		`${first(`(origins -> '${fact}')`, told)} as ${origin}`,
	]);
	const cover = `${first('cover_terrain', 'latitude')} as cover_terrain`;
	await tx.execute(
		sql.raw(
			`create temp table import_filled on commit drop as select target, ${[...facts, cover].join(', ')} from import_facts group by target`,
		),
	);
	await tx.execute(sql`analyze import_filled`);
}

type Filling = { table: 'courses' | 'import_new'; target: string; marks: string };

/** Fills what is empty and returns how many rows that changed. */
async function fillFacts(tx: Database, { table, target, marks }: Filling): Promise<number> {
	const sets = FACTS.flatMap(({ isWanted: wanted, columns }) =>
		columns.map(({ column }) => `${column} = case when ${wanted} then f.${column} else t.${column} end`),
	);
	const origins = FACTS.map(
		({ fact, isWanted: wanted, origin }) => `'${fact}', case when ${wanted} then f.${origin} end`,
	);
	const missing = FACTS.map(({ isWanted: wanted, first }) => `(${wanted} and f.${first} is not null)`);
	const filled = await tx.execute(
		sql.raw(`update ${table} t set ${sets.join(', ')},
			fact_sources = t.fact_sources || jsonb_strip_nulls(jsonb_build_object(${origins.join(', ')})),
			cover_terrain = case when t.terrain is not null then t.cover_terrain when f.terrain is not null then f.terrain
				when t.latitude is null and f.latitude is not null then f.cover_terrain else t.cover_terrain end ${marks}
			from import_filled f where f.target = ${target} and (${missing.join(' or ')})`),
	);
	return filled.rowCount ?? 0;
}

/** Returns 1 when lines came to those that the settings hold, else 0. */
async function addCredits(tx: Database, credits: ReadonlySet<string>): Promise<number> {
	const { rows } = await tx.execute<{ value: string[] }>(sql`select value from settings where key = 'credits'`);
	const before = rows[0]?.value ?? [];
	const lines = sortCredits([...before, ...credits]);
	if (lines.length === before.length) return 0;
	await tx.execute(sql`
		insert into settings (key, value) values ('credits', ${JSON.stringify(lines)}::jsonb)
		on conflict (key) do update set value = excluded.value, updated_at = now()`);
	return 1;
}
