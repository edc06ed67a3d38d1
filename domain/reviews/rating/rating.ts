import type { GradeSum, StoredTally } from '#database/schema/ratings.ts';
import { HANDICAP_BANDS, type HandicapBand } from '../handicap-band.ts';
import { isRanked, RATING_RULES } from './rating-rules.ts';
import { ageWeight, capVisitors, reviewWeight, type WeighedReview, weigh } from './weights.ts';

/** What the rating needs to know of a review. */
export type RatedReview = WeighedReview & {
	rating: number;
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
export type GradeGroup = WeighedReview & { count: number; sum: number };

type Average = { mean: number; count: number };

const emptyTally = (): RatingTally => ({
	histogram: Array.from({ length: 10 }, () => 0),
	newest: null,
	weight: 0,
	weighted: 0,
	visitors: { weight: 0, weighted: 0 },
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
		if (!review.member) {
			tally.visitors.weight += weight;
			tally.visitors.weighted += weight * rating;
		}
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
 * (Σwr + 200·6.5) / (Σw + 200). The groups may come in any order. Here visitors weigh what they weigh: what holds them to a third of a
 * course's reviews is that course's affair.
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
 * Bayesian weighted mean, (Σwr + 5·prior) / (Σw + 5), with the prior of the tally's day and visitors held to their third.
 */
export function summariseTally({ histogram, newest, ...sums }: RatingTally, prior: number): RatingSummary {
	const count = histogram.reduce((sum, n) => sum + n, 0);
	if (count === 0) return { rating: null, shown: null, count, mean: null, histogram, newest, aspects: {}, bands: {} };
	const { priorWeight } = RATING_RULES;
	const mean = round(histogram.reduce((sum, n, index) => sum + n * (index + 1), 0) / count, 4);
	const { weight, weighted } = capVisitors(sums);
	const bayesian = round((weighted + priorWeight * prior) / (weight + priorWeight), 4);
	const rating = isRanked(count) ? bayesian : mean;
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
