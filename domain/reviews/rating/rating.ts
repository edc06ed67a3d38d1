import type { GradeSum, StoredTally } from '#database/schema/catalogue.ts';
import { HANDICAP_BANDS, type HandicapBand } from '../handicap-band.ts';
import type { Verification } from '../shapes.ts';

/** Decisions C9 and T1 (ratings and their prior), in one place: how reviews become the number that is printed. */
export const RATING_RULES = {
	/** A review's weight halves with every 24 months since the round. */
	halfLifeMonths: 24,
	/** A verified round counts a quarter more. */
	verifiedFactor: 1.25,
	/** A review without an account counts half. */
	unregisteredFactor: 0.5,
	/** The mean of all grades joins in with the weight of five reviews. */
	priorWeight: 5,
	/** From this many ratings on a course has a weighted rating and is ranked by it; below, its plain average is printed as new. */
	rankedFrom: 3,
	/**
	 * So many grades of such a height join the mean of all grades, so that on a young site one grade is not the mean of everybody:
	 * the middle of 1 to 10, and a little.
	 */
	priorGrades: 200,
	priorGrade: 6.5,
	/** How many days of it /how-we-rate prints. */
	priorDaysShown: 30,
	/** Averages of an aspect or of a handicap band are shown from this many grades on. */
	aspectsFrom: 3,
} as const;

/** Whether a course with so many counted ratings is ranked. The column `ranked` says the same to the database. */
export const isRanked = (ratings: number) => ratings >= RATING_RULES.rankedFrom;

/** What the rating needs to know of a review. `played` is a calendar day (YYYY-MM-DD), the day of writing where it is not known. */
export type RatedReview = {
	rating: number;
	played: string;
	verification: Verification;
	member: boolean;
	aspects: Record<string, number>;
	handicapBand: HandicapBand | null;
};

/** Everything printed of a course's reviews. `rating` null means "Not yet rated". */
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

/**
 * What the reviews of a course add up to on one UTC day. Each sum is exact, so that in whatever order reviews are added, and
 * whether at once or one by one, it is the same to the bit.
 */
export type RatingTally = Omit<StoredTally, 'fresh'>;

/** Counted reviews of one day of play and one kind, added up: all that the mean of all grades needs to know of them. */
export type GradeGroup = Pick<RatedReview, 'played' | 'verification' | 'member'> & { count: number; sum: number };

type Average = { mean: number; count: number };

/** Ages are told in months of this length: the mean one of the Gregorian calendar, 30.436875 days. */
export const DAYS_A_MONTH = 365.2425 / 12;
const MILLISECONDS_A_DAY = 86_400_000;

type WeighedReview = Pick<RatedReview, 'played' | 'verification' | 'member'>;

/** Months between two calendar days, never below nought. */
function monthsBetween(earlier: string, later: string): number {
	const days = (Date.parse(later) - Date.parse(earlier)) / MILLISECONDS_A_DAY;
	return Math.max(0, days / DAYS_A_MONTH);
}

/**
 * Weights are whole multiples of 2^−30. So are then the sums of weights and of weighted ratings, which a double holds exactly
 * up to 2^23: those of 600,000 reviews of one course.
 */
const WEIGHT_STEPS = 2 ** 30;

/** Weight of one review on the UTC day `day`: 2^(−age/24 months), more for a verified round, less without an account. */
export const reviewWeight = (review: WeighedReview, day: string): number =>
	weigh(ageWeight(review.played, day), review);

const ageWeight = (played: string, day: string) => 2 ** (-monthsBetween(played, day) / RATING_RULES.halfLifeMonths);

function weigh(age: number, { verification, member }: WeighedReview): number {
	const verified = verification === 'unverified' ? 1 : RATING_RULES.verifiedFactor;
	const registered = member ? 1 : RATING_RULES.unregisteredFactor;
	return Math.round(age * verified * registered * WEIGHT_STEPS) / WEIGHT_STEPS;
}

const emptyTally = (): RatingTally => ({
	histogram: Array.from({ length: 10 }, () => 0),
	newest: null,
	weight: 0,
	weighted: 0,
	aspects: {},
	bands: {},
});

/** Adds reviews to `tally`, which has to be of the same UTC day, and returns it; to an empty one where none is given. */
export function tallyRatings(reviews: readonly RatedReview[], day: string, tally = emptyTally()): RatingTally {
	const ages = new Map<string, number>();
	for (const review of reviews) {
		const { rating, played, aspects, handicapBand } = review;
		// A course with thousands of reviews has many of each day.
		const age = ages.get(played) ?? ageWeight(played, day);
		ages.set(played, age);
		const weight = weigh(age, review);
		tally.weight += weight;
		tally.weighted += weight * rating;
		tally.histogram[rating - 1] = (tally.histogram[rating - 1] ?? 0) + 1;
		if (tally.newest === null || played > tally.newest) tally.newest = played;
		for (const aspect in aspects) addGrade(tally.aspects, aspect, aspects[aspect] ?? 0);
		if (handicapBand !== null) addGrade(tally.bands, handicapBand, rating);
	}
	return tally;
}

function addGrade(sums: Partial<Record<string, GradeSum>>, name: string, grade: number): void {
	const known = sums[name];
	if (!known) sums[name] = { sum: grade, count: 1 };
	else {
		known.sum += grade;
		known.count += 1;
	}
}

/**
 * The prior of the UTC day `day`, with four decimals: the mean of all counted grades by weight, joined by 200 grades of 6.5,
 * (Σwr + 200·6.5) / (Σw + 200). The groups may come in any order.
 */
export function priorOf(groups: readonly GradeGroup[], day: string): number {
	const { priorGrades, priorGrade } = RATING_RULES;
	let [weight, weighted] = [priorGrades, priorGrades * priorGrade];
	for (const { count, sum, ...kind } of groups) {
		const each = reviewWeight(kind, day);
		weight += each * count;
		weighted += each * sum;
	}
	return round(weighted / weight, 4);
}

/**
 * The rating that a tally comes to, and what is printed beside it. Below three reviews it is their plain mean; from three on a
 * Bayesian weighted mean, (Σwr + 5·prior) / (Σw + 5), with the prior of the tally's day.
 */
export function summariseTally({ histogram, newest, ...sums }: RatingTally, prior: number): RatingSummary {
	const count = histogram.reduce((sum, n) => sum + n, 0);
	if (count === 0) return { rating: null, shown: null, count, mean: null, histogram, newest, aspects: {}, bands: {} };
	const { priorWeight } = RATING_RULES;
	const mean = round(histogram.reduce((sum, n, index) => sum + n * (index + 1), 0) / count, 4);
	const weighted = round((sums.weighted + priorWeight * prior) / (sums.weight + priorWeight), 4);
	const rating = isRanked(count) ? weighted : mean;
	const aspects = averages(sums.aspects, Object.keys(sums.aspects).toSorted());
	return {
		rating,
		shown: round(rating, 1),
		count,
		mean,
		histogram,
		newest,
		aspects,
		bands: averages(sums.bands, HANDICAP_BANDS),
	};
}

/** The rating of a course's published reviews with prior and ages of the UTC day `day`. */
export const summariseRatings = (reviews: readonly RatedReview[], prior: number, day: string): RatingSummary =>
	summariseTally(tallyRatings(reviews, day), prior);

/** Of those names that have grades, in the order of the names. */
function averages(sums: Partial<Record<string, GradeSum>>, names: readonly string[]): Record<string, Average> {
	const average = ({ sum, count }: GradeSum): Average => ({ mean: round(sum / count, 4), count });
	return Object.fromEntries(names.flatMap((name) => (sums[name] ? [[name, average(sums[name])]] : [])));
}

/** Rounds half up at the given number of decimals; the nudge undoes binary fractions such as 8.05 → 8.0499…. */
function round(value: number, decimals: number): number {
	const factor = 10 ** decimals;
	return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
