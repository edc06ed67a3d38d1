import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Buttons } from '../../ui/form-parts.tsx';
import styles from './published-note.module.css';

/** The answer to a review that was sent without JavaScript: the words of the message, and ways onward (decision X5). */
export function PublishedNote({ review }: { review: ReviewWithCourse }) {
	const course = { slug: review.courseSlug, countrySlug: review.countrySlug };
	return (
		<section className={styles.note} aria-labelledby="published">
			<h2 id="published">{REVIEW_MESSAGES.successTitle}</h2>
			<p>
				<bdi>{REVIEW_MESSAGES.success(review.courseName)}</bdi>. It stands on the page of the course already.
			</p>
			<blockquote className={styles.quote}>
				<bdi>{review.content}</bdi>
			</blockquote>
			<Buttons>
				<ButtonLink to={paths.course(course)}>See your review</ButtonLink>
				<ButtonLink look="line" to={paths.topRated()}>
					Top rated courses
				</ButtonLink>
				<ButtonLink look="quiet" to={paths.createReview()}>
					Write another review
				</ButtonLink>
			</Buttons>
		</section>
	);
}
