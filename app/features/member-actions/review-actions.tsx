import type { Review } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { HelpfulForm } from './helpful-form.tsx';
import styles from './member-actions.module.css';
import { OwnLink } from './own-link.tsx';
import { ShareLink } from './share-link.tsx';

type ReviewActionsProps = {
	review: Review;
	course: { name: string; slug: string; country: { slug: string } };
};

/** What a reader can do with a review on its course's page. */
export function ReviewActions({ review, course }: ReviewActionsProps) {
	const { id, userName } = review;
	return (
		<div className={styles.row}>
			<HelpfulForm review={review} />
			<ShareLink
				to={paths.review({ slug: course.slug, countrySlug: course.country.slug }, id)}
				label={`Share the review by ${userName}`}
				title={`${course.name}: a review`}
			/>
			<a className={styles.quiet} href={paths.report({ review: id })} aria-label={`Report the review by ${userName}`}>
				Report
			</a>
			<OwnLink review={review} />
			{/* Shown by script to those who speak for the course. */}
			<a className={styles.quiet} href={paths.clubAnswer(id)} data-club-answer="" hidden>
				{review.clubAnswer ? 'Edit the club’s answer' : 'Answer for the club'}
			</a>
		</div>
	);
}
