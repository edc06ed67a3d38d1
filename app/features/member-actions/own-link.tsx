import { paths } from '../../lib/paths.ts';
import styles from '../member-actions/member-actions.module.css';

/** The way to edit or delete a review of one's own. A script shows it to its author: the page is the same for everyone. */
export function OwnLink({ review }: { review: { id: number } }) {
	return (
		<a className={styles.quiet} href={paths.editReview(review.id)} data-own={review.id} hidden suppressHydrationWarning>
			Edit or delete
		</a>
	);
}
