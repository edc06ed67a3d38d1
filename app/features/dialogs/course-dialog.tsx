import { formatCount } from '#app/lib/format/format.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { compareLink } from '../compare/compare-link.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { Score } from '../rating/score.tsx';
import { Unrated } from '../rating/unrated.tsx';
import styles from './course-dialog.module.css';
import { CourseFacts } from './course-facts.tsx';
import type { DialogCourse, RecentReview } from './dialog-data.ts';
import type { ClosedTo } from './layer-addresses.ts';
import { RecentReviews } from './recent-reviews.tsx';

type CourseDialogProps = {
	/** What is known at once; null when not even its card is at hand. */
	course: CourseCard | null;
	/** Null while they are being loaded. */
	details: DialogCourse | null;
	recent: RecentReview[];
	reviewMissing: boolean;
	reviewAddress: (id: number) => string;
	closeTo: ClosedTo;
	onClose: () => void;
	returnFocusTo: string;
};

const TITLE_ID = 'course-dialog-title';

/** The specification's course detail dialog. */
export function CourseDialog({ course, details, closeTo, onClose, returnFocusTo, ...rest }: CourseDialogProps) {
	return (
		<Dialog
			labelledBy={TITLE_ID}
			closeTo={closeTo.href}
			leaves={closeTo.isElsewhere}
			onClose={onClose}
			returnFocusTo={returnFocusTo}
		>
			<div className={styles.sides}>
				<div className={styles.picture}>{course && <CoverPicture course={course} shape="fill" first />}</div>
				<div className={styles.words}>
					{course ? <CourseHead course={course} /> : <h2 id={TITLE_ID}>Loading course…</h2>}
					{details ? <CourseBody details={details} {...rest} /> : <Spinner words="Loading course…" />}
				</div>
				{details && <Actions course={details} />}
			</div>
		</Dialog>
	);
}

function CourseHead({ course }: { course: CourseCard }) {
	const { value, count } = course.score;
	return (
		<div className={styles.head}>
			<p className={`kicker ${styles.continent}`}>
				{course.continent}
				{course.kind !== null && <> · {course.kind}</>}
				{course.featured && <span className={styles.featured}>Featured</span>}
			</p>
			<h2 id={TITLE_ID}>
				<CourseName course={course} />
			</h2>
			<p className={styles.muted}>
				<CoursePlace course={course} />
			</p>
			<div className={styles.score}>
				{value === null ? (
					<Unrated slug={course.slug} />
				) : (
					<Score score={course.score} isLarge>
						{course.score.ranked && (
							<span className={styles.muted} aria-hidden="true">
								{formatCount(count, 'review')}
							</span>
						)}
					</Score>
				)}
			</div>
		</div>
	);
}

type CourseBodyProps = { details: DialogCourse } & Pick<
	CourseDialogProps,
	'recent' | 'reviewMissing' | 'reviewAddress'
>;

function CourseBody({ details, recent, reviewMissing, reviewAddress }: CourseBodyProps) {
	return (
		<>
			<CourseFacts course={details} />
			<section className={`${styles.section} ${styles.reviews}`}>
				<h3>Recent reviews</h3>
				<Link className={styles.write} to={paths.createReview({ course: details.slug })}>
					Write a review
				</Link>
				{reviewMissing && <p role="status">That review is no longer here.</p>}
				<RecentReviews reviews={recent} addressOf={reviewAddress} />
			</section>
		</>
	);
}

function Actions({ course }: { course: DialogCourse }) {
	return (
		<div className={styles.actions}>
			<ButtonLink to={`${paths.course(course)}#reviews`}>View all reviews</ButtonLink>
			<ButtonLink to={paths.course(course)} look="line">
				Course page
			</ButtonLink>
			<ButtonLink to={paths.compare([course.slug])} look="line" {...compareLink(course)}>
				Compare
			</ButtonLink>
			<ButtonLink to={paths.report({ course: course.slug })} look="quiet">
				Report
			</ButtonLink>
			<CourseMarks course={course} />
		</div>
	);
}
