import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { PriorDay } from '#domain/reviews/shapes.ts';
import styles from './prior-days.module.css';

/** The mean of all grades of each of the last days, the newest first, as it joins the ratings: with four decimals. */
export function PriorDays({ days }: { days: readonly PriorDay[] }) {
	return (
		<ol className={styles.days}>
			{days.map(({ day, prior, grades }) => (
				<li key={day}>
					<time dateTime={day}>{formatDate(day)}</time>
					<strong>{prior.toFixed(4)}</strong>
					<small>{formatCount(grades, 'grade')}</small>
				</li>
			))}
		</ol>
	);
}
