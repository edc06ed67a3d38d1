import { type RatedReview, type RatingSummary, summariseTally, tallyRatings } from './rating.ts';
import { RATING_RULES } from './rating-rules.ts';
import { capVisitors, factorsOf, monthsBetween, reviewWeight, visitorsShare, type WeightSums } from './weights.ts';

/** A review as the working of a rating tells it: without its author. `months` is the age of the round, `weight` what counts of it. */
export type WorkedReview = Omit<RatedReview, 'aspects' | 'handicapBand'> & {
	factors: ReturnType<typeof factorsOf>;
	months: number;
	weight: number;
};

/** How a rating came about: every review that counts, the sums of their weights, and what they come to with the prior. */
export type RatingWorking = {
	/** The UTC day whose prior and ages it was made with. */
	day: string;
	prior: number;
	/** The newest round first. */
	reviews: WorkedReview[];
	/** Of all reviews as they count; `shown` below is (weighted + 5 × prior) / (weight + 5) where the course is ranked. */
	sums: WeightSums;
	/** How many reviews have no account, what share of all weights theirs is (0 to 1), and how much of each was left by the third. */
	visitors: { count: number; part: number; share: number };
	summary: Pick<RatingSummary, 'rating' | 'shown' | 'count' | 'mean'>;
};

/** Works the rating of a course out from its counted reviews, which may come in any order. */
export function workOut(reviews: readonly RatedReview[], prior: number, day: string): RatingWorking {
	const tally = tallyRatings(reviews, day);
	const share = visitorsShare(tally);
	const sums = capVisitors(tally);
	const ofVisitors = tally.visitors.weight * share;
	const { rating, shown, count, mean } = summariseTally(tally, prior);
	return {
		day,
		prior,
		reviews: reviews.map((review) => worked(review, day, share)).toSorted(newestFirst),
		sums,
		visitors: {
			count: reviews.filter(({ member }) => !member).length,
			part: sums.weight === 0 ? 0 : ofVisitors / sums.weight,
			share,
		},
		summary: { rating, shown, count, mean },
	};
}

function worked(whole: RatedReview, day: string, share: number): WorkedReview {
	const { rating, played, verification, member, benefit, insider, first } = whole;
	const review = { rating, played, verification, member, benefit, insider, first };
	const weight = reviewWeight(review, day) * (review.member ? 1 : share);
	return { ...review, factors: factorsOf(review), months: Math.floor(monthsBetween(review.played, day)), weight };
}

/** Those of one day by what else is told of them, so that nothing tells in which order they were written. */
const newestFirst = (a: WorkedReview, b: WorkedReview) =>
	compare(b.played, a.played) || b.rating - a.rating || compare(a.factors.join(), b.factors.join());

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The two sides of the fraction that is the rating of a ranked course. */
export const fractionOf = ({ sums: { weight, weighted }, prior }: Pick<RatingWorking, 'sums' | 'prior'>) => ({
	numerator: weighted + RATING_RULES.priorWeight * prior,
	denominator: weight + RATING_RULES.priorWeight,
});
