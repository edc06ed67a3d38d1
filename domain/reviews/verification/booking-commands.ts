import { and, eq } from 'drizzle-orm';
import { courses, partners } from '#database/schema/catalogue.ts';
import { partnerBookings } from '#database/schema/rounds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import { countryOf } from '../../catalogue/cards.ts';
import { type Booking, isSigned } from './booking-link.ts';
import { verifyRound } from './verification-store.ts';

export type BookingFailure =
	| { kind: 'not-signed-in' }
	/** Forged, mangled, of a partner who signs none, or of a course we do not know. */
	| { kind: 'link-invalid' }
	/** The course could no longer be played on that day. */
	| { kind: 'course-closed' }
	/** Another member has used it. */
	| { kind: 'link-used' };

/** A signed booking that may be confirmed, as it is shown. */
export type SignedBooking = {
	partner: string;
	courseId: number;
	courseName: string;
	countrySlug: string;
	/** The day (YYYY-MM-DD) since when the course can no longer be played, where the round is not from before it; else null. */
	closedSince: string | null;
};

/** Checks the signature of a partner's link; null where it is not good. */
export async function getSignedBooking(
	{ db }: Pick<DomainContext, 'db'>,
	booking: Booking,
	signature: string,
): Promise<SignedBooking | null> {
	const [partner] = await db
		.select({ name: partners.name, secret: partners.signingSecret })
		.from(partners)
		.where(eq(partners.id, booking.partner));
	if (!partner?.secret || !isSigned(partner.secret, booking, signature)) return null;
	const [course] = await db
		.select({ courseId: courses.id, courseName: courses.name, country: courses.country, closedOn: courses.closedOn })
		.from(courses)
		.where(eq(courses.slug, booking.course));
	if (!course) return null;
	const { closedOn, country, ...known } = course;
	const closedSince = closedOn !== null && booking.day >= closedOn ? closedOn : null;
	return { partner: partner.name, ...known, countrySlug: countryOf(country).slug, closedSince };
}

/**
 * The viewer confirms a round that a partner vouches for (decision R4). A reference works for one member; again for the
 * same one it changes nothing. A review of that round, written before or after, is `booked`.
 */
export async function confirmBooking(
	ctx: DomainContext,
	booking: Booking,
	signature: string,
): Promise<Result<{ courseId: number; verified: boolean }, BookingFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const outcome = await inTransaction<Result<{ courseId: number; verified: boolean }, BookingFailure>>(
		ctx,
		async (tx) => {
			const signed = await getSignedBooking({ db: tx }, booking, signature);
			if (!signed) return failure({ kind: 'link-invalid' });
			const { courseId, closedSince } = signed;
			if (closedSince !== null) return failure({ kind: 'course-closed' });
			const { partner: partnerId, reference, day } = booking;
			// The primary key decides whose it is, not a look before.
			const row = { partnerId, reference, courseId, userId, day, createdAt: ctx.now() };
			await tx.insert(partnerBookings).values(row).onConflictDoNothing();
			const [kept] = await tx
				.select({ userId: partnerBookings.userId })
				.from(partnerBookings)
				.where(and(eq(partnerBookings.partnerId, partnerId), eq(partnerBookings.reference, reference)));
			if (kept?.userId !== userId) return failure({ kind: 'link-used' });
			const verified = await verifyRound(tx, { userId, courseId, day }, 'booked', ctx.now());
			return success({ courseId, verified });
		},
	);
	if (outcome.ok && outcome.value.verified) {
		for (const key of [`course:${outcome.value.courseId}`, 'ranking', 'reviews:latest']) ctx.changes.add(key);
	}
	return outcome;
}
