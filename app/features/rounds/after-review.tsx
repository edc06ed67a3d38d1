import type { AfterReview as Open } from '#domain/rounds/after-review-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import styles from './after-review.module.css';
import { formatWeekday } from './round-words.ts';

/** What the page of thanks for a review offers, of the newest ones: it leads on after two seconds, and nothing is lost with it. */
export function AfterReview({ reviews }: { reviews: Open[] }) {
	if (reviews.length === 0) return null;
	return (
		<section className={styles.after} aria-labelledby="after-review">
			<h2 id="after-review">After your review</h2>
			<ul>
				{reviews.map((review) => (
					<li key={review.reviewId}>
						<p>
							<CourseName course={review.course} />
							{review.day && `, ${formatWeekday(review.day)}`}
						</p>
						<Ways review={review} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Ways({ review: { reviewId, day, course, scorecard, checkIn, log } }: { review: Open }) {
	const about = day === null ? course.name : `${course.name}, ${formatWeekday(day)}`;
	const ways = [
		log && { label: 'Log this round', to: paths.logRound(course, { review: reviewId }) },
		checkIn && { label: 'Check in at the course', to: paths.checkIn(course) },
		scorecard && { label: 'Send a scorecard', to: paths.reviewScorecard(reviewId) },
	];
	return (
		<p className={styles.ways}>
			{ways.map(
				(way) =>
					way && (
						<Link key={way.to} to={way.to} aria-label={`${way.label}: ${about}`}>
							{way.label}
						</Link>
					),
			)}
		</p>
	);
}
