import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays, reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { RATING_RULES, type RatedReview, summariseRatings } from './rating.ts';
import type { Verification } from './shapes.ts';

/** The prior that holds for the UTC day `day`, fixed by whoever asks first that day. */
export async function requirePrior(tx: Database, day: string): Promise<number> {
	const known = await tx.select({ prior: ratingDays.prior }).from(ratingDays).where(eq(ratingDays.day, day));
	if (known[0]) return known[0].prior;
	const mean = sql<number>`coalesce((select avg(rating_mean) from ${courses} where rating_count > 0), ${RATING_RULES.firstPrior})`;
	await tx
		.insert(ratingDays)
		.values({ day, prior: mean as unknown as number })
		.onConflictDoNothing();
	const [fixed] = await tx.select({ prior: ratingDays.prior }).from(ratingDays).where(eq(ratingDays.day, day));
	if (!fixed) throw new Error(`no prior for ${day}`);
	return fixed.prior;
}

/**
 * Recounts a course's rating from its published reviews and stores it, for the UTC day `day`. To be called in the
 * transaction that changed a review, with the course's row locked. Returns the printed rating.
 */
export async function storeRating(tx: Database, courseId: number, day: string): Promise<number | null> {
	const prior = await requirePrior(tx, day);
	const reviewsByCourse = await ratedReviews(tx, [courseId]);
	const summary = summariseRatings(reviewsByCourse.get(courseId) ?? [], prior, day);
	await tx
		.update(courses)
		.set({
			rating: summary.rating,
			ratingShown: summary.shown,
			ratingCount: summary.count,
			ratingMean: summary.mean,
			ratingHistogram: summary.histogram,
			ratingNewest: summary.newest,
			ratedFor: day,
			aspects: summary.aspects,
			bandRatings: summary.bands,
		})
		.where(eq(courses.id, courseId));
	return summary.shown;
}

/** Notes what a write to a course's reviews has changed. */
export function changedKeys({ changes }: Pick<DomainContext, 'changes'>, courseId: number): void {
	for (const key of [`course:${courseId}`, 'ranking', 'reviews:latest']) changes.add(key);
}

/** Published reviews by their course's id; of a member's several of one course only the newest counts (decision R7). */
export async function ratedReviews(tx: Database, courseIds: number[]): Promise<Map<number, RatedReview[]>> {
	const rows = await tx
		.select({
			courseId: reviews.courseId,
			rating: reviews.rating,
			played: sql<string>`coalesce(date_played, (created_at at time zone 'UTC')::date)::text`,
			verification: reviews.verification,
			userId: reviews.userId,
			aspects: reviews.aspects,
			handicapBand: reviews.handicapBand,
		})
		.from(reviews)
		.where(and(inArray(reviews.courseId, courseIds), eq(reviews.status, 'published')))
		.orderBy(sql`date_played desc nulls last`, sql`created_at desc`, sql`id desc`);
	const members = new Set<string>();
	const counted = rows.filter(({ courseId, userId }) => {
		if (userId === null) return true;
		const member = `${courseId} ${userId}`;
		if (members.has(member)) return false;
		members.add(member);
		return true;
	});
	// The column holds nothing but what the check constraint of the table allows.
	const rated = (row: (typeof rows)[number]) => ({
		...row,
		verification: row.verification as Verification,
		member: row.userId !== null,
	});
	return Map.groupBy(counted.map(rated), (row) => row.courseId);
}
