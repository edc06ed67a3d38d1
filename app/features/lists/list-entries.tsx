import { formatDate } from '#app/lib/format/format-day.ts';
import { paths } from '#app/lib/paths.ts';
import { Link } from '#app/ui/link.tsx';
import type { ShownList } from '#domain/lists/public-queries.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { Score } from '../rating/score.tsx';
import { ENTRIES } from './list-bar.tsx';
import styles from './list-entries.module.css';

/** So many are in the first screen. */
const FIRST = 3;

type ListEntriesProps = {
	entries: ShownList['entries'];
	/** How its courses are now, by their ids. */
	now: Readonly<Record<number, string>>;
};

/** The courses of a list in its owner's order, each with the owner's note in the voice of a serif italic. */
export function ListEntries({ entries, now }: ListEntriesProps) {
	if (entries.length === 0) return <p className={styles.none}>No course is on it yet.</p>;
	return (
		<ol className={styles.entries} id={ENTRIES}>
			{entries.map(({ course, note }, index) => (
				<li key={course.id} className={styles.entry}>
					<span className={styles.place} aria-hidden="true">
						{index + 1}
					</span>
					<div className={styles.picture}>
						<CoverPicture course={course} first={index < FIRST} />
					</div>
					<div className={styles.words}>
						<h2>
							<Link to={paths.course(course)}>
								<CourseName course={course} />
							</Link>
						</h2>
						<p className={styles.where}>
							<CoursePlace course={course} />
							{course.closedOn && `, closed ${formatDate(course.closedOn)}`}
						</p>
						{now[course.id] && (
							<p className={styles.where} data-now>
								{now[course.id]}
							</p>
						)}
						{note && (
							<p className={styles.note} dir="auto">
								{note}
							</p>
						)}
					</div>
					<Score score={course.score} />
					<CourseMarks course={course} />
				</li>
			))}
		</ol>
	);
}
