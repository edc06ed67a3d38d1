import { MEMBER_CALLS } from '#app/features/data-calls/members/member-calls.ts';
import { toWireVisit } from '#app/features/data-calls/members/member-wire.ts';
import { listGivenVotes, listVisits } from '#domain/reviews/data-calls/own-marks-queries.ts';
import { getListed } from '#domain/reviews/lists/listed-course.ts';
import { takeBackVote, voteHelpful } from '#domain/reviews/member-actions/vote-commands.ts';
import { checkIn } from '#domain/reviews/verification/check-in-commands.ts';
import { CHECK_IN_MESSAGES, farWords } from '#domain/reviews/verification/check-in-rules.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import { success } from '#domain/shared/result.ts';
import { type Calling, type MemberHandlers, noSuchCourse, noSuchReview, notTaken, wrongField } from './outcome.ts';
import { nextPlace, placeAfter } from './parts-of-lists.ts';

type Names = 'listMyVotes' | 'giveMyVote' | 'takeBackMyVote' | 'listMyCheckIns' | 'checkMeIn';

/** The calls about helpful votes and check-ins. */
export const VOTE_AND_VISIT_HANDLERS: MemberHandlers<Names> = {
	async listMyVotes({ ctx, origin }, { limit, cursor }) {
		const { items, next } = await listGivenVotes(ctx, { after: placeAfter(cursor), limit });
		return success({
			items: items.map(({ reviewId, courseId, helpfulCount, since }) => ({
				review_id: reviewId,
				course_id: courseId,
				helpful_votes: helpfulCount,
				since,
			})),
			next: nextPlace(origin, MEMBER_CALLS.listMyVotes.path, limit, next),
		});
	},
	giveMyVote: (calling, { id }) => changeVote(calling, id, true),
	takeBackMyVote: (calling, { id }) => changeVote(calling, id, false),
	async listMyCheckIns({ ctx, origin }, { limit, cursor }) {
		const { items, next } = await listVisits(ctx, { after: placeAfter(cursor), limit });
		return success({
			items: items.map((visit) => toWireVisit(visit, origin)),
			next: nextPlace(origin, MEMBER_CALLS.listMyCheckIns.path, limit, next),
		});
	},
	async checkMeIn({ ctx }, _asked, { course_id, ...position }) {
		const course = await getListed(ctx, course_id);
		if (!course) return noSuchCourse();
		const outcome = await checkIn(ctx, course.slug, position, stampFor(ctx));
		if (outcome.ok) return success({ course_id, day: position.day, verified: outcome.value.verified });
		switch (outcome.kind) {
			case 'course-unknown':
				return noSuchCourse();
			case 'too-far':
				return notTaken(farWords(outcome.within));
			case 'course-closed':
				return notTaken(CHECK_IN_MESSAGES.closed);
			case 'course-unplaced':
				return notTaken(CHECK_IN_MESSAGES.unplaced);
			case 'other-day':
				return wrongField('day', CHECK_IN_MESSAGES.otherDay);
			case 'too-vague':
				return wrongField('accuracy', CHECK_IN_MESSAGES.vague);
			default:
				throw new Error(`a check-in sent by a program failed: ${outcome.kind}`);
		}
	},
};

async function changeVote({ ctx }: Calling, reviewId: number, given: boolean) {
	const command = given ? voteHelpful : takeBackVote;
	const outcome = await command(ctx, reviewId, stampFor(ctx));
	if (outcome.ok) {
		const { courseId, helpfulCount } = outcome.value;
		return success({ review_id: reviewId, course_id: courseId, given, helpful_votes: helpfulCount });
	}
	if (outcome.kind === 'review-unknown') return noSuchReview();
	if (outcome.kind === 'own-review') return notTaken('Nobody votes for a review of their own.');
	throw new Error(`a helpful vote sent by a program failed: ${outcome.kind}`);
}
