import { date, integer, numeric, pgTable } from 'drizzle-orm/pg-core';

/** Mean and number of the grades given for one aspect of a course. */
export type AspectSummary = { mean: number; count: number };

/** Sum and number of grades, which are whole numbers. */
export type GradeSum = { sum: number; count: number };

/**
 * The sums that the rating of a course is made of: what its reviews add up to on one UTC day. How they are made, and why they are
 * exact: `domain/reviews/rating/rating.ts`.
 */
export type StoredTally = {
	/** How many reviews gave 1, 2 … 10. */
	histogram: number[];
	/** The last calendar day of a round; null without reviews. */
	newest: string | null;
	/** Of all reviews: the sum of the weights, and of weight times rating. */
	weight: number;
	weighted: number;
	/** The same of those without an account, which weigh no more than a third in the end. */
	visitors: { weight: number; weighted: number };
	/** By aspect, and by the author's band of handicaps. */
	aspects: Record<string, GradeSum>;
	bands: Record<string, GradeSum>;
	/**
	 * Told by whoever writes it together with the rating; a trigger takes it off again, and drops a tally that was made by the rules of an
	 * earlier version, which said `true`.
	 */
	fresh?: 2;
};

/** The prior of the weighted mean, frozen for one UTC day (decisions C9, T1). */
export const ratingDays = pgTable('rating_days', {
	day: date().primaryKey(),
	/** The mean of all grades that counted when the first of that day's ratings was computed (`domain/reviews/rating/prior-store.ts`). */
	prior: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
	/** How many grades those were. Empty in rows of the versions before, whose prior was another mean: it is not used any more. */
	grades: integer(),
});
