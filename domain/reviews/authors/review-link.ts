import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a visitor may edit or remove a review with the link that was given for it. */
export const REVIEW_LINK_DAYS = 365;

const MILLISECONDS_A_DAY = 86_400_000;
const SHAPE = /^([1-9]\d{0,8})-([1-9]\d{0,5})-([\w-]{43})$/;

const sign = (secret: string, text: string) =>
	createHmac('sha256', secret).update(`edit or remove review ${text}`).digest('base64url');

/** The last day of a link that is given now, in days since 1970. */
export const linkUntil = (now: Date) => Math.floor(now.getTime() / MILLISECONDS_A_DAY) + REVIEW_LINK_DAYS;

/** A signed text that lets whoever has it edit or remove one visitor's review, until the day `until`. */
export function makeReviewLink(secret: string, reviewId: number, until: number): string {
	const text = `${reviewId}-${until}`;
	return `${text}-${sign(secret, text)}`;
}

/** The id of the review that a link is good for; null where it is forged, mangled or too old. */
export function readReviewLink(secret: string, link: string, now: Date): number | null {
	const [, id, until, signature] = SHAPE.exec(link) ?? [];
	if (!id || !until || !signature) return null;
	const wanted = sign(secret, `${id}-${until}`);
	if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(signature))) return null;
	return Number(until) * MILLISECONDS_A_DAY < now.getTime() ? null : Number(id);
}
