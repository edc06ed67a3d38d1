import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { roundsOf } from '../reviews/lists/played-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { bookOf, ownerOf } from './book.ts';

/**
 * How many rounds, and at how many courses in how many countries and regions; a course that is only marked as played is one too. A nation
 * is a country of its own, as it is wherever countries stand.
 */
export type BookCounts = { rounds: number; courses: number; countries: number; regions: number };

/** A year in which there are rounds. */
export type BookYear = { year: number; rounds: number };

/** A country, or a nation within one. */
export const land = sql`(${courses.country}, coalesce(${courses.nation}, ''))`;

/** What the viewer's book holds, counted; nothing for visitors. */
export async function countBook({ db, viewer }: DomainContext): Promise<BookCounts> {
	const userId = ownerOf(viewer);
	const played = roundsOf(db, userId);
	const region = sql`(${courses.country}, ${courses.regionSlug})`;
	const [total, [places]] = await Promise.all([
		db.$count(bookOf(db, userId)),
		db
			.select({
				courses: sql<number>`count(*)::int`,
				countries: sql<number>`count(distinct ${land})::int`,
				regions: sql<number>`(count(distinct ${region}) filter (where ${courses.regionSlug} is not null))::int`,
			})
			.from(courses)
			.where(inArray(courses.id, db.select({ id: played.courseId }).from(played))),
	]);
	return { rounds: total, ...(places ?? { courses: 0, countries: 0, regions: 0 }) };
}

/** The years of the viewer's book, the newest first, each with its rounds; those without one are left out. Nothing for visitors. */
export const listYears = ({ db, viewer }: DomainContext): Promise<BookYear[]> => listYearsOf(db, ownerOf(viewer));

/** The years of a member's book, the newest first, each with its rounds. */
export async function listYearsOf(db: Database, userId: string): Promise<BookYear[]> {
	const book = bookOf(db, userId);
	const year = sql<number>`extract(year from ${book.day})::int`;
	return db.select({ year, rounds: sql<number>`count(*)::int` }).from(book).groupBy(year).orderBy(sql`1 desc`);
}
