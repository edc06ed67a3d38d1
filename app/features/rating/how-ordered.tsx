import { paths } from '../../lib/paths.ts';
import { UNRANKED_WORDS } from './unranked-words.ts';

/** How a list is ordered, in a few words: `words` where any of its courses is ranked, else that none is. */
export function HowOrdered({
	isRanked,
	words,
	more = 'How we rate',
}: {
	isRanked: boolean;
	words: string;
	more?: string;
}) {
	return (
		<p>
			{isRanked ? words : UNRANKED_WORDS}{' '}
			{!isRanked && (
				<>
					<a href={paths.createReview()}>Played one?</a>
					{' · '}
				</>
			)}
			<a href={paths.howWeRate()}>{more}</a>
		</p>
	);
}
