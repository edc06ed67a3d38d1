import { Link } from 'react-router';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import { formatDate, formatMonth } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { VerificationWords } from '../review-marks.tsx';
import { StarRating } from '../star-rating.tsx';
import styles from './golfer-review.module.css';

/** One review on its author's page; in full, with pros and cons, it stands on the course's. */
export function GolferReview({ review }: { review: ReviewWithCourse }) {
	const course = { slug: review.courseSlug, countrySlug: review.countrySlug };
	return (
		<article className={styles.entry}>
			<p className={styles.grade}>
				<span className="sr-only">{review.rating} out of 10</span>
				<span className={styles.number} aria-hidden="true">
					{review.rating}
					<small>/10</small>
				</span>
				<StarRating rating={review.rating} size="sm" />
			</p>
			<div className={styles.body}>
				<h3>
					<Link to={paths.review(course, review.id)}>
						<bdi>{review.courseName}</bdi>
					</Link>
				</h3>
				<p className={styles.quiet}>
					<bdi>{review.courseLocation}</bdi>
					{` · ${review.datePlayed ? `played ${formatDate(review.datePlayed)}` : formatMonth(review.createdAt)} · `}
					<VerificationWords verification={review.verification} />
				</p>
				<p className={styles.text} dir="auto">
					{review.content}
				</p>
			</div>
		</article>
	);
}
