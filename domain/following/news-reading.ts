import { and, desc, gt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { courses } from '#database/schema/catalogue.ts';
import type { conditionReports } from '#database/schema/conditions.ts';
import type { reviews } from '#database/schema/reviews.ts';
import { countryOf, landOf } from '../catalogue/cards.ts';
import type { DomainContext } from '../shared/context.ts';
import type { FollowedCourses } from './followed-courses.ts';
import { MOST_NEWS, type NewsCourse, type NewsWindow } from './news.ts';

/** What news are read with: the database, the courses in memory. */
export type NewsSources = Pick<DomainContext, 'db' | 'courseIndex' | 'now'>;

/** What somebody follows, as the news of each kind are asked for. */
export type Reading = NewsSources & {
	userId: string;
	window: NewsWindow;
	followed: FollowedCourses;
	golfers: string[];
};

/** Whether the course of a row is followed: a look at one bit, however many are. */
export const isFollowed = (course: SQLWrapper, { bits, end }: FollowedCourses): SQL =>
	sql`case when ${course} < ${end}::int then get_bit(${bits}::bytea, ${course}) = 1 else false end`;

export const within = (moment: SQLWrapper, { since, until }: NewsWindow) => and(gt(moment, since), lte(moment, until));

/** What is held until an editor has seen it is new from then on, not from when it was written. */
type Held = typeof reviews | typeof conditionReports;

export const isPublished = ({ status }: Held) => sql`${status} = 'published'`;

/** When it was first to be read. */
export const publicSince = ({ createdAt, publishedAt }: Held) =>
	sql<Date>`coalesce(${publishedAt}, ${createdAt})`.mapWith(createdAt);

/** Twice as many as are shown are looked at: those that are no news are left out once they are found. */
export const CANDIDATES = 2 * MOST_NEWS;

/** The ids of what is new of courses that are followed: found in the indexes of the newest alone, and only then read. */
export function newestOf({ db, window, followed }: Reading, table: Held) {
	const newestBy = (moment: PgColumn) =>
		db
			.select({ id: table.id })
			.from(table)
			.where(and(isPublished(table), within(moment, window), isFollowed(table.courseId, followed)))
			.orderBy(desc(moment), desc(table.id))
			.limit(CANDIDATES);
	return unionAll(newestBy(table.createdAt), newestBy(table.publishedAt));
}

/** How a query asks for a course that news name. */
export const courseColumns = {
	slug: courses.slug,
	name: courses.name,
	location: sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`,
	country: courses.country,
	nation: courses.nation,
};

type CourseRow = Pick<NewsCourse, 'slug' | 'name' | 'location'> & { country: string; nation: string | null };

/** That course, with what its country is called. */
export const toCourse = ({ country, nation, ...course }: CourseRow): NewsCourse => ({
	...course,
	land: landOf({ country, nation }).name,
	countrySlug: countryOf(country).slug,
});
