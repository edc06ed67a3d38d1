import { and, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { countryOf } from '#domain/catalogue/cards.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { minorDigits } from '#domain/shared/currencies.ts';
import { earliestDayOnEarth, latestDayOnEarth } from '#domain/shared/day.ts';
import { isHoldingRule } from '../holding/holding-rules.ts';
import type { OwnText, SentReview } from '../shapes.ts';
import { rejectionOf } from './author-queries.ts';
import { type OwnReviewPlace, ownReview } from './own-review.ts';
import { linkUntil, makeReviewLink, readReviewLink } from './review-link.ts';

type ReviewRow = typeof reviews.$inferSelect;

/** A review as its author may edit it, by the names of the form; null for what is not the asker's (S26). */
export async function getOwnReview(ctx: DomainContext, place: OwnReviewPlace): Promise<OwnText | null> {
	const [row] = await ctx.db
		.select({ review: reviews, course: courses })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(ownReview(ctx, place));
	if (!row) return null;
	const { review, course } = row;
	const country = countryOf(course.country);
	const { status, version } = review;
	return {
		id: review.id,
		version,
		// Withdrawn ones are nobody's own.
		status: status as OwnText['status'],
		heldBy: review.heldBy.filter((name) => isHoldingRule(name)),
		rejection: rejectionOf(review),
		verified: review.verification !== 'unverified',
		named: review.reviewerName !== null,
		course: {
			id: course.id,
			slug: course.slug,
			name: course.name,
			location: course.locality ?? course.region ?? '',
			country: country.name,
			countrySlug: country.slug,
		},
		fields: fieldsOf(review),
	};
}

/** What was written, as the form's fields hold it; what was left out is left out. */
function fieldsOf(review: ReviewRow): Record<string, string> {
	const { pricePaidMinor: minor, pricePaidCurrency: currency } = review;
	const fields = {
		reviewerName: review.reviewerName,
		playDate: review.datePlayed,
		rating: String(review.rating),
		reviewText: review.content,
		pros: review.pros.join('\n'),
		cons: review.cons.join('\n'),
		benefit: review.benefit,
		insider: review.insider,
		tees: review.tees,
		transport: review.transport,
		weather: review.weather,
		pricePaid: minor !== null && currency !== null ? String(minor / 10 ** minorDigits(currency)) : null,
		priceCurrency: currency,
		...Object.fromEntries(Object.entries(review.aspects).map(([aspect, grade]) => [aspect, String(grade)])),
	};
	return Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/**
 * What has become of a review that was just sent, for whoever has its signed link: the page of thanks. Null for a link
 * that is none. `link` is empty where a letter carries it, and for members, who need none.
 */
export async function getSentReview(ctx: DomainContext, sent: string): Promise<SentReview | null> {
	const reviewId = readReviewLink(ctx.secret, sent, ctx.now());
	if (reviewId === null) return null;
	const [row] = await ctx.db
		.select({
			review: reviews,
			name: courses.name,
			slug: courses.slug,
			country: courses.country,
			closedOn: courses.closedOn,
		})
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(eq(reviews.id, reviewId));
	if (!row || row.review.status === 'withdrawn') return null;
	const { review } = row;
	const coming = and(eq(photographs.reviewId, reviewId), eq(photographs.status, 'coming'));
	return {
		id: review.id,
		photographsComing: await ctx.db.$count(photographs, coming),
		content: review.content,
		heldBy: review.status === 'held' ? review.heldBy.filter((name) => isHoldingRule(name)) : [],
		courseName: row.name,
		courseSlug: row.slug,
		countrySlug: countryOf(row.country).slug,
		member: review.userId !== null,
		...verificationOpen(review, row.closedOn, ctx.now()),
		mailed: review.visitorEmail !== null,
		link: review.userId === null ? sent : null,
	};
}

/** What a member may still do for the check mark; a check-in is for the day of the round alone, and at no closed course. */
export function verificationOpen({ userId, verification, datePlayed }: ReviewRow, closedOn: string | null, now: Date) {
	const verifiable = userId !== null && verification === 'unverified';
	const isToday = datePlayed !== null && datePlayed >= earliestDayOnEarth(now) && datePlayed <= latestDayOnEarth(now);
	return { verifiable, checkInOpen: verifiable && isToday && closedOn === null };
}

/** The signed link of a review that was just sent: shows its page of thanks, and lets a visitor edit or remove it. */
export const linkOfSent = ({ secret, now }: DomainContext, reviewId: number) =>
	makeReviewLink(secret, reviewId, linkUntil(now()));
