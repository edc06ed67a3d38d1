import { and, eq, inArray, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { likedCourses, playedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { noteGolf } from './golf-changes.ts';

/** How many of the courses are marked now, and the ids of those that were not before. */
type Marked = { courses: number; added: number[] };
type MarkFailure = { kind: 'not-signed-in' };

/** Which mark many courses get, and which courses: ids, any of which may be there no more. */
type ManyMarks = { mark: 'played' | 'like'; courseIds: readonly number[]; stamp: string };

/**
 * Marks many courses as played by the viewer, or puts them on their wish list (B3), all or none; one that is marked stays so, and one
 * that is there no more is left out. Answers how many of them are marked now, and which were not before.
 */
export async function markManyCourses(
	ctx: DomainContext,
	{ mark, courseIds, stamp }: ManyMarks,
): Promise<Result<Marked, MarkFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const ids = [...new Set(courseIds)].sort((a, b) => a - b);
	const table = mark === 'played' ? playedCourses : likedCourses;
	return answerOnce<Marked, MarkFailure>(ctx, { form: `many ${mark}`, stamp, body: { ids, userId } }, async (tx) => {
		const there = await tx
			.select({ courseId: courses.id })
			.from(courses)
			.where(sql`${courses.id} = any(${sql.param(ids)}::int[])`);
		const createdAt = ctx.now();
		const rows = there.map(({ courseId }) => ({ userId, courseId, createdAt }));
		const added =
			rows.length === 0
				? []
				: await tx.insert(table).values(rows).onConflictDoNothing().returning({ courseId: table.courseId });
		await noteGolf(ctx, tx, userId);
		return success({ courses: there.length, added: added.map(({ courseId }) => courseId) });
	});
}

/** Takes that mark of the viewer back from many courses, all or none. Answers how many had it. */
export async function unmarkManyCourses(
	ctx: DomainContext,
	{ mark, courseIds, stamp }: ManyMarks,
): Promise<Result<{ courses: number }, MarkFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const ids = [...new Set(courseIds)].sort((a, b) => a - b);
	const table = mark === 'played' ? playedCourses : likedCourses;
	const body = { ids, userId };
	return answerOnce<{ courses: number }, MarkFailure>(
		ctx,
		{ form: `many ${mark} removal`, stamp, body },
		async (tx) => {
			const gone = await tx
				.delete(table)
				.where(and(eq(table.userId, userId), inArray(table.courseId, ids)))
				.returning({ courseId: table.courseId });
			await noteGolf(ctx, tx, userId);
			return success({ courses: gone.length });
		},
	);
}
