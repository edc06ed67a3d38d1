import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { likedCourses, playedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { noteGolf } from './golf-changes.ts';

export type LikeFailure = { kind: 'not-signed-in' } | { kind: 'course-unknown' };

type LikeOutcome = Result<{ courseId: number }, LikeFailure | SubmissionFailure>;

/** Puts a course on the viewer's wish list (decision C11); one that is on it stays. */
export const likeCourse = (ctx: DomainContext, slug: string, stamp: string): Promise<LikeOutcome> =>
	changeMark(ctx, { form: 'like', slug, stamp }, (tx, mark) => setMark(tx, ctx, likedCourses, mark));

/** Takes a course off the viewer's wish list; one that is not on it changes nothing. */
export const unlikeCourse = (ctx: DomainContext, slug: string, stamp: string): Promise<LikeOutcome> =>
	changeMark(ctx, { form: 'like removal', slug, stamp }, (tx, mark) => dropMark(tx, likedCourses, mark));

/** Marks a course as played by the viewer (decision C11); one that is marked stays so. */
export const markPlayed = (ctx: DomainContext, slug: string, stamp: string): Promise<LikeOutcome> =>
	changeMark(ctx, { form: 'played', slug, stamp }, (tx, mark) => setMark(tx, ctx, playedCourses, mark));

/** Takes that mark back; what a review or a check-in says stays, and without a mark it changes nothing. */
export const unmarkPlayed = (ctx: DomainContext, slug: string, stamp: string): Promise<LikeOutcome> =>
	changeMark(ctx, { form: 'played removal', slug, stamp }, (tx, mark) => dropMark(tx, playedCourses, mark));

type Mark = { userId: string; courseId: number };
type MarkTable = typeof likedCourses | typeof playedCourses;
type MarkForm = { form: string; slug: string; stamp: string };

const setMark = (tx: Database, { now }: DomainContext, table: MarkTable, mark: Mark) =>
	tx
		.insert(table)
		.values({ ...mark, createdAt: now() })
		.onConflictDoNothing();

const dropMark = (tx: Database, table: MarkTable, { userId, courseId }: Mark) =>
	tx.delete(table).where(and(eq(table.userId, userId), eq(table.courseId, courseId)));

/** Marks are private: no page that is the same for everyone changes with one, but that on which the member shows what they have played. */
async function changeMark(
	ctx: DomainContext,
	{ form, slug, stamp }: MarkForm,
	change: (tx: Database, mark: Mark) => Promise<unknown>,
): Promise<LikeOutcome> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	return answerOnce<{ courseId: number }, LikeFailure>(ctx, { form, stamp, body: { slug, userId } }, async (tx) => {
		const [course] = await tx.select({ courseId: courses.id }).from(courses).where(eq(courses.slug, slug));
		if (!course) return failure({ kind: 'course-unknown' });
		await change(tx, { userId, ...course });
		await noteGolf(ctx, tx, userId);
		return success(course);
	});
}
