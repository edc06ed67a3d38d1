import { sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { likedCourses, playedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { noteGolf } from './golf-changes.ts';

type Marked = { courses: number };
type MarkFailure = { kind: 'not-signed-in' };

/** Which mark many courses get, and which courses: ids, any of which may be there no more. */
type ManyMarks = { mark: 'played' | 'like'; courseIds: readonly number[]; stamp: string };

/**
 * Marks many courses as played by the viewer, or puts them on their wish list (B3), all or none; one that is marked stays so, and one
 * that is there no more is left out. Answers how many of them are marked now.
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
		if (there.length > 0)
			await tx
				.insert(table)
				.values(there.map(({ courseId }) => ({ userId, courseId, createdAt })))
				.onConflictDoNothing();
		await noteGolf(ctx, tx, userId);
		return success({ courses: there.length });
	});
}
