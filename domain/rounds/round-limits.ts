import { DETAIL_LIMITS } from '../reviews/circumstances.ts';
import { REVIEW_LIMITS } from '../reviews/messages.ts';
import { groupThousands } from '../shared/text/group-thousands.ts';

/** How many holes a round has. */
export const ROUND_HOLES = ['9', '18'] as const;

/** "Again?" */
export const AGAIN = ['yes', 'if-somebody-else-pays', 'no'] as const;

/** What the form says in the place of a day where the day stands in the field `otherDay`. */
export const OTHER_DAY = 'other';

/** What may be told of a round (B2). Of the circumstances that a review tells too, the limits are the review's. */
export const ROUND_LIMITS = {
	leastScore: 9,
	mostScore: 250,
	partners: 200,
	notes: 2_000,
	earliestYear: REVIEW_LIMITS.earliestYear,
	...DETAIL_LIMITS,
} as const;

/** What the form says of a round, and what its fields want. */
export const ROUND_MESSAGES = {
	failed: 'The round could not be saved. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	day: 'Please provide the day of the round.',
	dayFuture: 'The day of the round cannot be in the future.',
	dayTooEarly: `The day of the round cannot be before ${ROUND_LIMITS.earliestYear}.`,
	tees: `Tees must be at most ${ROUND_LIMITS.tees} characters.`,
	holes: `Holes must be ${ROUND_HOLES.join(' or ')}.`,
	score: `Score must be a whole number from ${ROUND_LIMITS.leastScore} to ${ROUND_LIMITS.mostScore}.`,
	transport: 'Please choose whether you walked or rode a cart, or leave it out.',
	partners: `Partners must be at most ${ROUND_LIMITS.partners} characters.`,
	pricePaid: 'Price paid must be a number, such as 85 or 85.50.',
	priceKept: 'Price paid is more than we can keep in this currency.',
	priceCurrency: 'Please choose the currency of the price paid.',
	weather: 'Please choose the weather from the list, or leave it out.',
	grade: 'Grade must be a whole number from 1 to 10.',
	again: 'Please choose whether you would play it again, or leave it out.',
	notes: `Private notes must be at most ${groupThousands(ROUND_LIMITS.notes)} characters.`,
} as const;
