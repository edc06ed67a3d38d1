import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, helpfulVotes, likedCourses, reviews } from '#database/schema/reviews.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { microsecondsOf, olderThan, type Part, type Place, partOf } from '#domain/shared/newest-first.ts';
import { type ListedCourse, listedColumns, toListed } from '../lists/listed-course.ts';
import { PLAYED_BY, type PlayedBy } from '../lists/played-by.ts';
import { roundsOf } from '../lists/played-queries.ts';
import { listMarks } from '../member-actions/mark-queries.ts';
import { getViewerState } from '../member-actions/viewer-state-queries.ts';

/** What a member has to do with one course. Ids of reviews of the course that are theirs, and that they found helpful. */
export type CourseMarks = {
	courseId: number;
	wanted: boolean;
	playedBy: PlayedBy[];
	lastPlayed: string | null;
	reviews: number[];
	helpfulVotes: number[];
};

type Asking = DomainContext & { viewer: Member };
type From = { after: Place | null; limit: number };

/** The viewer's marks of a course, which may be none at all. */
export async function getCourseMarks(ctx: Asking, courseId: number): Promise<CourseMarks> {
	const rounds = roundsOf(ctx.db, ctx.viewer.userId);
	const [state, { wanted }, [played]] = await Promise.all([
		getViewerState(ctx, courseId, []),
		listMarks(ctx, [courseId]),
		ctx.db
			.select({ by: sql<PlayedBy[]>`array_agg(distinct ${rounds.by})`, lastPlayed: lastDay(rounds.day) })
			.from(rounds)
			.where(eq(rounds.courseId, courseId)),
	]);
	return {
		courseId,
		wanted: wanted.length > 0,
		playedBy: inOrder(played?.by ?? []),
		lastPlayed: played?.lastPlayed ?? null,
		reviews: state.own,
		helpfulVotes: state.helpful,
	};
}

const lastDay = (day: ReturnType<typeof roundsOf>['day']) => sql<string | null>`max(${day})::text`;
const inOrder = (by: readonly PlayedBy[]) => PLAYED_BY.filter((one) => by.includes(one));

/** A course on the viewer's wish list, and since when. */
export type Wish = { course: ListedCourse; since: string };

/** The viewer's wish list, the newest wish first. */
export async function listWishes({ db, viewer }: Asking, { after, limit }: From): Promise<Part<Wish>> {
	const place = { moment: likedCourses.createdAt, id: likedCourses.courseId };
	const rows = await db
		.select({ ...listedColumns, since: likedCourses.createdAt, microseconds: microsecondsOf(likedCourses.createdAt) })
		.from(likedCourses)
		.innerJoin(courses, eq(courses.id, likedCourses.courseId))
		.where(and(eq(likedCourses.userId, viewer.userId), after ? olderThan(after, place) : undefined))
		.orderBy(desc(likedCourses.createdAt), desc(likedCourses.courseId))
		.limit(limit + 1);
	const toItem = (row: (typeof rows)[number]) => ({ course: toListed(row), since: row.since.toISOString() });
	return partOf(rows, { limit, idOf: ({ id }) => id, toItem });
}

/** A course that the viewer has played, and what says so. */
export type Played = { course: ListedCourse; playedBy: PlayedBy[]; lastPlayed: string | null };

/** The courses that the viewer has played, by their ids, from the one after `after` on; `next` is the id of the last. */
export async function listPlayed(
	{ db, viewer }: Asking,
	{ after, limit }: { after: number; limit: number },
): Promise<{ items: Played[]; next: number | null }> {
	const rounds = roundsOf(db, viewer.userId);
	const rows = await db
		.select({
			...listedColumns,
			by: sql<PlayedBy[]>`array_agg(distinct ${rounds.by})`,
			lastPlayed: lastDay(rounds.day),
		})
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.where(gt(courses.id, after))
		.groupBy(courses.id)
		.orderBy(courses.id)
		.limit(limit + 1);
	const items = rows
		.slice(0, limit)
		.map((row) => ({ course: toListed(row), playedBy: inOrder(row.by), lastPlayed: row.lastPlayed }));
	return { items, next: rows.length > limit ? (items.at(-1)?.course.id ?? null) : null };
}

/** A review that the viewer found helpful; `helpfulCount` is of all members. */
export type GivenVote = { reviewId: number; courseId: number; helpfulCount: number; since: string };

/** The viewer's helpful votes, the newest first. */
export async function listGivenVotes({ db, viewer }: Asking, { after, limit }: From): Promise<Part<GivenVote>> {
	const place = { moment: helpfulVotes.createdAt, id: helpfulVotes.reviewId };
	const rows = await db
		.select({
			reviewId: helpfulVotes.reviewId,
			courseId: reviews.courseId,
			helpfulCount: reviews.helpfulCount,
			since: helpfulVotes.createdAt,
			microseconds: microsecondsOf(helpfulVotes.createdAt),
		})
		.from(helpfulVotes)
		.innerJoin(reviews, and(eq(reviews.id, helpfulVotes.reviewId), eq(reviews.status, 'published')))
		.where(and(eq(helpfulVotes.userId, viewer.userId), after ? olderThan(after, place) : undefined))
		.orderBy(desc(helpfulVotes.createdAt), desc(helpfulVotes.reviewId))
		.limit(limit + 1);
	const toItem = ({ microseconds: _, since, ...row }: (typeof rows)[number]) => ({
		...row,
		since: since.toISOString(),
	});
	return partOf(rows, { limit, idOf: ({ reviewId }) => reviewId, toItem });
}

/** A day (YYYY-MM-DD) on which the viewer was at a course. */
export type Visit = { course: ListedCourse; day: string; distanceMetres: number };

/** The viewer's check-ins, the newest day first. A day stands for its midnight in UTC, where a list goes on. */
export async function listVisits({ db, viewer }: Asking, { after, limit }: From): Promise<Part<Visit>> {
	const midnight = sql`(${checkIns.day}::timestamp at time zone 'UTC')`;
	const place = { moment: midnight, id: checkIns.courseId };
	const rows = await db
		.select({
			...listedColumns,
			day: checkIns.day,
			distanceMetres: checkIns.distanceMetres,
			microseconds: microsecondsOf(midnight),
		})
		.from(checkIns)
		.innerJoin(courses, eq(courses.id, checkIns.courseId))
		.where(and(eq(checkIns.userId, viewer.userId), after ? olderThan(after, place) : undefined))
		.orderBy(desc(checkIns.day), desc(checkIns.courseId))
		.limit(limit + 1);
	const toItem = ({ day, distanceMetres, ...row }: (typeof rows)[number]) => ({
		course: toListed(row),
		day,
		distanceMetres,
	});
	return partOf(rows, { limit, idOf: ({ id }) => id, toItem });
}
