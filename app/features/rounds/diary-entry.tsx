import { excerpt } from '#domain/reviews/excerpt.ts';
import type { DiaryRound } from '#domain/rounds/diary-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import styles from './diary-entry.module.css';
import { formatWeekday, roundInWords } from './round-words.ts';

/** One round: its day, its course, what was told of it, and its grade. */
export function DiaryEntry({ entry: { course, day, round, review, checkedIn } }: { entry: DiaryRound }) {
	const grade = round?.grade ?? review?.rating ?? null;
	const words = round ? roundInWords(round) : '';
	return (
		<li className={styles.entry}>
			<time className={styles.day} dateTime={day}>
				{formatWeekday(day)}
			</time>
			<img className={styles.cover} src={paths.cover(course.slug)} alt="" width={800} height={600} loading="lazy" />
			<div className={styles.body}>
				<Link className={styles.course} to={paths.course(course)}>
					<CourseName course={course} />
				</Link>
				<p className={styles.quiet}>{words || <CoursePlace course={course} />}</p>
				{round?.partners && (
					<p className={styles.quiet}>
						with <bdi>{round.partners}</bdi>
					</p>
				)}
				{round?.notes && (
					<p className={styles.notes} dir="auto">
						{excerpt(round.notes)}
					</p>
				)}
				<Ways entry={{ course, day, round, review, checkedIn }} />
			</div>
			{grade !== null && (
				<p className={styles.grade}>
					<span className="sr-only">Grade </span>
					{grade}
				</p>
			)}
		</li>
	);
}

/** What can be done with it, and what else tells of it. */
function Ways({ entry: { course, day, round, review, checkedIn } }: { entry: DiaryRound }) {
	const about = `${course.name}, ${formatWeekday(day)}`;
	const log = paths.logRound(course, review ? { review: review.id } : { day });
	return (
		<p className={styles.ways}>
			<Link
				to={round ? paths.editRound(round.id) : log}
				aria-label={`${round ? 'Edit' : 'Add score and notes'}: ${about}`}
			>
				{round ? 'Edit' : 'Add score and notes'}
			</Link>
			{review && (
				<Link to={paths.editReview(review.id)} aria-label={`Your review: ${about}`}>
					Your review
				</Link>
			)}
			{round && !review && (
				<Link
					to={paths.createReview({ course: course.slug, round: round.id })}
					aria-label={`Make it a review: ${about}`}
				>
					Make it a review
				</Link>
			)}
			{checkedIn && <span>Checked in</span>}
		</p>
	);
}
