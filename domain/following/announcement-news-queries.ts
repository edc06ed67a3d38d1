import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnnouncements } from '#database/schema/conditions.ts';
import { MOST_NEWS, type NewsItem } from './news.ts';
import { CANDIDATES, courseColumns, isFollowed, type Reading, toCourse, within } from './news-reading.ts';

/**
 * What clubs, or editors for them, have announced of courses that are followed, each once, by when it was published: one that is changed
 * stands where it stood, in the words that hold now. It is news as long as it stands on the course's page: no more once it is taken back,
 * its last day is over, or the course has closed. Samples are nobody's news (decision R9), nor is what one announced oneself.
 */
export async function readAnnouncements({ db, window, userId, followed, now }: Reading): Promise<NewsItem[]> {
	if (followed.isEmpty) return [];
	const { id, courseId, kind, firstDay, lastDay, byEditor, beginsAt, endsAt, endedAt, createdAt, sample } =
		clubAnnouncements;
	const moment = now();
	const newest = db
		.select({ id })
		.from(clubAnnouncements)
		.where(
			and(
				within(createdAt, window),
				...[isNull(endedAt), gt(endsAt, moment), eq(sample, false), isFollowed(courseId, followed)],
				sql`${clubAnnouncements.userId} is distinct from ${userId}`,
			),
		)
		.orderBy(desc(createdAt), desc(id))
		.limit(CANDIDATES);
	const rows = await db
		.select({ id, at: createdAt, beginsAt, told: { kind, firstDay, lastDay, byEditor }, course: courseColumns })
		.from(clubAnnouncements)
		.innerJoin(courses, and(eq(courses.id, courseId), isNull(courses.closedOn)))
		.where(inArray(id, newest))
		.orderBy(desc(createdAt), desc(id))
		.limit(MOST_NEWS);
	return rows.map(({ at, beginsAt: begins, told, course, ...row }) => ({
		...row,
		kind: 'announcement',
		at: at.toISOString(),
		announced: { ...told, isPresent: begins <= moment },
		course: toCourse(course),
	}));
}
