import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';

const columns = {
	id: courses.id,
	name: courses.name,
	otherNames: courses.otherNames,
	locality: courses.locality,
	region: courses.region,
	country: courses.country,
	continent: courses.continent,
	latitude: courses.latitude,
	longitude: courses.longitude,
	terrain: courses.terrain,
	coverTerrain: courses.coverTerrain,
	difficulty: courses.difficulty,
	facilities: courses.facilities,
	holes: courses.holes,
	par: courses.par,
	lengthMetres: courses.lengthMetres,
	access: courses.access,
	seasonFrom: courses.seasonFrom,
	seasonTo: courses.seasonTo,
	greenFeeMinor: courses.greenFeeMinor,
	greenFeeCurrency: courses.greenFeeCurrency,
	priceBand: courses.priceBand,
	ratingShown: courses.ratingShown,
	ratingCount: courses.ratingCount,
	described: sql<boolean>`description is not null`,
};

/** Readers find open courses only. */
const isOpen = isNull(courses.closedOn);

/** What the index is made of: one open course as its table has it. */
export type IndexedCourse = Awaited<ReturnType<typeof readBatch>>[number];

/**
 * Courses a statement: few enough that nobody waits while one is read in, and that its rows are collected while they are
 * young. With a thousand the process held 15 MB more for good.
 */
const BATCH = 200;

const readBatch = (db: Database, after: number) =>
	db
		.select(columns)
		.from(courses)
		.where(and(isOpen, gt(courses.id, after)))
		.orderBy(asc(courses.id))
		.limit(BATCH);

/** Every open course by id, in batches, each in a statement of its own. */
export async function* readCourses(db: Database): AsyncGenerator<IndexedCourse[]> {
	for (let after = 0; ; ) {
		const batch = await readBatch(db, after);
		const last = batch.at(-1);
		if (!last) return;
		yield batch;
		after = last.id;
	}
}

/** The courses of these ids; those that do not exist or are closed are left out. */
export async function readSomeCourses(db: Database, ids: number[]): Promise<IndexedCourse[]> {
	return db
		.select(columns)
		.from(courses)
		.where(and(isOpen, inArray(courses.id, ids)));
}

/** All ids of open courses in the order of the names, as every list of the database orders them. */
export async function readNameOrder(db: Database): Promise<number[]> {
	const rows = await db
		.select({ id: courses.id })
		.from(courses)
		.where(isOpen)
		.orderBy(asc(courses.searchName), asc(courses.id));
	return rows.map(({ id }) => id);
}
