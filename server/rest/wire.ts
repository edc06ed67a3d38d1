import { avatarAddress, toWireReview } from '#app/features/data-calls/wire.ts';
import type { OpenAuthor, OpenReview } from '#domain/reviews/data-calls/data-call-queries.ts';
import { encodeVisitor } from '#domain/reviews/data-calls/name-codec.ts';

/**
 * A review as a row. The specification's client looks a name up by `user_id`, or else takes it from the end of the text: there
 * stand the names of members too who have no public page.
 */
export function toRestReview(review: OpenReview, origin: string) {
	const { profile, ...row } = toWireReview(review, origin);
	const { status, content: text } = review;
	if (profile === null || row.user_id !== null) return { ...row, status };
	const name = [profile.first_name, profile.last_name].filter((part) => part !== null).join(' ');
	return { ...row, content: encodeVisitor({ text, name }), status };
}

/** What the site prints of a member, under the id that their reviews have for `user_id`. */
export const toRestProfile = (author: OpenAuthor, origin: string) => ({
	id: author.handle,
	first_name: author.firstName,
	last_name: author.lastName,
	avatar_url: avatarAddress(author, origin),
});
