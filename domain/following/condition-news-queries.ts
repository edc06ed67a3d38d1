import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { livingPart } from '../conditions/report-queries.ts';
import type { NewsItem } from './news.ts';
import { courseColumns, isPublished, newestOf, publicSince, type Reading, toCourse, within } from './news-reading.ts';

/**
 * What golfers have told last of how each course is, as far as it still holds: of a course that is played much one line a visit is
 * enough, and the course's page says the rest. Samples are nobody's news (decision R9), nor is what one told oneself.
 */
export async function readConditions(reading: Reading): Promise<NewsItem[]> {
	const { db, window, userId, followed, now } = reading;
	if (followed.isEmpty) return [];
	const { id, courseId, day, told, byMember, observedAt, sample } = conditionReports;
	const at = publicSince(conditionReports);
	const rows = await db
		.select({ id, courseId, at, day, told, byMember, observedAt, course: courseColumns })
		.from(conditionReports)
		.innerJoin(courses, and(eq(courses.id, courseId), isNull(courses.closedOn)))
		.where(
			and(
				inArray(id, newestOf(reading, conditionReports)),
				isPublished(conditionReports),
				within(at, window),
				eq(sample, false),
				sql`${conditionReports.userId} is distinct from ${userId}`,
			),
		)
		.orderBy(desc(at), desc(id));
	const newest = new Map<number, NewsItem>();
	for (const { courseId: ofCourse, observedAt: since, at: moment, told: all, course, ...report } of rows) {
		const living = livingPart(all, since, now());
		if (living === null || newest.has(ofCourse)) continue;
		newest.set(ofCourse, {
			...report,
			kind: 'conditions',
			at: moment.toISOString(),
			told: living.told,
			course: toCourse(course),
		});
	}
	return [...newest.values()];
}
