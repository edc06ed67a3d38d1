import { eq, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { DomainContext } from '../shared/context.ts';

/** A course that a member has played. `lastPlayed` as YYYY-MM-DD; null where no day was given. */
export type PlayedCourse = {
	id: number;
	slug: string;
	name: string;
	/** Town, else region; empty where neither is known. */
	location: string;
	country: { code: string; name: string; slug: string };
	lastPlayed: string | null;
};

/** More than anybody has reviewed; a list is always limited. */
const MOST = 2_000;

/** The courses the viewer has reviewed, by name, each once; nothing for visitors. */
export async function listPlayedCourses({ db, viewer }: DomainContext): Promise<PlayedCourse[]> {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select({
			id: courses.id,
			slug: courses.slug,
			name: courses.name,
			location: sql<string>`coalesce(${courses.locality}, ${courses.region}, '')`,
			country: courses.country,
			lastPlayed: sql<string | null>`max(${reviews.datePlayed})::text`,
		})
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(eq(reviews.userId, viewer.userId))
		.groupBy(courses.id)
		.orderBy(courses.name)
		.limit(MOST);
	return rows.map(({ country, ...row }) => ({ ...row, country: countryOf(country) }));
}
