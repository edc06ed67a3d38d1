import { StampField } from '#app/features/forms/stamp-field.tsx';
import { Button } from '#app/ui/button.tsx';
import type { CoverChoice } from '#domain/pictures/cover-queries.ts';

type CoverChoiceFormProps = {
	/** Where the decision is posted: taken there, it can be undone for ten seconds. */
	action: string;
	choice: Pick<CoverChoice, 'isChosen' | 'captionMark'>;
	/** What the button says to those who do not see the photograph beside it. */
	of?: string;
	/** It waits at the desk, and is kept with the choice. */
	isWaiting?: boolean;
	/** The id of the one who has taken the photograph on, once the editor was asked. */
	told?: string;
};

/** One press: the photograph is to stand for its course (decision R6), or no longer. */
export function CoverChoiceForm({ action, choice, of, isWaiting = false, told }: CoverChoiceFormProps) {
	const { isChosen, captionMark } = choice;
	const label = isChosen ? 'Not the cover any more' : isWaiting ? 'Keep, and make it the cover' : 'Make it the cover';
	return (
		<form method="post" action={action}>
			<StampField />
			<input type="hidden" name="caption" value={captionMark} />
			{told && <input type="hidden" name="told" value={told} />}
			<Button
				type="submit"
				look="line"
				name="outcome"
				value={isChosen ? 'no-cover' : 'cover'}
				aria-label={of && `${label}: ${of}`}
			>
				{label}
			</Button>
		</form>
	);
}
