import { formatMonth } from '#app/lib/format/format-day.ts';
import { OPENED_HERE } from '../../lib/layers.ts';
import { reviewLinkId } from '../../lib/openers.ts';
import { Link } from '../../ui/link.tsx';
import { HowChecked } from '../review/how-checked.tsx';
import { ReviewMarks } from '../review/review-marks.tsx';
import type { RecentReview } from './dialog-data.ts';
import styles from './recent-reviews.module.css';

/** The newest reviews of a course, each opening in full over the course's dialog. */
export function RecentReviews({ reviews, addressOf }: { reviews: RecentReview[]; addressOf: (id: number) => string }) {
	if (reviews.length === 0) return <p className={styles.empty}>No reviews available for this course yet.</p>;
	return (
		<>
			<ul className={styles.reviews}>
				{reviews.map((review) => (
					<li key={review.id} className={styles.review}>
						<p className={styles.rating}>
							{review.rating}
							<span className="sr-only"> out of 10</span>
						</p>
						<div className={styles.words}>
							<p>
								<Link
									to={addressOf(review.id)}
									id={reviewLinkId(review.id)}
									state={OPENED_HERE}
									preventScrollReset
									className={styles.link}
								>
									<bdi>{review.excerpt}</bdi>
								</Link>
							</p>
							<p className={styles.by}>
								<bdi>{review.userName}</bdi>
								{` · ${formatMonth(review.datePlayed ?? review.createdAt)}`}
								<ReviewMarks review={review} />
							</p>
						</div>
					</li>
				))}
			</ul>
			<p className={styles.empty}>
				<HowChecked />
			</p>
		</>
	);
}
