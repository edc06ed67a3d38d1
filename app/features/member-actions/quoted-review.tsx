import { excerpt } from '#domain/reviews/excerpt.ts';
import styles from '../member-actions/quoted-review.module.css';

const LENGTH = 300;

type QuotedReviewProps = { review: { content: string; rating: number; userName: string } };

/** The review that a small page is about. */
export function QuotedReview({ review: { content, rating, userName } }: QuotedReviewProps) {
	return (
		<blockquote className={styles.quote}>
			<p dir="auto">{excerpt(content, LENGTH)}</p>
			<footer>
				<bdi>{userName}</bdi>, {rating} out of 10
			</footer>
		</blockquote>
	);
}
