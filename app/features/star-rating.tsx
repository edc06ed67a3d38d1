import { starsOf } from '#domain/reviews/stars.ts';
import styles from './star-rating.module.css';

/** Five stars for a rating of 0 to 10; the number stands beside them in words, so they are decoration to a screen reader. */
export function StarRating({ rating, size = 'md' }: { rating: number; size?: 'sm' | 'md' | 'lg' }) {
	return (
		<span className={`${styles.stars} ${styles[size]}`} aria-hidden="true">
			{starsOf(rating).map((star, index) => (
				// The five places never change their order.
				// biome-ignore lint/suspicious/noArrayIndexKey: a star is its place.
				<span key={index} className={styles[star]}>
					★
				</span>
			))}
		</span>
	);
}
