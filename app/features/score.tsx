import type { Score as ScoreShape } from '#domain/catalogue/shapes.ts';
import { formatCount, formatRating } from '../lib/format.ts';
import styles from './score.module.css';
import { StarRating } from './star-rating.tsx';

/** What a screen reader says of a score: "8.8 out of 10, 412 reviews". */
export function scoreInWords({ value, count, ranked, builtIn }: ScoreShape): string {
	if (value === null) return 'Not yet rated';
	if (builtIn) return `${formatRating(value)} out of 10, featured`;
	return `${formatRating(value)} out of 10, ${formatCount(count, 'review')}${ranked ? '' : ', new'}`;
}

/** A score set like a headline, its stars small beneath. Under three ratings it says "New, n ratings". */
export function Score({ score, isLarge = false }: { score: ScoreShape; isLarge?: boolean }) {
	if (score.value === null) return <p className={styles.none}>Not yet rated</p>;
	return (
		<p className={isLarge ? `${styles.score} ${styles.large}` : styles.score}>
			<span className="sr-only">{scoreInWords(score)}</span>
			<span className={styles.number} aria-hidden="true">
				{formatRating(score.value)}
				<small>/10</small>
			</span>
			<StarRating rating={score.value} size={isLarge ? 'lg' : 'sm'} />
			{!score.ranked && !score.builtIn && (
				<span className={styles.note} aria-hidden="true">
					New, {formatCount(score.count, 'rating')}
				</span>
			)}
		</p>
	);
}
