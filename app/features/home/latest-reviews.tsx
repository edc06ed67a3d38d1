import { TownName } from '#app/features/course-card/course-place.tsx';
import { formatMonth } from '#app/lib/format/format-day.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import { reviewLinkId } from '../../lib/openers.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { Avatar } from '../golfer/avatar.tsx';
import { GolferName } from '../golfer/golfer-name.tsx';
import { FeedLink } from '../machines/feed-link.tsx';
import { HowChecked } from '../review/how-checked.tsx';
import { ReviewMarks } from '../review/review-marks.tsx';
import styles from './latest-reviews.module.css';

type LatestReviewsProps = {
	reviews: ReviewWithCourse[];
	title?: string;
	/** The address of the page that they stand on. */
	here: string;
	/** The feed that brings the same, where there is one. */
	feed?: string;
};

/** The newest reviews, the first of them set large; each opens its dialog. */
export function LatestReviews({ reviews, title = 'Latest Reviews', here, feed }: LatestReviewsProps) {
	return (
		<section className="wrap" aria-labelledby="latest-reviews">
			<SectionHead title={title} id="latest-reviews">
				{reviews.length > 0 && (
					<p>
						<HowChecked />
					</p>
				)}
			</SectionHead>
			{reviews.length === 0 ? (
				<div className={styles.empty}>
					<p>No reviews available at the moment.</p>
					<ButtonLink to={paths.createReview()} look="line">
						Played a course? Write the first one
					</ButtonLink>
				</div>
			) : (
				<ul className={styles.reviews}>
					{reviews.map((review) => (
						<li key={review.id}>
							<LatestReview review={review} here={here} />
						</li>
					))}
				</ul>
			)}
			{feed && <FeedLink to={feed}>Feed of new reviews of all courses</FeedLink>}
		</section>
	);
}

function LatestReview({ review, here }: { review: ReviewWithCourse; here: string }) {
	return (
		<article className={styles.review}>
			<h3 className="kicker">
				<a
					id={reviewLinkId(review.id)}
					href={paths.topRated({ course: review.courseSlug, review: review.id, back: here })}
				>
					<CourseName course={{ name: review.courseName, countrySlug: review.countrySlug }} />{' '}
					<span className={styles.grade}>
						<span aria-hidden="true">{review.rating}/10</span>
						<span className="sr-only">{review.rating} out of 10</span>
					</span>
				</a>
			</h3>
			<blockquote>
				<bdi>“{excerpt(review.content)}”</bdi>
			</blockquote>
			<div className={styles.by}>
				<Avatar name={review.userName} avatarUrl={review.userAvatar} />
				<p>
					<b>
						<GolferName review={review} />
					</b>
					<ReviewMarks review={review} />
					<br />
					<TownName name={review.courseLocation} country={review.countrySlug} /> ·{' '}
					{formatMonth(review.datePlayed ?? review.createdAt)}
				</p>
			</div>
		</article>
	);
}
