import type { Verification } from '../shapes.ts';
import { DAYS_A_MONTH, RATING_RULES } from './rating-rules.ts';

/**
 * What the weight of a review depends on. `played` is a calendar day (YYYY-MM-DD), the day of writing where it is not known. `benefit`:
 * its author was given something for it; `insider`: has a tie to the club; `first`: it is the account's first, and counts so.
 */
export type WeighedReview = {
	played: string;
	verification: Verification;
	member: boolean;
	benefit: boolean;
	insider: boolean;
	first: boolean;
};

const MILLISECONDS_A_DAY = 86_400_000;

/** Months between two calendar days, never below nought. */
export function monthsBetween(earlier: string, later: string): number {
	const days = (Date.parse(later) - Date.parse(earlier)) / MILLISECONDS_A_DAY;
	return Math.max(0, days / DAYS_A_MONTH);
}

/**
 * Weights are whole multiples of 2^−30. So are then the sums of weights and of weighted ratings, which a double holds exactly
 * up to 2^23: those of 600,000 reviews of one course.
 */
const WEIGHT_STEPS = 2 ** 30;

/** Weight of one review on the UTC day `day`: 2^(−age/24 months), times the factors that it is due. */
export const reviewWeight = (review: WeighedReview, day: string): number =>
	weigh(ageWeight(review.played, day), review);

/** What the age of a round leaves of a weight on the UTC day `day`. */
export const ageWeight = (played: string, day: string) =>
	2 ** (-monthsBetween(played, day) / RATING_RULES.halfLifeMonths);

/** The weight of a review whose age leaves `age` of it. */
export function weigh(age: number, review: Omit<WeighedReview, 'played'>): number {
	const factors = factorsOf(review).reduce((product, name) => product * RATING_RULES[name], 1);
	return Math.round(age * factors * WEIGHT_STEPS) / WEIGHT_STEPS;
}

/** The factors that a review is due besides its age. */
export function factorsOf({ verification, member, benefit, insider, first }: Omit<WeighedReview, 'played'>) {
	return [
		...(verification === 'unverified' ? [] : ['verifiedFactor' as const]),
		...(member ? [] : ['unregisteredFactor' as const]),
		...(benefit ? ['benefitFactor' as const] : []),
		...(insider ? ['insiderFactor' as const] : []),
		...(first ? ['firstFactor' as const] : []),
	];
}

/** The sums of some reviews: of their weights, and of weight times rating. */
export type WeightSums = { weight: number; weighted: number };

/**
 * How much of each visitor's weight counts, so that all visitors together weigh at most a third of the course's reviews, which is half
 * of what its members weigh; 1 where they do not weigh so much. Where no member has reviewed the course there is nothing that a third
 * could be of: they count whole (decision T2).
 */
export function visitorsShare({ weight, visitors }: { weight: number; visitors: WeightSums }): number {
	const most = mostOfVisitors(weight - visitors.weight);
	return isCapped(weight, visitors) ? most / visitors.weight : 1;
}

/**
 * What the sums of all reviews come to when its visitors weigh no more than they may. The sums are exact, and these are made of them
 * alone: in whatever order reviews came, they are the same to the bit.
 */
export function capVisitors({ weight, weighted, visitors }: WeightSums & { visitors: WeightSums }): WeightSums {
	if (!isCapped(weight, visitors)) return { weight, weighted };
	const members = weight - visitors.weight;
	const most = mostOfVisitors(members);
	return {
		weight: members + most,
		weighted: weighted - visitors.weighted + (most * visitors.weighted) / visitors.weight,
	};
}

const mostOfVisitors = (members: number) => members / (RATING_RULES.visitorsOneIn - 1);

const isCapped = (weight: number, visitors: WeightSums) =>
	weight > visitors.weight && visitors.weight > mostOfVisitors(weight - visitors.weight);
