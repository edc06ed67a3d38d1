import { formatDate } from '#app/lib/format/format-day.ts';
import type { ShownRound } from '#domain/rounds/shown-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { roundInWords } from '../rounds/round-words.ts';
import styles from './golfer-round.module.css';

/** A round that its golfer shows: the day, the course, what was told of it, and its grade. */
export function GolferRound({ round }: { round: ShownRound }) {
	const { course, day, grade } = round;
	return (
		<li className={styles.round}>
			<time className={styles.quiet} dateTime={day}>
				{formatDate(day)}
			</time>
			<div className={styles.body}>
				<Link className={styles.course} to={paths.course(course)}>
					<CourseName course={course} />
				</Link>
				<p className={styles.quiet}>{roundInWords(round) || <CoursePlace course={course} />}</p>
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
