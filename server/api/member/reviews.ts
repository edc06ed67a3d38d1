import { MEMBER_CALLS } from '#app/features/data-calls/members/member-calls.ts';
import { toWireOwnReview } from '#app/features/data-calls/members/member-wire.ts';
import { withdrawReview } from '#domain/reviews/authors/withdraw-commands.ts';
import { editFromProgram } from '#domain/reviews/data-calls/edit-call-commands.ts';
import { getOwnForCalls, listOwnForCalls } from '#domain/reviews/data-calls/own-review-queries.ts';
import { success } from '#domain/shared/result.ts';
import { type Calling, changedMeanwhile, type MemberHandlers, noSuchReview, wrongField } from './outcome.ts';
import { nextPlace, placeAfter } from './parts-of-lists.ts';

/** The calls about the member's own reviews; what is not theirs is not there. */
export const REVIEW_HANDLERS: MemberHandlers<'listMyReviews' | 'getMyReview' | 'editMyReview' | 'withdrawMyReview'> = {
	async listMyReviews({ ctx, origin }, { limit, cursor }) {
		const { items, next } = await listOwnForCalls(ctx, { after: placeAfter(cursor), limit });
		return success({
			items: items.map((review) => toWireOwnReview(review, ctx.viewer, origin)),
			next: nextPlace(origin, MEMBER_CALLS.listMyReviews.path, limit, next),
		});
	},
	getMyReview: (calling, { id }) => readOwn(calling, id),
	async editMyReview(calling, { id }, sent) {
		const edited = await editFromProgram(calling.ctx, id, sent);
		if (edited.ok) return readOwn(calling, id);
		if (edited.kind === 'review-unknown') return noSuchReview();
		return edited.kind === 'version-changed' ? changedMeanwhile() : wrongField(edited.field, edited.said);
	},
	async withdrawMyReview({ ctx }, { id }) {
		const gone = await withdrawReview(ctx, { reviewId: id, link: null });
		return gone.ok ? success({ id, state: 'withdrawn' }) : noSuchReview();
	},
};

async function readOwn({ ctx, origin }: Calling, id: number) {
	const review = await getOwnForCalls(ctx, id);
	return review ? success(toWireOwnReview(review, ctx.viewer, origin)) : noSuchReview();
}
