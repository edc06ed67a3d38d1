import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { likedCourses } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';

export type LikeFailure = { kind: 'not-signed-in' } | { kind: 'course-unknown' };

type LikeOutcome = Result<{ courseId: number }, LikeFailure | SubmissionFailure>;

/** Puts a course on the viewer's wish list (decision C11); one that is on it stays. */
export const likeCourse = (ctx: DomainContext, slug: string, stamp: string): Promise<LikeOutcome> =>
	changeLike(ctx, { form: 'like', slug, stamp }, async (tx, like) => {
		await tx
			.insert(likedCourses)
			.values({ ...like, createdAt: ctx.now() })
			.onConflictDoNothing();
	});

/** Takes a course off the viewer's wish list; one that is not on it changes nothing. */
export const unlikeCourse = (ctx: DomainContext, slug: string, stamp: string): Promise<LikeOutcome> =>
	changeLike(ctx, { form: 'like removal', slug, stamp }, async (tx, { userId, courseId }) => {
		await tx.delete(likedCourses).where(and(eq(likedCourses.userId, userId), eq(likedCourses.courseId, courseId)));
	});

type Like = { userId: string; courseId: number };
type LikeForm = { form: string; slug: string; stamp: string };

/** Wish lists are private: no page that is the same for everyone changes with one. */
async function changeLike(
	ctx: DomainContext,
	{ form, slug, stamp }: LikeForm,
	change: (tx: Database, like: Like) => Promise<void>,
): Promise<LikeOutcome> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	return answerOnce<{ courseId: number }, LikeFailure>(ctx, { form, stamp, body: { slug, userId } }, async (tx) => {
		const [course] = await tx.select({ courseId: courses.id }).from(courses).where(eq(courses.slug, slug));
		if (!course) return failure({ kind: 'course-unknown' });
		await change(tx, { userId, ...course });
		return success(course);
	});
}
