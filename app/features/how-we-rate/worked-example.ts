import { type RatedReview, summariseRatings } from '#domain/reviews/rating/rating.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import { reviewWeight } from '#domain/reviews/rating/weights.ts';

/** The day and the mean of all grades that the example is counted for. */
export const EXAMPLE_DAY = '2026-07-01';
export const EXAMPLE_PRIOR = 7;

const REVIEWS: (RatedReview & { words: string })[] = [
	{
		words: 'A member, checked in at the course',
		rating: 9,
		played: '2026-07-01',
		verification: 'checked-in',
		...{ member: true, benefit: false, insider: false, first: false },
		aspects: {},
		handicapBand: null,
	},
	{
		words: 'A visitor without an account',
		rating: 10,
		played: '2026-06-01',
		verification: 'unverified',
		...{ member: false, benefit: false, insider: false, first: false },
		aspects: {},
		handicapBand: null,
	},
	{
		words: 'A member, not verified',
		rating: 7,
		played: '2024-07-01',
		verification: 'unverified',
		...{ member: true, benefit: false, insider: false, first: false },
		aspects: {},
		handicapBand: null,
	},
];

/** The worked example of the page, counted by the code that counts the courses. */
export function workExample() {
	const rows = REVIEWS.map((review) => ({ ...review, weight: reviewWeight(review, EXAMPLE_DAY) }));
	const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
	const weighted = rows.reduce((sum, { weight, rating }) => sum + weight * rating, 0);
	const { shown, mean } = summariseRatings(REVIEWS, EXAMPLE_PRIOR, EXAMPLE_DAY);
	return {
		rows,
		weights,
		weighted,
		numerator: weighted + RATING_RULES.priorWeight * EXAMPLE_PRIOR,
		denominator: weights + RATING_RULES.priorWeight,
		mean: mean ?? 0,
		shown: shown ?? 0,
	};
}
