import { data } from 'react-router';
import type { OwnReviewPlace } from '#domain/reviews/authors/own-review.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { requireMember } from './auth/require-member.ts';

const REVIEW_ID = /^[1-9]\d{0,8}$/;

/**
 * Which review an address means, and by what right: a visitor's signed link, or the session of a member; without either
 * one is sent to sign in and comes back. Throws 404 for what is no id.
 */
export function requireReviewPlace(ctx: DomainContext, request: Request, id: string): OwnReviewPlace {
	if (!REVIEW_ID.test(id)) throw data(null, { status: 404 });
	const reviewId = Number(id);
	const link = new URL(request.url).searchParams.get('link');
	if (link === null) requireMember(ctx, request);
	return { reviewId, link };
}
