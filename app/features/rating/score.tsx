import type { ReactNode } from 'react';
import { formatCount, formatRating } from '#app/lib/format/format.ts';
import type { Score as ScoreShape } from '#domain/catalogue/shapes.ts';
import { newWords } from './new-words.ts';
import styles from './score.module.css';
import { StarRating } from './star-rating.tsx';

/** What a screen reader says of a score: "8.8 out of 10, 412 reviews", or "9.0 out of 10. New, 2 ratings". */
export function scoreInWords(score: ScoreShape): string {
	const { value, count, builtIn } = score;
	if (value === null) return 'Not yet rated';
	const number = `${formatRating(value)} out of 10`;
	if (builtIn) return `${number}, featured`;
	const isNew = newWords(score);
	return isNew ? `${number}. ${isNew}` : `${number}, ${formatCount(count, 'review')}`;
}

type ScoreProps = {
	score: ScoreShape;
	isLarge?: boolean;
	/** Below the stars of a large one. */
	children?: ReactNode;
};

/**
 * A score set like a headline, its stars small beneath it, or beside it where it is large. Where it is of too few ratings for a rank
 * it says "New, n ratings".
 */
export function Score({ score, isLarge = false, children }: ScoreProps) {
	if (score.value === null) return <p className={styles.none}>Not yet rated</p>;
	const note = newWords(score);
	const stars = (
		<>
			<StarRating rating={score.value} size={isLarge ? 'lg' : 'sm'} />
			{note && (
				<span className={styles.note} aria-hidden="true">
					{note}
				</span>
			)}
		</>
	);
	return (
		<p className={isLarge ? `${styles.score} ${styles.large}` : styles.score}>
			<span className="sr-only">{scoreInWords(score)}</span>
			<span className={styles.number} aria-hidden="true">
				{formatRating(score.value)}
				<small>/10</small>
			</span>
			{isLarge ? (
				<span className={styles.beside}>
					{stars}
					{children}
				</span>
			) : (
				stars
			)}
		</p>
	);
}
