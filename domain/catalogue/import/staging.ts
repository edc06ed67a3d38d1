import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import { FILLED } from '../facts/imported.ts';
import { type Known, knownAs, soughtBy } from './known.ts';
import type { RegionFinder } from './regions.ts';

const PAGE = 5_000;
/** Any number: two imports at once would not see each other's courses, so the second one waits. */
const IMPORT_LOCK = 7_352_182;

/** The columns of a temporary table by their names, with what they hold. */
export type Columns = Readonly<Record<string, string>>;

const KNOWN: Columns = {
	...{ target: 'int', country: 'text', name: 'text', other_names: 'text[]', locality: 'text', region: 'text' },
	...{ region_slug: 'text', latitude: 'double precision', longitude: 'double precision', position_accuracy: 'int' },
	...{ holes: 'int', source: 'text', source_id: 'text', town: 'text', keys: 'text[]', scripts: 'text[]' },
};
/** What is filled in where a course does not have it. */
export const FILLED_COLUMNS: Columns = {
	...Object.fromEntries(FILLED.flatMap(({ columns }) => columns.map(({ column, holds }) => [column, holds]))),
	cover_terrain: 'text',
};
export const NEW_COURSE: Columns = {
	...FILLED_COLUMNS,
	...{ slug: 'text', name: 'text', kind: 'text', other_names: 'text[]', country: 'text', continent: 'text' },
	...{ source: 'text', source_id: 'text', search_name: 'text', fact_sources: 'jsonb', closed_on: 'date' },
};
/** Where a course lies: not told, but found by `place_of`, as in the catalogue. */
export const PLACED: Columns = {
	nation: 'text',
	region_slug: 'text',
	region_name: 'text',
	town_id: 'text',
	areas: 'text[]',
};
/** What a row of a file tells of a course that is there, where each fact of it is from, and the row itself. */
export const TOLD_FACTS: Columns = {
	target: 'int',
	seq: 'int',
	...FILLED_COLUMNS,
	origins: 'jsonb',
	rank: 'int',
	source: 'text',
	source_id: 'text',
};

/** Two courses of which an editor is asked whether they are one. */
export const TWIN_COLUMNS: Columns = { target: 'int', twin: 'int', likeness: 'text' };

/** What a row of a file tells of its course's club. */
export const CLUB_COLUMNS: Columns = { target: 'int', seq: 'int', name: 'text', core: 'text' };

/** What a file that a site like this one offers tells of a course besides its facts. */
export const OPEN_COLUMNS: Columns = {
	...{ target: 'int', seq: 'int', other_addresses: 'text[]', other_ids: 'jsonb' },
	...{ club: 'text', club_core: 'text', club_slug: 'text' },
};

/** `target int, country text`: as tables are made with. */
const declared = (columns: Columns) =>
	Object.entries(columns)
		.map(([name, holds]) => `${name} ${holds}`)
		.join(', ');

/**
 * Makes the temporary tables in which an import is put together, so that nothing that visitors use is touched or locked
 * before the last moment, and enters every course there is. They go with the transaction.
 */
export async function openStaging(tx: Database, findRegion: RegionFinder): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
	await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
	await tx.execute(sql.raw(`create temp table import_known (${declared(KNOWN)}) on commit drop`));
	await tx.execute(
		sql.raw(
			`create temp table import_new (seq int primary key, ${declared({ ...NEW_COURSE, ...PLACED })}) on commit drop`,
		),
	);
	// They come placed; what other rows tell of them may place them anew.
	await tx.execute(sql`
		create trigger import_new_placed before update of country, region, locality, latitude, longitude on import_new
		for each row execute function place_course()`);
	await tx.execute(sql.raw(`create temp table import_facts (${declared(TOLD_FACTS)}) on commit drop`));
	await tx.execute(sql.raw(`create temp table import_twins (${declared(TWIN_COLUMNS)}) on commit drop`));
	await tx.execute(sql.raw(`create temp table import_clubs (${declared(CLUB_COLUMNS)}) on commit drop`));
	await tx.execute(sql.raw(`create temp table import_open (${declared(OPEN_COLUMNS)}) on commit drop`));
	for (let after = 0, more = true; more; ) {
		const page = await listKnown(tx, after, findRegion);
		await addKnown(
			tx,
			page.flatMap(({ entries }) => entries),
		);
		after = page.at(-1)?.id ?? after;
		more = page.length === PAGE;
	}
	await tx.execute(sql`create index on import_known (country, latitude, longitude)`);
	await tx.execute(sql`create index on import_known (source, source_id)`);
	await tx.execute(sql`create index on import_known (country, town)`);
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
		sql`${into} from json_to_recordset(${JSON.stringify(records)}::json) as r(${sql.raw(declared(columns))})`,
	);
}

async function listKnown(tx: Database, after: number, findRegion: RegionFinder) {
	const { id, name, otherNames, country, locality, region } = courses;
	const { latitude, longitude, positionAccuracy, holes, source, sourceId } = courses;
	const page = await tx
		.select({
			...{ target: id, name, otherNames, country, locality, region },
			...{ latitude, longitude, positionAccuracy, holes, source, sourceId },
		})
		.from(courses)
		.where(sql`${id} > ${after}`)
		.orderBy(id)
		.limit(PAGE);
	const merged = await listMerged(tx, after, page.at(-1)?.target ?? after);
	return page.map((course) => {
		const told = { ...course, regionSlug: findRegion(course.country, course.region) };
		const own = knownAs(told, course, soughtBy(told));
		// Under a merged course's source it is found, so that no import brings that one back; where it lies is told once.
		const others = (merged.get(course.target) ?? []).map(({ origin }) => ({
			...own,
			...{ source: origin.source, source_id: origin.sourceId, country: null },
		}));
		return { id: course.target, entries: [own, ...others] };
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
