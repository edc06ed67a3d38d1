import { TownName } from '#app/features/course-card/course-place.tsx';
import { formatDate, formatMonth } from '#app/lib/format/format-day.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { GradedEntry } from '../review/graded-entry.tsx';
import { VerificationWords } from '../review/review-marks.tsx';
import styles from './golfer-review.module.css';

/** One review on its author's page; in full, with pros and cons, it stands on the course's. */
export function GolferReview({ review }: { review: ReviewWithCourse }) {
	const course = { slug: review.courseSlug, countrySlug: review.countrySlug };
	return (
		<GradedEntry rating={review.rating}>
			<div className={styles.body}>
				<h3>
					<Link to={paths.review(course, review.id)}>
						<CourseName course={{ name: review.courseName, countrySlug: review.countrySlug }} />
					</Link>
				</h3>
				<p className={styles.quiet}>
					<TownName name={review.courseLocation} country={review.countrySlug} />
					{` · ${review.datePlayed ? `played ${formatDate(review.datePlayed)}` : formatMonth(review.createdAt)} · `}
					<VerificationWords verification={review.verification} />
				</p>
				<p className={styles.text} dir="auto">
					{review.content}
				</p>
			</div>
		</GradedEntry>
	);
}
