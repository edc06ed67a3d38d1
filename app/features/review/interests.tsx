import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { INSIDER_WORDS } from './insider-words.ts';

type InterestsProps = { review: Pick<Review, 'benefit' | 'insider'>; className?: string };

/** What its author has to do with the course besides playing it, as far as they have said so, and what that makes of the review's weight. */
export function Interests({ review: { benefit, insider }, className }: InterestsProps) {
	return (
		<>
			{benefit && (
				<p className={className}>
					The reviewer received a benefit: <bdi>{benefit}</bdi> <small>(counts {RATING_WORDS.benefit})</small>
				</p>
			)}
			{insider && (
				<p className={className}>
					The reviewer has a tie to the club: {INSIDER_WORDS[insider].toLowerCase()}{' '}
					<small>(counts {RATING_WORDS.insider})</small>
				</p>
			)}
		</>
	);
}
