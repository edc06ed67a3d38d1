import type { ReactNode } from 'react';
import { StarRating } from '../rating/star-rating.tsx';
import styles from './graded-entry.module.css';

/** A review in a list of them: its grade stands beside what is said of it, or above on a narrow screen. */
export function GradedEntry({ rating, id, children }: { rating: number; id?: string; children: ReactNode }) {
	return (
		<article className={styles.entry} id={id}>
			<p className={styles.grade}>
				<span className="sr-only">{rating} out of 10</span>
				<span className={styles.number} aria-hidden="true">
					{rating}
					<small>/10</small>
				</span>
				<StarRating rating={rating} size="sm" />
			</p>
			{children}
		</article>
	);
}
