import { TownName } from '#app/features/course-card/course-place.tsx';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { OwnReview } from '#domain/reviews/authors/author-queries.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { GradedEntry } from '../review/graded-entry.tsx';
import { VerificationWords } from '../review/review-marks.tsx';
import styles from './own-entry.module.css';

const STATUS_WORDS: Record<OwnReview['status'], string> = {
	published: 'Published',
	held: 'Waiting for an editor',
	rejected: 'Rejected',
};

/** One of the member's own reviews, with what has become of it. */
export function OwnReviewEntry({ review }: { review: OwnReview }) {
	const course = { slug: review.courseSlug, countrySlug: review.countrySlug };
	return (
		<GradedEntry rating={review.rating}>
			<div className={styles.body}>
				<h2>
					<Link to={paths.course(course)}>
						<CourseName course={{ name: review.courseName, countrySlug: review.countrySlug }} />
					</Link>
				</h2>
				<p className={styles.quiet}>
					<TownName name={review.courseLocation} country={review.countrySlug} />
					{review.datePlayed && ` · played ${formatDate(review.datePlayed)}`}
				</p>
				<p dir="auto">{excerpt(review.content)}</p>
				<p className={styles.status} data-status={review.status}>
					{STATUS_WORDS[review.status]}
					{review.status === 'published' && (
						<>
							{' · '}
							<VerificationWords verification={review.verification} />
						</>
					)}
				</p>
				<Reasons review={review} />
				<p className={styles.actions}>
					<Link to={paths.editReview(review.id)} aria-label={`${editWords(review)}: ${review.courseName}`}>
						{editWords(review)}
					</Link>
					<Link to={paths.reviewScorecard(review.id)} aria-label={`Send a scorecard: ${review.courseName}`}>
						Scorecard
					</Link>
					{review.datePlayed && (
						<Link
							to={paths.logRound(course, { review: review.id })}
							aria-label={`Log this round: ${review.courseName}`}
						>
							Log this round
						</Link>
					)}
					<Link to={paths.removeReview(review.id)} aria-label={`Delete: ${review.courseName}`}>
						Delete
					</Link>
				</p>
			</div>
		</GradedEntry>
	);
}

const editWords = ({ status }: OwnReview) => (status === 'rejected' ? 'Edit and send again' : 'Edit');

/** Why it is not published. */
function Reasons({ review: { status, heldBy, rejection } }: { review: OwnReview }) {
	if (status === 'held') {
		return <p className={styles.quiet}>{heldBy.map((rule) => HOLDING_RULES[rule].words).join(' ')}</p>;
	}
	if (status !== 'rejected' || !rejection) return null;
	return (
		<p className={styles.quiet}>
			{GROUNDS[rejection.ground]}: <bdi>{rejection.words}</bdi>
		</p>
	);
}
