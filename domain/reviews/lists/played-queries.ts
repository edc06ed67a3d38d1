import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, likedCourses, reviews } from '#database/schema/reviews.ts';
import { countryOf } from '#domain/catalogue/cards.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** A course on one of a member's lists. Degrees where the course has a position. */
export type ListedCourse = {
	id: number;
	slug: string;
	name: string;
	/** Town, else region; empty where neither is known. */
	location: string;
	country: { code: string; name: string; slug: string };
	latitude: number | null;
	longitude: number | null;
};

/** A course that a member has played. `lastPlayed` as YYYY-MM-DD; null where no day was given. */
export type PlayedCourse = ListedCourse & { lastPlayed: string | null };

/** More than anybody has reviewed; a list is always limited. */
const MOST = 2_000;

const listed = {
	id: courses.id,
	slug: courses.slug,
	name: courses.name,
	location: sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`,
	country: courses.country,
	latitude: courses.latitude,
	longitude: courses.longitude,
};

const withCountry = <Row extends { country: string }>({ country, ...row }: Row) => ({
	...row,
	country: countryOf(country),
});

/** The courses the viewer has reviewed or checked in at, by name, each once; nothing for visitors. */
export async function listPlayedCourses({ db, viewer }: DomainContext): Promise<PlayedCourse[]> {
	if (viewer.kind !== 'member') return [];
	const { userId } = viewer;
	const rounds = db
		.select({ courseId: reviews.courseId, day: reviews.datePlayed })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), ne(reviews.status, 'withdrawn')))
		.unionAll(
			db.select({ courseId: checkIns.courseId, day: checkIns.day }).from(checkIns).where(eq(checkIns.userId, userId)),
		)
		.as('rounds');
	const rows = await db
		.select({ ...listed, lastPlayed: sql<string | null>`max(${rounds.day})::text` })
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.groupBy(courses.id)
		.orderBy(courses.name)
		.limit(MOST);
	return rows.map(withCountry);
}

/** The viewer's wish list, the newest wish first; nothing for visitors. */
export async function listLikedCourses({ db, viewer }: DomainContext): Promise<ListedCourse[]> {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select(listed)
		.from(likedCourses)
		.innerJoin(courses, eq(courses.id, likedCourses.courseId))
		.where(eq(likedCourses.userId, viewer.userId))
		.orderBy(desc(likedCourses.createdAt), desc(courses.id))
		.limit(MOST);
	return rows.map(withCountry);
}
