import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { FILLED } from '../facts/imported.ts';
import { coreName } from './rows/names.ts';

/**
 * What matching knows of a course, one entry for each of its names: `target` is its id, or -n for the n-th row taken in
 * this import. An entry whose `country` is null is found by its source alone.
 */
export type Known = {
	target: number;
	country: string | null;
	core: string;
	locality: string | null;
	latitude: number | null;
	longitude: number | null;
	source: string;
	source_id: string;
};

const PAGE = 5_000;
/** Any number: two imports at once would not see each other's courses, so the second one waits. */
const IMPORT_LOCK = 7_352_182;

/** The columns of a temporary table by their names, with what they hold. */
export type Columns = Readonly<Record<string, string>>;

const PLACE = { locality: 'text', latitude: 'double precision', longitude: 'double precision' };
const KNOWN: Columns = { target: 'int', country: 'text', core: 'text', ...PLACE, source: 'text', source_id: 'text' };
/** What is filled in where a course does not have it. */
export const FILLED_COLUMNS: Columns = {
	...Object.fromEntries(FILLED.flatMap(({ columns }) => columns.map(({ column, holds }) => [column, holds]))),
	cover_terrain: 'text',
};
export const NEW_COURSE: Columns = {
	...FILLED_COLUMNS,
	...{ slug: 'text', name: 'text', kind: 'text', other_names: 'text[]', country: 'text', continent: 'text' },
	...{ source: 'text', source_id: 'text', search_name: 'text', fact_sources: 'jsonb' },
};
/** What a row of a file tells of a course that is there, and where the row is from. */
export const TOLD_FACTS: Columns = { target: 'int', seq: 'int', ...FILLED_COLUMNS, origin: 'jsonb' };

/** What a row of a file tells of its course's club. */
export const CLUB_COLUMNS: Columns = { target: 'int', seq: 'int', name: 'text', core: 'text' };

/** `target int, country text`: as tables are made with. */
const declared = (columns: Columns) =>
	Object.entries(columns)
		.map(([name, holds]) => `${name} ${holds}`)
		.join(', ');

/**
 * Makes the temporary tables in which an import is put together, so that nothing that visitors use is touched or locked
 * before the last moment, and enters every course there is. They go with the transaction.
 */
export async function openStaging(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
	await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
	await tx.execute(sql.raw(`create temp table import_known (${declared(KNOWN)}) on commit drop`));
	await tx.execute(
		sql.raw(`create temp table import_new (seq int primary key, ${declared(NEW_COURSE)}) on commit drop`),
	);
	await tx.execute(sql.raw(`create temp table import_facts (${declared(TOLD_FACTS)}) on commit drop`));
	await tx.execute(sql.raw(`create temp table import_clubs (${declared(CLUB_COLUMNS)}) on commit drop`));
	for (let after = 0, more = true; more; ) {
		const page = await listKnown(tx, after);
		await addKnown(
			tx,
			page.flatMap(({ entries }) => entries),
		);
		after = page.at(-1)?.id ?? after;
		more = page.length === PAGE;
	}
	await tx.execute(sql`create index on import_known (country, core, latitude)`);
	await tx.execute(sql`create index on import_known (source, source_id)`);
	await tx.execute(sql`create unique index on import_new (slug)`);
	await tx.execute(sql`analyze import_known`);
}

/** Enters courses that later rows may belong to. */
export async function addKnown(tx: Database, entries: readonly Known[]): Promise<void> {
	await insertAll(tx, 'import_known', KNOWN, entries);
}

/** Inserts records whose keys are column names into a table, all in one statement. */
export async function insertAll(
	tx: Database,
	table: string,
	columns: Columns,
	records: readonly object[],
): Promise<void> {
	if (records.length === 0) return;
	const names = Object.keys(columns).join(', ');
	const into = sql.raw(`insert into ${table} (${names}) select ${names}`);
	await tx.execute(
		sql`${into} from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r(${sql.raw(declared(columns))})`,
	);
}

async function listKnown(tx: Database, after: number): Promise<{ id: number; entries: Known[] }[]> {
	const { id, name, otherNames, country, locality, latitude, longitude, source, sourceId } = courses;
	const page = await tx
		.select({ id, name, otherNames, country, locality, latitude, longitude, source, sourceId })
		.from(courses)
		.where(sql`${id} > ${after}`)
		.orderBy(id)
		.limit(PAGE);
	const merged = await listMerged(tx, after, page.at(-1)?.id ?? after);
	return page.map((course) => {
		const own = { ...course, target: course.id };
		// Under a merged course's source it is found, so that no import brings that one back; where it lies is told once.
		const others = (merged.get(course.id) ?? []).flatMap(({ origin }) => knownAs({ ...own, ...origin, country: null }));
		return { id: course.id, entries: [...knownAs(own), ...others] };
	});
}

/** Under which names of their sources other courses came that were merged into these, by the number of the course. */
async function listMerged(tx: Database, after: number, upTo: number) {
	const { source, sourceId, courseId } = mergedCourseSources;
	const rows = await tx
		.select({ source, sourceId, courseId })
		.from(mergedCourseSources)
		.where(sql`${courseId} > ${after} and ${courseId} <= ${upTo}`);
	return Map.groupBy(
		rows.map(({ courseId: id, ...origin }) => ({ id, origin })),
		({ id }) => id,
	);
}

type Named = Omit<Known, 'core' | 'source_id'> & { sourceId: string; name: string; otherNames: string[] };

/** The entries of a course, one for each different core of its names. */
export function knownAs({ name, otherNames, sourceId, locality, ...course }: Named): Known[] {
	const { target, country, latitude, longitude, source } = course;
	const cores = new Set([name, ...otherNames].map(coreName));
	const place = { locality: locality === null ? null : foldText(locality), latitude, longitude };
	return [...cores].map((core) => ({ target, country, core, ...place, source, source_id: sourceId }));
}
