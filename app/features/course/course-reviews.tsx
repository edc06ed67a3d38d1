import type { CourseDetails, Paged } from '#domain/catalogue/shapes.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/sorts.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './course-reviews.module.css';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewEntry } from './review-entry.tsx';

const SORT_WORDS: Record<ReviewSort, string> = { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' };

type CourseReviewsProps = { course: CourseDetails; reviews: Paged<Review>; sort: ReviewSort };

/** All reviews of a course, ten a page, with what they come to. */
export function CourseReviews({ course, reviews, sort }: CourseReviewsProps) {
	const addressOf = (page: number, by: ReviewSort) =>
		`${paths.course(course, { sort: by === 'newest' ? null : by, page: page === 1 ? null : page })}#reviews`;
	return (
		<section className={styles.section} aria-labelledby="reviews">
			<SectionHead title="Reviews" id="reviews">
				{reviews.total > 1 && (
					<ChoiceLinks
						label="Order of the reviews"
						choices={REVIEW_SORTS.map((by) => ({ label: SORT_WORDS[by], to: addressOf(1, by), chosen: by === sort }))}
					/>
				)}
			</SectionHead>
			<div className={styles.columns}>
				<RatingSummary course={course} />
				<div className={styles.list}>
					{reviews.items.length === 0 ? (
						<NoReviews slug={course.slug} />
					) : (
						reviews.items.map((review) => <ReviewEntry key={review.id} review={review} />)
					)}
					<Pager
						page={reviews.page}
						pages={reviews.pages}
						to={(page) => addressOf(page, sort)}
						label={`Pages of ${formatCount(reviews.total, 'review')}`}
					/>
				</div>
			</div>
		</section>
	);
}

function NoReviews({ slug }: { slug: string }) {
	return (
		<div className={styles.none}>
			<p>No reviews available for this course yet.</p>
			<ButtonLink to={paths.createReview({ course: slug })} look="line">
				Write the first one
			</ButtonLink>
		</div>
	);
}
