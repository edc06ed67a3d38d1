import { CALLS } from '#app/features/data-calls/calls.ts';
import {
	nextAddress,
	photographCursor,
	readPhotographCursor,
	readReviewCursor,
	reviewCursor,
} from '#app/features/data-calls/cursors.ts';
import type { REVIEW_CALLS } from '#app/features/data-calls/review-calls.ts';
import {
	toWireAnnouncement,
	toWireCondition,
	toWireLatest,
	toWirePhotograph,
	toWireReview,
} from '#app/features/data-calls/wire.ts';
import { getCourseById } from '#domain/catalogue/data-call-queries.ts';
import { getAnnouncements } from '#domain/conditions/announcements/announcement-queries.ts';
import { getConditionsNow } from '#domain/conditions/now-queries.ts';
import { listOpenPhotographs } from '#domain/pictures/open-photograph-queries.ts';
import { getOpenReview, listLatestOpenReviews, listOpenReviews } from '#domain/reviews/data-calls/data-call-queries.ts';
import { type Answering, type Handler, placeIn } from './answering.ts';

/** The calls that tell of reviews. */
export const REVIEW_HANDLERS: { [Name in Exclude<keyof typeof REVIEW_CALLS, 'submitReview'>]: Handler<Name> } = {
	async listReviews(answering, { id, limit, cursor }) {
		const part = await partOfReviews(answering, id, { limit, cursor });
		if (part.items.length > 0 || (await getCourseById(answering.ctx, id))) return part;
		return null;
	},
	async getReview({ ctx, origin }, { id }) {
		const review = await getOpenReview(ctx, id);
		return review && toWireReview(review, origin);
	},
	async listCoursePhotographs({ ctx, origin }, { id, limit, cursor }) {
		const after = placeIn(cursor, readPhotographCursor);
		const { items, next } = await listOpenPhotographs(ctx, { courseId: id, after, limit });
		if (items.length === 0 && !(await getCourseById(ctx, id))) return null;
		const path = CALLS.listCoursePhotographs.path.replace('{id}', String(id));
		return {
			items: items.map((photograph) => toWirePhotograph(photograph, origin)),
			next: nextAddress(origin, path, { limit }, next && photographCursor(next)),
		};
	},
	async listCourseConditions({ ctx }, { id }) {
		const [conditions, announcements] = await Promise.all([getConditionsNow(ctx, id), getAnnouncements(ctx, id)]);
		if (conditions.length === 0 && announcements.length === 0 && !(await getCourseById(ctx, id))) return null;
		return { items: conditions.map(toWireCondition), announcements: announcements.map(toWireAnnouncement) };
	},
	async listLatestReviews({ ctx, origin }, { limit, cursor }) {
		const after = placeIn(cursor, readReviewCursor);
		const { items, next } = await listLatestOpenReviews(ctx, { after, limit });
		return {
			items: items.map((review) => toWireLatest(review, origin)),
			next: nextAddress(origin, CALLS.listLatestReviews.path, { limit }, next && reviewCursor(next)),
		};
	},
};

/** Some reviews of a course, with the address of those after them. */
export async function partOfReviews(
	{ ctx, origin }: Answering,
	courseId: number,
	{ limit, cursor }: { limit: number; cursor?: string },
) {
	const after = placeIn(cursor, readReviewCursor);
	const { items, next } = await listOpenReviews(ctx, { courseId, after, limit });
	const path = CALLS.listReviews.path.replace('{id}', String(courseId));
	return {
		items: items.map((review) => toWireReview(review, origin)),
		next: nextAddress(origin, path, { limit }, next === null ? null : reviewCursor(next)),
	};
}
