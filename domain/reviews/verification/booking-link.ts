import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSlug } from '#domain/catalogue/slug.ts';
import { isCalendarDay } from '#domain/shared/day.ts';

/** What a partner vouches for: somebody who follows the link had a tee time at the course on the day (YYYY-MM-DD). */
export type Booking = {
	partner: number;
	/** The course's slug. */
	course: string;
	day: string;
	/** The partner's own number of the booking; each works once. */
	reference: string;
};

/** Characters of a partner's number of a booking. */
export const REFERENCE_LENGTH = { least: 4, most: 64 } as const;
const REFERENCE = new RegExp(`^[\\w.-]{${REFERENCE_LENGTH.least},${REFERENCE_LENGTH.most}}$`);
const SIGNATURE = /^[0-9a-f]{64}$/;

/** The signature of a booking, 64 hexadecimal digits: HMAC-SHA256 of its four parts, one a line, under the partner's key. */
export const signBooking = (secret: string, { partner, course, day, reference }: Booking) =>
	createHmac('sha256', secret).update([partner, course, day, reference].join('\n')).digest('hex');

/** Compares in constant time. */
export function isSigned(secret: string, booking: Booking, signature: string): boolean {
	if (!SIGNATURE.test(signature)) return false;
	return timingSafeEqual(Buffer.from(signBooking(secret, booking)), Buffer.from(signature));
}

/** The booking that an address names, or null where a part is missing or is none. */
export function readBooking(params: URLSearchParams): Booking | null {
	const part = (name: string) => params.get(name) ?? '';
	const [partner, course, day, reference] = [part('partner'), part('course'), part('day'), part('reference')];
	if (!/^[1-9]\d{0,8}$/.test(partner) || !isSlug(course)) return null;
	if (!isCalendarDay(day) || !REFERENCE.test(reference)) return null;
	return { partner: Number(partner), course, day, reference };
}
