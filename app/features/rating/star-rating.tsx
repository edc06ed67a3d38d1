import { halfStarsOf } from '#domain/reviews/rating/stars.ts';
import styles from './star-rating.module.css';

/** Five stars for a rating of 0 to 10; the number stands beside them in words, so they are decoration to a screen reader. */
export function StarRating({ rating, size = 'md' }: { rating: number; size?: 'sm' | 'md' | 'lg' }) {
	return <span className={`${styles.stars} ${styles[size]}`} data-halves={halfStarsOf(rating)} aria-hidden="true" />;
}
