import { formatNumber } from '#app/lib/format/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../member-actions/member-actions.module.css';

type HelpfulFormProps = {
	review: { id: number; courseId: number; helpfulCount: number };
	/** Where to come back to; the place on the course's page where there is none. */
	back?: string;
};

/**
 * Says that the review was helpful (decision R5), with the number of members who say so. In pages that are the same for everyone: without
 * JavaScript, and for visitors, it leads to a small page of its own (decision X4); for members a script sends it in place, and marks
 * what they have pressed before.
 */
export function HelpfulForm({ review, back }: HelpfulFormProps) {
	return (
		<form
			className={styles.action}
			method="get"
			action={paths.helpfulVote(review.id)}
			data-action="helpful"
			data-course={review.courseId}
			data-review={review.id}
			suppressHydrationWarning
		>
			{back && <input type="hidden" name="back" value={back} />}
			<Button type="submit" look="line" className={styles.button} suppressHydrationWarning>
				Helpful
				<span className={styles.count}>
					<span data-count="" suppressHydrationWarning>
						{formatNumber(review.helpfulCount)}
					</span>
					<span className="sr-only"> found it so</span>
				</span>
			</Button>
		</form>
	);
}
