import { formatCount } from '#app/lib/format/format.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import type { CourseReviewsPage } from '#domain/reviews/lists/course-reviews-queries.ts';
import {
	COUNTED_REVIEWS,
	isNarrowed,
	type ReviewSearch,
	writeReviewSearch,
} from '#domain/reviews/lists/review-filters.ts';
import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/lists/sorts.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceLinks } from '../../ui/choice-links.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { conditionsFeed } from '../conditions/feed-path.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { FeedLink } from '../machines/feed-link.tsx';
import styles from './course-reviews.module.css';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { ReviewFilters } from './review-filters.tsx';

const SORT_WORDS: Record<ReviewSort, string> = {
	newest: 'Newest',
	helpful: 'Most helpful',
	highest: 'Highest',
	lowest: 'Lowest',
};

const FLOODED =
	'Many new reviews of this course came within a day. Editors read them before they are shown and count in the rating.';
const pausedWords = (until: Date) =>
	`What is new of this course waits for editors until ${formatDate(until.toISOString())}, since some of the latest reviews look as though they were arranged. Until they have been read they are not shown, and do not count in the rating.`;

type CourseReviewsProps = {
	course: CourseDetails;
	reviews: CourseReviewsPage;
	search: ReviewSearch;
	/** ISO 639-1 codes of the languages in which the course is reviewed. */
	languages: string[];
	/** Too many came within a day, and wait for editors: said here, so that nobody wonders. */
	isFlooded: boolean;
	/** Until when what is new waits, since a campaign is suspected; null where it does not. */
	pausedUntil: Date | null;
};

/** All reviews of a course, ten a page, with what they come to. */
export function CourseReviews({ course, reviews, search, languages, isFlooded, pausedUntil }: CourseReviewsProps) {
	const addressOf = (part: Partial<ReviewSearch>) =>
		`${paths.course(course, writeReviewSearch({ ...search, after: null, ...part }))}#reviews`;
	const isPart = search.after !== null || isNarrowed(search);
	return (
		<section className={styles.section} aria-labelledby="reviews">
			<SectionHead title="Reviews" id="reviews">
				{(course.score.count > 1 || isPart) && (
					<ChoiceLinks
						label="Order of the reviews"
						choices={REVIEW_SORTS.map((sort) => ({
							label: SORT_WORDS[sort],
							to: addressOf({ sort }),
							chosen: sort === search.sort,
						}))}
					/>
				)}
			</SectionHead>
			<div className={styles.columns}>
				<RatingSummary course={course} />
				<div className={styles.list}>
					{isFlooded && <p className={styles.waits}>{FLOODED}</p>}
					{pausedUntil && <p className={styles.waits}>{pausedWords(pausedUntil)}</p>}
					{(course.score.count > 1 || isPart) && (
						<>
							<ReviewFilters key={addressOf({})} course={course} search={search} languages={languages} />
							{/* Shown by script to members who have told their handicap, with the band of theirs in it. */}
							<a className={styles.like} href={addressOf({ band: '0-9' })} rel="nofollow" data-like-me="" hidden>
								Golfers like me
							</a>
						</>
					)}
					{reviews.found ? <p className={styles.found}>{wordsOfFound(reviews.found)}</p> : null}
					{reviews.items.length === 0 ? (
						<NoReviews course={course} isPart={isPart} />
					) : (
						reviews.items.map((review) => <ReviewEntry key={review.id} review={review} course={course} />)
					)}
					<MorePages
						first={search.after === null ? null : addressOf({})}
						next={reviews.next === null ? null : addressOf({ after: reviews.next })}
					/>
					<div className={styles.feeds}>
						<FeedLink to={paths.courseFeed(course)}>
							Feed of new reviews of <CourseName course={course} />
						</FeedLink>
						<FeedLink to={conditionsFeed(course)}>
							Feed of how <CourseName course={course} /> is now
						</FeedLink>
					</div>
				</div>
			</div>
		</section>
	);
}

const wordsOfFound = (found: number) =>
	found > COUNTED_REVIEWS ? `More than ${COUNTED_REVIEWS} reviews found` : `${formatCount(found, 'review')} found`;

/** A page begins after a review, so pages have no numbers: there is the next one, and the way back to the first. */
function MorePages({ first, next }: { first: string | null; next: string | null }) {
	if (first === null && next === null) return null;
	return (
		<nav className={styles.pages} aria-label="Pages of reviews">
			{first && (
				<ButtonLink to={first} look="line">
					First page
				</ButtonLink>
			)}
			{next && (
				<ButtonLink to={next} look="line" rel="next">
					More reviews
				</ButtonLink>
			)}
		</nav>
	);
}

function NoReviews({ course, isPart }: { course: CourseDetails; isPart: boolean }) {
	return (
		<div className={styles.none}>
			<p>{isPart ? 'No review is like that.' : 'No reviews available for this course yet.'}</p>
			{isPart ? (
				<ButtonLink to={`${paths.course(course)}#reviews`} look="line">
					Show all reviews
				</ButtonLink>
			) : (
				<ButtonLink to={paths.createReview({ course: course.slug })} look="line">
					Write the first one
				</ButtonLink>
			)}
		</div>
	);
}
