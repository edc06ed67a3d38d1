import { HANDICAP_BANDS, type HandicapBand } from './handicap-band.ts';
import type { Verification } from './shapes.ts';

/** Decision C9, in one place: how reviews become the number that is printed. */
export const RATING_RULES = {
	/** A review's weight halves with every 24 months since the round. */
	halfLifeMonths: 24,
	/** A verified round counts a quarter more. */
	verifiedFactor: 1.25,
	/** A review without an account counts half. */
	unregisteredFactor: 0.5,
	/** The mean of all courses joins in with the weight of five reviews. */
	priorWeight: 5,
	/** From this many ratings on a course is ranked by its number. */
	rankedFrom: 3,
	/** The prior of an installation in which no course has been rated yet: the middle of 1 to 10, and a little. */
	firstPrior: 6.5,
	/** Averages of an aspect or of a handicap band are shown from this many grades on. */
	aspectsFrom: 3,
} as const;

/** What the rating needs to know of a review. `played` is a calendar day (YYYY-MM-DD), the day of writing where it is not known. */
export type RatedReview = {
	rating: number;
	played: string;
	verification: Verification;
	member: boolean;
	aspects: Record<string, number>;
	handicapBand: HandicapBand | null;
};

/** Everything stored with a course. `rating` null means "Not yet rated". */
export type RatingSummary = {
	rating: number | null;
	shown: number | null;
	count: number;
	mean: number | null;
	histogram: number[];
	newest: string | null;
	aspects: Record<string, Average>;
	bands: Partial<Record<HandicapBand, Average>>;
};

type Average = { mean: number; count: number };

const DAYS_A_MONTH = 365.2425 / 12;
const MILLISECONDS_A_DAY = 86_400_000;

/** Months between two calendar days, never below nought. */
function monthsBetween(earlier: string, later: string): number {
	const days = (Date.parse(later) - Date.parse(earlier)) / MILLISECONDS_A_DAY;
	return Math.max(0, days / DAYS_A_MONTH);
}

/** Weight of one review on the UTC day `day`: 2^(−age/24 months), more for a verified round, less without an account. */
export function reviewWeight(review: RatedReview, day: string): number {
	const age = 2 ** (-monthsBetween(review.played, day) / RATING_RULES.halfLifeMonths);
	const verified = review.verification === 'unverified' ? 1 : RATING_RULES.verifiedFactor;
	const registered = review.member ? 1 : RATING_RULES.unregisteredFactor;
	return age * verified * registered;
}

/**
 * The stored rating of a course: a Bayesian weighted mean (Σwr + 5·prior) / (Σw + 5) over its published reviews, with
 * prior and ages of the UTC day `day`. The order of the reviews does not matter: they are added up in a fixed order, so
 * that a recount gives the same bits.
 */
export function summariseRatings(reviews: readonly RatedReview[], prior: number, day: string): RatingSummary {
	const histogram = Array.from({ length: 10 }, () => 0);
	const weights: [weight: number, rating: number][] = [];
	let newest: string | null = null;
	for (const review of reviews) {
		histogram[review.rating - 1] = (histogram[review.rating - 1] ?? 0) + 1;
		weights.push([reviewWeight(review, day), review.rating]);
		if (newest === null || review.played > newest) newest = review.played;
	}
	const count = reviews.length;
	if (count === 0) return { rating: null, shown: null, count, mean: null, histogram, newest, aspects: {}, bands: {} };
	weights.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
	const { priorWeight } = RATING_RULES;
	const total = weights.reduce<number>((sum, [weight]) => sum + weight, priorWeight);
	const weighted = weights.reduce((sum, [weight, rating]) => sum + weight * rating, priorWeight * prior);
	const rating = round(weighted / total, 4);
	const mean = round(histogram.reduce((sum, n, index) => sum + n * (index + 1), 0) / count, 4);
	const parts = { aspects: summariseAspects(reviews), bands: summariseBands(reviews) };
	return { rating, shown: round(rating, 1), count, mean, histogram, newest, ...parts };
}

function summariseAspects(reviews: readonly RatedReview[]): RatingSummary['aspects'] {
	const grades = reviews.flatMap((review) => Object.entries(review.aspects));
	const byAspect = Map.groupBy(grades, ([aspect]) => aspect);
	return Object.fromEntries(
		[...byAspect]
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([aspect, given]) => [aspect, average(given.map(([, grade]) => grade))]),
	);
}

function summariseBands(reviews: readonly RatedReview[]): RatingSummary['bands'] {
	const byBand = Map.groupBy(reviews, ({ handicapBand }) => handicapBand);
	return Object.fromEntries(
		HANDICAP_BANDS.flatMap((band) => {
			const given = byBand.get(band);
			return given ? [[band, average(given.map(({ rating }) => rating))]] : [];
		}),
	);
}

const average = (grades: readonly number[]): Average => ({
	mean: round(grades.reduce((sum, grade) => sum + grade, 0) / grades.length, 4),
	count: grades.length,
});

/** Rounds half up at the given number of decimals; the nudge undoes binary fractions such as 8.05 → 8.0499…. */
function round(value: number, decimals: number): number {
	const factor = 10 ** decimals;
	return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
