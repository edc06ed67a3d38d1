import { formatNumber, formatRating } from '#app/lib/format/format.ts';
import { formatMonth } from '#app/lib/format/format-day.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { bandWords } from '#domain/reviews/handicap-band.ts';
import { paths } from '../../lib/paths.ts';
import { Bars } from '../../ui/bars.tsx';
import styles from './rating-summary.module.css';

/** What the reviews of a course come to: how often each grade was given, the averages of the aspects, and how it is checked. */
export function RatingSummary({ course }: { course: CourseDetails }) {
	const { histogram, aspects, bands, newestPlayed, score } = course;
	return (
		<aside className={styles.summary} aria-label="Summary of the reviews">
			{score.count > 0 && (
				<div className={styles.part}>
					<h3>Grades given</h3>
					<Bars caption="How many golfers gave each grade" heads={['Grade', 'Reviews']} bars={gradeBars(histogram)} />
					{newestPlayed && <p className={styles.muted}>Last played {formatMonth(newestPlayed)}</p>}
				</div>
			)}
			{aspects.length > 0 && (
				<div className={`${styles.part} ${styles.aspects}`}>
					<h3>By aspect</h3>
					<Bars
						caption="Average of each aspect, out of 10"
						heads={['Aspect', 'Average']}
						bars={aspects.map(({ aspect, mean }) => ({ label: aspect, share: mean / 10, value: formatRating(mean) }))}
					/>
				</div>
			)}
			{bands.length > 0 && (
				<div className={styles.part}>
					<h3>By handicap</h3>
					<Bars
						caption="Average grade of golfers by their handicap, out of 10"
						heads={['Handicap', 'Average']}
						bars={bands.map(({ band, mean }) => ({
							label: bandWords(band),
							share: mean / 10,
							value: formatRating(mean),
						}))}
					/>
				</div>
			)}
			<div className={styles.part}>
				<h3>How reviews are checked</h3>
				<p className={styles.muted}>
					Anyone may write one. The green check mark says that the round itself was verified: by the golfer’s position
					on the day, a partner’s booking, or a scorecard an editor has seen. Reviews without it are not verified.{' '}
					<a href={paths.howWeRate()}>How we rate</a>
				</p>
			</div>
		</aside>
	);
}

/** From 10 down to 1; the longest bar is the grade given most often. */
function gradeBars(histogram: number[]) {
	const most = Math.max(1, ...histogram);
	return histogram
		.map((count, index) => ({ label: String(index + 1), share: count / most, value: formatNumber(count) }))
		.reverse();
}
