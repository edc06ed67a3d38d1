import figures from '#app/ui/sum-table.module.css';
import { isRanked } from '#domain/reviews/rating/rating-rules.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { WorkedReview } from '#domain/reviews/rating/working.ts';
import type { CourseWorking } from '#domain/reviews/rating/working-queries.ts';
import { formatCount, formatNumber } from '../../lib/format/format.ts';
import { formatDate } from '../../lib/format/format-day.ts';
import { factorsInWords, tierOf } from './tier-words.ts';
import styles from './working-table.module.css';

const three = (value: number) => value.toFixed(3);

type WorkingTableProps = {
	working: CourseWorking;
	/** The reviews of this part of the list. */
	reviews: readonly WorkedReview[];
};

/** Each review that counts with what its weight is made of, the sums of all of them, and what does not count. No names. */
export function WorkingTable({ working, reviews }: WorkingTableProps) {
	const { sums, summary, visitors } = working;
	const isWeighted = isRanked(summary.count);
	return (
		<div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
			<section className={figures.scroll} aria-label="The reviews that count" tabIndex={0}>
				<table className={`${figures.table} ${styles.table}`}>
					<thead>
						<tr>
							<th scope="col">Day played</th>
							<th scope="col">Grade</th>
							<th scope="col" className={styles.tier}>
								Tier
							</th>
							<th scope="col" className={styles.age}>
								Age
							</th>
							<th scope="col">Weight</th>
							<th scope="col">× grade</th>
						</tr>
					</thead>
					<tbody>
						{reviews.map((review, place) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two reviews may be alike in all that is told of them.
							<Row key={place} review={review} share={visitors.share} />
						))}
					</tbody>
					<tfoot>
						<tr>
							<th scope="row" colSpan={3}>
								{formatCount(summary.count, 'review')}
							</th>
							<td className={styles.age} />
							<td>{three(sums.weight)}</td>
							<td>{three(sums.weighted)}</td>
						</tr>
					</tfoot>
				</table>
			</section>
			<p className={styles.notes}>
				{working.notCounted > 0 &&
					`Not counted: ${formatCount(working.notCounted, 'older review')} by members who reviewed the course again. `}
				{isWeighted && visitors.count > 0 && `${ofVisitors(working)} `}
				{!isWeighted && `With ${RATING_WORDS.few} the weights are told, and not used yet.`}
			</p>
		</div>
	);
}

function Row({ review, share }: { review: WorkedReview; share: number }) {
	const verified = review.verification !== 'unverified' && review.member;
	const isLessened = !review.member && share < 1;
	return (
		<tr>
			<th scope="row">{formatDate(review.played)}</th>
			<td className={styles.grade}>{review.rating}</td>
			<td className={styles.tier}>
				{verified && <span aria-hidden="true">✓ </span>}
				{tierOf(review)}
				{factorsInWords(review).map(({ reason, times }) => (
					<span key={reason + times} className={styles.factor}>
						{reason && `, ${reason}`} {times}
					</span>
				))}
				{isLessened && (
					<span className={styles.factor}>
						, {RATING_WORDS.visitorsMost} together × {three(share)}
					</span>
				)}
			</td>
			<td className={styles.age}>{formatNumber(review.months)} mo.</td>
			<td>{three(review.weight)}</td>
			<td>{three(review.weight * review.rating)}</td>
		</tr>
	);
}

/** "The three reviews without an account weigh 9 per cent together; they may weigh at most a third." */
function ofVisitors({ visitors: { count, part }, summary }: CourseWorking): string {
	if (count === summary.count)
		return `No member has reviewed it: as long as that is so, the reviews without an account count as they are, and not at most ${RATING_WORDS.visitorsMost}.`;
	const some =
		count === 1
			? 'The review without an account weighs'
			: `The ${formatNumber(count)} reviews without an account weigh`;
	return `${some} ${Math.round(part * 100)} per cent${count === 1 ? '' : ' together'}; at most it may be ${RATING_WORDS.visitorsMost}.`;
}
