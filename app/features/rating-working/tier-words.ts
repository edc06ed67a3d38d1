import { RATING_RULES } from '#domain/reviews/rating/rating-rules.ts';
import type { WorkedReview } from '#domain/reviews/rating/working.ts';
import { formatNumber } from '../../lib/format/format.ts';

/** Who wrote it, as far as the weight asks: "verified round", "member", "without an account". */
export const tierOf = ({ verification, member }: Pick<WorkedReview, 'verification' | 'member'>): string => {
	if (!member) return 'without an account';
	return verification === 'unverified' ? 'member' : 'verified round';
};

/** What a factor is for, where the tier does not say so; with it: "first review ever × 0.5". */
const REASONS: Record<WorkedReview['factors'][number], (review: Pick<WorkedReview, 'member'>) => string> = {
	verifiedFactor: ({ member }) => (member ? '' : 'verified'),
	unregisteredFactor: () => '',
	benefitFactor: () => 'received a benefit',
	insiderFactor: () => 'a tie to the club',
	firstFactor: () => 'first review ever',
};

/** Each factor of a weight besides the age, in words. Those that the tier says by itself have no `reason`. */
export const factorsInWords = (review: Pick<WorkedReview, 'factors' | 'member'>) =>
	review.factors
		// What the tier says comes first.
		.toSorted((a, b) => Number(REASONS[a](review) !== '') - Number(REASONS[b](review) !== ''))
		.map((name) => ({ reason: REASONS[name](review), times: `× ${formatNumber(RATING_RULES[name])}` }));
