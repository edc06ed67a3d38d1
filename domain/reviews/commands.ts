import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext, Viewer } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { answerOnce, type SubmissionFailure } from '../shared/submission.ts';
import { ASPECTS } from './aspects.ts';
import { storeRating, utcDay } from './rating-store.ts';
import type { ReviewInput } from './rules.ts';
import { knownVerification } from './verification-store.ts';

/** What is told of a review that was taken. `rating` is the course's printed rating with it. */
export type SubmittedReview = {
	reviewId: number;
	course: { id: number; name: string; slug: string; country: string };
	rating: number | null;
};

export type ReviewFailure =
	| { kind: 'course-unknown' }
	| { kind: 'played-before-opening'; openedYear: number }
	| { kind: 'reviewed-already' };

/**
 * Publishes a review, a member's under the account, and stores the course's new rating in the same transaction. The stamp
 * makes it happen once. Fails with `course-unknown`, `played-before-opening`, `reviewed-already` (a member has one review
 * a course and day, decision R7) or what `answerOnce` says of the stamp; throws when the database does.
 */
export async function submitReview(
	ctx: DomainContext,
	input: ReviewInput,
	stamp: string,
): Promise<Result<SubmittedReview, ReviewFailure | SubmissionFailure>> {
	const outcome = await answerOnce<SubmittedReview, ReviewFailure>(
		ctx,
		{ form: 'review', stamp, body: input },
		async (tx) => {
			const course = await lockCourse(tx, input.courseId);
			if (!course) return failure({ kind: 'course-unknown' });
			if (course.openedYear && Number(input.playDate.slice(0, 4)) < course.openedYear) {
				return failure({ kind: 'played-before-opening', openedYear: course.openedYear });
			}
			const reviewId = await insertReview(tx, ctx, input);
			if (reviewId === null) return failure({ kind: 'reviewed-already' });
			const rating = await storeRating(tx, course.id, utcDay(ctx.now()));
			const { id, name, slug, country } = course;
			return success({ reviewId, rating, course: { id, name, slug, country } });
		},
	);
	if (outcome.ok) {
		const { course } = outcome.value;
		for (const key of [`course:${course.id}`, 'ranking', 'reviews:latest']) ctx.changes.add(key);
	}
	return outcome;
}

/** Locks the course's row, so that two reviews of it are counted one after the other. */
async function lockCourse(tx: Database, courseId: number) {
	const [course] = await tx
		.select({
			id: courses.id,
			name: courses.name,
			slug: courses.slug,
			country: courses.country,
			openedYear: courses.openedYear,
		})
		.from(courses)
		.where(eq(courses.id, courseId))
		.for('update');
	return course;
}

/** The id, or null where the member has a review of that course and day. */
async function insertReview(tx: Database, { viewer, now }: DomainContext, input: ReviewInput): Promise<number | null> {
	const round = viewer.kind === 'member' && { userId: viewer.userId, courseId: input.courseId, day: input.playDate };
	const graded = ASPECTS.flatMap((aspect) => (input[aspect] === undefined ? [] : [[aspect, input[aspect]] as const]));
	const [row] = await tx
		.insert(reviews)
		.values({
			courseId: input.courseId,
			...authorOf(viewer, input),
			content: input.reviewText,
			rating: input.rating,
			datePlayed: input.playDate,
			pros: input.pros,
			cons: input.cons,
			aspects: Object.fromEntries(graded),
			benefit: input.benefit,
			verification: round ? await knownVerification(tx, round) : 'unverified',
			createdAt: now(),
			updatedAt: now(),
		})
		.onConflictDoNothing()
		.returning({ id: reviews.id });
	return row?.id ?? null;
}

/** A member's review carries the account, whose name is printed; the typed one where the account has none. */
function authorOf(viewer: Viewer, { reviewerName }: ReviewInput) {
	if (viewer.kind === 'visitor') return { reviewerName };
	return { userId: viewer.userId, reviewerName: viewer.firstName || viewer.lastName ? null : reviewerName };
}
