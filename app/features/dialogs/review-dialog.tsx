import { formatDate, formatMonth } from '#app/lib/format/format-day.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { Avatar } from '../golfer/avatar.tsx';
import { GolferName } from '../golfer/golfer-name.tsx';
import { HelpfulForm } from '../member-actions/helpful-form.tsx';
import { OwnLink } from '../member-actions/own-link.tsx';
import { LateGallery } from '../photographs/late-gallery.tsx';
import { StarRating } from '../rating/star-rating.tsx';
import { ClubAnswer } from '../review/club-answer.tsx';
import { Interests } from '../review/interests.tsx';
import { ReviewMarks, SampleMark, VerificationWords } from '../review/review-marks.tsx';
import { RoundFacts } from '../review/round-facts.tsx';
import { CloseLink } from './close-link.tsx';
import type { ClosedTo } from './layer-addresses.ts';
import styles from './review-dialog.module.css';

type ReviewDialogProps = {
	/** Null while it is being loaded. */
	review: Review | null;
	course: CourseCard | null;
	/** The address of this dialog, to come back to. */
	here: string;
	closeTo: ClosedTo;
	onClose: () => void;
};

const KIND_ID = 'review-dialog-kind';
const TITLE_ID = 'review-dialog-title';

/** The specification's review detail dialog: one review in full, over the dialog of its course. */
export function ReviewDialog({ review, course, here, closeTo, onClose }: ReviewDialogProps) {
	return (
		<Dialog labelledBy={`${KIND_ID} ${TITLE_ID}`} leaves={closeTo.isElsewhere} onClose={onClose} size="md">
			<article className={styles.review}>
				<ReviewedCourse course={course} />
				{review ? <ReviewBody review={review} /> : <Spinner words="Loading review…" />}
				<div className={styles.actions}>
					{review && <HelpfulForm review={review} back={here} />}
					<CloseLink to={closeTo.href} />
					{review && <OwnLink review={review} />}
					{review && (
						<ButtonLink to={paths.report({ review: review.id })} look="quiet">
							Report
						</ButtonLink>
					)}
				</div>
			</article>
		</Dialog>
	);
}

function ReviewedCourse({ course }: { course: CourseCard | null }) {
	return (
		<header className={styles.course}>
			<div className={styles.picture}>{course && <CoverPicture course={course} shape="fill" first />}</div>
			<div>
				<p id={KIND_ID} className={`kicker ${styles.kind}`}>
					Review<span className="sr-only"> of</span>
				</p>
				<h2 id={TITLE_ID} tabIndex={-1}>
					{course ? <CourseName course={course} /> : 'Unknown Course'}
				</h2>
				<p className={styles.muted}>{course ? <CoursePlace course={course} /> : 'Unknown Location'}</p>
			</div>
		</header>
	);
}

function ReviewBody({ review }: { review: Review }) {
	return (
		<>
			<div className={styles.score}>
				<p className={styles.number}>
					{review.rating}
					<small>/10</small>
				</p>
				<StarRating rating={review.rating} size="lg" />
			</div>
			<Reviewer review={review} />
			<p className={styles.text} dir="auto">
				{review.content}
			</p>
			{(review.pros.length > 0 || review.cons.length > 0) && (
				<div className={styles.points}>
					<Points title="Pros" points={review.pros} />
					<Points title="Cons" points={review.cons} />
				</div>
			)}
			<RoundFacts review={review} />
			<LateGallery
				photographs={review.photographs}
				subject={`The course reviewed by ${review.userName}`}
				look="strip"
			/>
			<p className={styles.small}>
				<VerificationWords verification={review.verification} />.
			</p>
			<Interests review={review} className={styles.small} />
			<ClubAnswer answer={review.clubAnswer} />
		</>
	);
}

function Reviewer({ review }: { review: Review }) {
	return (
		<div className={styles.reviewer}>
			<Avatar name={review.userName} avatarUrl={review.userAvatar} />
			<p>
				<strong>
					<GolferName review={review} />
				</strong>
				{review.verification === 'unverified' ? <SampleMark review={review} /> : <ReviewMarks review={review} />}
				<span className={styles.when}>
					{review.datePlayed ? `Played ${formatDate(review.datePlayed)}` : formatMonth(review.createdAt)}
				</span>
			</p>
		</div>
	);
}

function Points({ title, points }: { title: string; points: string[] }) {
	if (points.length === 0) return null;
	return (
		<section>
			<h3>{title}</h3>
			<ul data-points={title.toLowerCase()}>
				{points.map((point) => (
					<li key={point}>
						<bdi>{point}</bdi>
					</li>
				))}
			</ul>
		</section>
	);
}
