import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { CourseWorking } from '#domain/reviews/rating/working-queries.ts';
import type { PriorDay } from '#domain/reviews/shapes.ts';
import { formatDate } from '../../lib/format/format-day.ts';
import { paths } from '../../lib/paths.ts';
import styles from './prior-part.module.css';

const [WIDTH, HEIGHT] = [320, 24];

/** The mean of all grades that joins in, in words and with the line of its last days, the newest of which come first in `days`. */
export function PriorPart({ working: { prior }, days }: { working: CourseWorking; days: readonly PriorDay[] }) {
	return (
		<section className={styles.prior} aria-labelledby="prior">
			<h2 id="prior">The mean of all grades: {prior.toFixed(4)}</h2>
			<p>
				The mean of all counted grades of the day, joined by {RATING_WORDS.priorStart}. It weighs as much as{' '}
				{RATING_WORDS.priorWeight} reviews of today. <a href={`${paths.howWeRate()}#mean`}>Its last days</a>
			</p>
			{days.length > 1 && <Line days={days.toReversed()} />}
		</section>
	);
}

/** Told in numbers by the page that the link leads to. */
function Line({ days }: { days: readonly PriorDay[] }) {
	const [first, last] = [days[0], days.at(-1)];
	if (!first || !last) return null;
	const values = days.map(({ prior }) => prior);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	// Of a mean that hardly moves the line is nearly straight.
	const span = Math.max(most - least, 0.2);
	const points = values.map((value, index) => {
		const x = (index / (values.length - 1)) * WIDTH;
		const y = HEIGHT / 2 - ((value - (least + most) / 2) / span) * (HEIGHT - 4);
		return `${x.toFixed(1)},${y.toFixed(1)}`;
	});
	return (
		<figure className={styles.line}>
			<figcaption>
				<span>
					{formatDate(first.day)}: {first.prior.toFixed(2)}
				</span>
				<span>
					{formatDate(last.day)}: {last.prior.toFixed(2)}
				</span>
			</figcaption>
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
				<polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
			</svg>
		</figure>
	);
}
