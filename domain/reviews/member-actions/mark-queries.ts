import { and, eq, inArray } from 'drizzle-orm';
import { likedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { roundsOf } from '../lists/played-queries.ts';

/** Ids of courses: those on the member's wish list, and those that the member has played, whatever says so. */
export type CourseMarks = { wanted: number[]; played: number[] };

/** More courses than any page shows. */
export const MOST_MARKED = 200;

/** Which of some courses the viewer wants to play and has played, in any order; the first `MOST_MARKED` count. Nothing for visitors. */
export async function listMarks({ db, viewer }: DomainContext, courseIds: readonly number[]): Promise<CourseMarks> {
	if (viewer.kind !== 'member' || courseIds.length === 0) return { wanted: [], played: [] };
	const asked = courseIds.slice(0, MOST_MARKED);
	const rounds = roundsOf(db, viewer.userId);
	const [wanted, played] = await Promise.all([
		db
			.select({ id: likedCourses.courseId })
			.from(likedCourses)
			.where(and(eq(likedCourses.userId, viewer.userId), inArray(likedCourses.courseId, asked))),
		db.selectDistinct({ id: rounds.courseId }).from(rounds).where(inArray(rounds.courseId, asked)),
	]);
	return { wanted: wanted.map(({ id }) => id), played: played.map(({ id }) => id) };
}
