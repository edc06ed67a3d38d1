import { CourseName } from '#app/features/course-card/course-name.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { DeskReview } from '#domain/desk/moderation-item-queries.ts';
import { ReviewThing } from '../things/review-thing.tsx';
import styles from './first-reviews.module.css';
import { ReadReviewForm } from './read-review-form.tsx';

/** First reviews, each whole, with the button that says that it was read. */
export const FirstReviews = ({ reviews }: { reviews: readonly DeskReview[] }) => (
	<ol className={styles.list}>
		{reviews.map((review) => (
			<li key={review.id}>
				<h2>
					<a href={deskPaths.item('review', review.id)}>
						<CourseName course={review.course} />
					</a>
				</h2>
				<ReviewThing review={review} />
				<ReadReviewForm review={review} of={`${review.course.name}, ${review.shown?.userName ?? ''}`} />
			</li>
		))}
	</ol>
);
