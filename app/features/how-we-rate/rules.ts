import { formatNumber } from '#app/lib/format/format.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Term } from '../../ui/terms.tsx';

const { verifiedFactor, unregisteredFactor } = RATING_RULES;

/** What the words of the formula mean, to the last of them. */
export const rulesOf = (): Term[] => [
	{
		name: 'Once each',
		words: 'Of a member’s reviews of one course only the newest counts, by the day played. The others stay to be read.',
	},
	{
		name: 'Weight',
		words: `How much a review counts beside others: 1 for a member’s round of today that nobody has verified. It is rounded to a whole multiple of 2⁻³⁰, so that sums are exact.`,
	},
	{
		name: 'Half-life',
		words: `A review’s weight halves with every ${RATING_WORDS.halfLife} since the round was played. A round of today in a place where it is tomorrow already is of today.`,
	},
	{
		name: 'Month',
		words: `A twelfth of the mean year of our calendar: ${RATING_WORDS.month}. Months since the round are the days from the day played to the present day of UTC, divided by that, with all decimals. Where nobody has told the day played, the day of writing takes its place.`,
	},
	{ name: 'Verified', words: `A verified round counts ${formatNumber(verifiedFactor)} times.` },
	{
		name: 'No account',
		words: `A review without an account counts ${formatNumber(unregisteredFactor)} times, and all of them together weigh at most ${RATING_WORDS.visitorsMost} of a course’s reviews: where they would weigh more than ${RATING_WORDS.visitorsBeside} of what its members’ reviews weigh, each is lessened by the same share, so that together they weigh exactly that. A course that no member has reviewed has nothing of which this could be ${RATING_WORDS.visitorsMost}: there they count as they are, and the first review by a member, beside which they are lessened, can move the number far.`,
	},
	{
		name: 'Benefit',
		words: `Whoever was given something for a review is asked to say what. Such a review counts ${formatNumber(RATING_RULES.benefitFactor)} times.`,
	},
	{
		name: 'Insider',
		words: `A member of the club, somebody who works there or owns it, a relative of these, or somebody with a competitor. The form asks; such a review says so and counts ${formatNumber(RATING_RULES.insiderFactor)} times.`,
	},
	{
		name: 'First',
		words: `An account’s first review counts ${formatNumber(RATING_RULES.firstFactor)} times, until the account has a second one that was written on another day (UTC), or until an editor has read it and let it stand.`,
	},
	{
		name: 'All grades',
		words: `Their mean, which is told below, joins in with the weight of ${RATING_WORDS.priorWeight} reviews of today. In it every review has its own weight: what is held to ${RATING_WORDS.visitorsMost} is so in its course’s number alone.`,
	},
	{
		name: 'Rounding',
		words: 'Ratings are kept with four decimals and printed with one; halves are rounded up.',
	},
	{
		name: 'When',
		words:
			'At once when a review is published, and once a day, because rounds grow older. The mean of all grades is fixed for each day (UTC), so that a recount gives the same number.',
	},
];
