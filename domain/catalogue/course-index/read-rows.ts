import { and, asc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { INDEXED, type IndexedFact } from '../facts/indexed.ts';

/** What the index keeps as numbers. */
// One entry for every fact of the index, since `INDEXED` is made of the definitions that its type comes from.
const indexedColumns = Object.fromEntries(INDEXED.map(({ fact }) => [fact, courses[fact]])) as Pick<
	typeof courses,
	IndexedFact
>;

const columns = {
	id: courses.id,
	name: courses.name,
	otherNames: courses.otherNames,
	locality: courses.locality,
	region: courses.region,
	nation: courses.nation,
	regionSlug: courses.regionSlug,
	regionName: courses.regionName,
	townId: courses.townId,
	areas: courses.areas,
	country: courses.country,
	continent: courses.continent,
	latitude: courses.latitude,
	longitude: courses.longitude,
	...indexedColumns,
	architect: courses.architect,
	coverTerrain: courses.coverTerrain,
	seasonFrom: courses.seasonFrom,
	seasonTo: courses.seasonTo,
	greenFeeMinor: courses.greenFeeMinor,
	greenFeeCurrency: courses.greenFeeCurrency,
	ratingShown: courses.ratingShown,
	ratingCount: courses.ratingCount,
	described: sql<boolean>`description is not null`,
};

/** Readers find open courses only. */
const isOpen = isNull(courses.closedOn);

/** What the index is made of: one open course as its table has it. */
export type IndexedCourse = Awaited<ReturnType<typeof readSomeCourses>>[number];

/**
 * Courses a statement: few enough that nobody waits while one is read in, and that its rows are collected while they are
 * young. With a thousand the process held 15 MB more for good.
 */
const BATCH = 200;

/** In the order in which rows of the index stand. */
const ROW_ORDER = [asc(courses.country), asc(courses.id)];

/** The courses of these ids as rows of the index stand; those that do not exist or are closed are left out. */
export const readSomeCourses = (db: Database, ids: number[]) =>
	db
		.select(columns)
		.from(courses)
		.where(and(isOpen, sql`${courses.id} = any(${sql.param(ids)})`))
		.orderBy(...ROW_ORDER);

/** The courses of all ids, which are in the order of rows, in batches, each in a statement of its own. */
export async function* readCourses(db: Database, ids: readonly number[]): AsyncGenerator<IndexedCourse[]> {
	for (let from = 0; from < ids.length; from += BATCH) yield await readSomeCourses(db, ids.slice(from, from + BATCH));
}

/** All ids of open courses in the order in which rows of the index stand: country by country. */
export const readRowOrder = (db: Database) => readIds(db, ROW_ORDER);

/** All ids of open courses in the order of the names, as every list of the database orders them. */
export const readNameOrder = (db: Database) => readIds(db, [asc(courses.searchName), asc(courses.id)]);

async function readIds(db: Database, order: SQL[]): Promise<number[]> {
	const rows = await db
		.select({ id: courses.id })
		.from(courses)
		.where(isOpen)
		.orderBy(...order);
	return rows.map(({ id }) => id);
}
