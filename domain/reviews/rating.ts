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
export const reviewWeight = (review: RatedReview, day: string): number => weigh(ageWeight(review.played, day), review);

const ageWeight = (played: string, day: string) => 2 ** (-monthsBetween(played, day) / RATING_RULES.halfLifeMonths);

function weigh(age: number, { verification, member }: RatedReview): number {
	const verified = verification === 'unverified' ? 1 : RATING_RULES.verifiedFactor;
	const registered = member ? 1 : RATING_RULES.unregisteredFactor;
	return age * verified * registered;
}

/**
 * The stored rating of a course: a Bayesian weighted mean (Σwr + 5·prior) / (Σw + 5) over its published reviews, with
 * prior and ages of the UTC day `day`. The order of the reviews does not matter: they are added up in a fixed order, so
 * that a recount gives the same bits.
 */
export function summariseRatings(reviews: readonly RatedReview[], prior: number, day: string): RatingSummary {
	const histogram = Array.from({ length: 10 }, () => 0);
	const ages = new Map<string, number>();
	const ratingsByWeight = new Map<number, number[]>();
	let newest: string | null = null;
	for (const review of reviews) {
		const { rating, played } = review;
		histogram[rating - 1] = (histogram[rating - 1] ?? 0) + 1;
		// A course with thousands of reviews has many of each day.
		const age = ages.get(played) ?? ageWeight(played, day);
		ages.set(played, age);
		const weight = weigh(age, review);
		const alike = ratingsByWeight.get(weight);
		if (alike) alike.push(rating);
		else ratingsByWeight.set(weight, [rating]);
		if (newest === null || played > newest) newest = played;
	}
	const count = reviews.length;
	if (count === 0) return { rating: null, shown: null, count, mean: null, histogram, newest, aspects: {}, bands: {} };
	const rating = weightedMean(ratingsByWeight, prior);
	const mean = round(histogram.reduce((sum, n, index) => sum + n * (index + 1), 0) / count, 4);
	const parts = { aspects: summariseAspects(reviews), bands: summariseBands(reviews) };
	return { rating, shown: round(rating, 1), count, mean, histogram, newest, ...parts };
}

/** Added up from the least weight on, and of one weight from the lowest rating on: sums of fractions depend on the order. */
function weightedMean(ratingsByWeight: ReadonlyMap<number, number[]>, prior: number): number {
	const { priorWeight } = RATING_RULES;
	let total: number = priorWeight;
	let weighted = priorWeight * prior;
	for (const weight of Float64Array.from(ratingsByWeight.keys()).sort()) {
		for (const rating of ratingsByWeight.get(weight)?.toSorted((a, b) => a - b) ?? []) {
			total += weight;
			weighted += weight * rating;
		}
	}
	return round(weighted / total, 4);
}

function summariseAspects(reviews: readonly RatedReview[]): RatingSummary['aspects'] {
	const tallies = new Map<string, Tally>();
	for (const { aspects } of reviews) {
		for (const aspect in aspects) addTo(tallies, aspect, aspects[aspect] ?? 0);
	}
	return Object.fromEntries(
		[...tallies].sort(([a], [b]) => (a < b ? -1 : 1)).map(([aspect, tally]) => [aspect, average(tally)]),
	);
}

function summariseBands(reviews: readonly RatedReview[]): RatingSummary['bands'] {
	const tallies = new Map<string, Tally>();
	for (const { handicapBand, rating } of reviews) if (handicapBand !== null) addTo(tallies, handicapBand, rating);
	return Object.fromEntries(
		HANDICAP_BANDS.flatMap((band) => {
			const tally = tallies.get(band);
			return tally ? [[band, average(tally)]] : [];
		}),
	);
}

/** Grades are whole numbers: their sums are exact in any order. */
type Tally = { sum: number; count: number };

function addTo(tallies: Map<string, Tally>, name: string, grade: number): void {
	const tally = tallies.get(name);
	if (!tally) tallies.set(name, { sum: grade, count: 1 });
	else {
		tally.sum += grade;
		tally.count += 1;
	}
}

const average = ({ sum, count }: Tally): Average => ({ mean: round(sum / count, 4), count });

/** Rounds half up at the given number of decimals; the nudge undoes binary fractions such as 8.05 → 8.0499…. */
function round(value: number, decimals: number): number {
	const factor = 10 ** decimals;
	return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
