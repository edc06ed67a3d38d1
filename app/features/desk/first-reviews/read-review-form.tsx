import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';

type ReadReviewFormProps = {
	review: Pick<DeskReview, 'id' | 'version'>;
	/** What the button says to those who do not see the review beside it. */
	of?: string;
};

const LABEL = 'Read, it is fine';

/** One press: an editor has read the first review of an account, in this version, and it counts whole from now on (decision T2). */
export const ReadReviewForm = ({ review: { id, version }, of }: ReadReviewFormProps) => (
	<form method="post" action={deskPaths.firstReviews()}>
		<StampField />
		<input type="hidden" name="review" value={id} />
		<input type="hidden" name="version" value={version} />
		<Button type="submit" look="green" aria-label={of && `${LABEL}: ${of}`}>
			{LABEL}
		</Button>
	</form>
);
