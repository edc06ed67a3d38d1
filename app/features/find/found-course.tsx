import { OPENED_HERE } from '../../lib/layers.ts';
import { courseLinkId } from '../../lib/openers.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { compareLink } from '../compare/compare-link.ts';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { Score } from '../rating/score.tsx';
import type { PrintedCourse } from './choices.ts';
import type { Look } from './find-search.ts';
import styles from './found-course.module.css';

type FoundCourseProps = {
	course: PrintedCourse;
	view: Look;
	/** The reader's handicap in words, empty where none was given; courses known to suit it say so. */
	handicap: string;
	first: boolean;
	/** The address of the list that it stands in. */
	here: string;
};

/** A course that was found: a line of the index, or a card. */
export function FoundCourse({ course, view, handicap, first, here }: FoundCourseProps) {
	return (
		<article className={styles[view]}>
			<div className={styles.picture}>
				<CoverPicture course={course} first={first} />
			</div>
			<div className={styles.words}>
				<h2 className={styles.name}>
					<CourseName course={course} />
				</h2>
				<p className={styles.where}>
					<CoursePlace course={course} />
				</p>
				{course.distance && (
					<p className={styles.where}>
						<bdi>{course.distance}</bdi>
					</p>
				)}
				{course.suits && <p className={styles.suits}>Suits a handicap of {handicap}</p>}
				{course.doubts?.map((words) => (
					<p key={words} className={styles.doubt}>
						{words}
					</p>
				))}
				{course.visit && <p className={styles.where}>{course.visit}</p>}
				{course.now && <p className={styles.where}>{course.now}</p>}
				{course.bookings?.map(({ words, url }) => (
					<a key={url} className={styles.compare} href={url} rel="noopener sponsored">
						{words}
					</a>
				))}
				<p className={styles.more}>
					<Link
						className={styles.link}
						to={paths.topRated({ course: course.slug, back: here })}
						id={courseLinkId(course.slug)}
						state={OPENED_HERE}
						aria-label={`View Details of ${course.name}`}
					>
						View Details
					</Link>
					<Link
						className={styles.compare}
						to={paths.compare([course.slug])}
						aria-label={`Compare ${course.name}`}
						{...compareLink(course)}
					>
						Compare
					</Link>
				</p>
			</div>
			<Score score={course.score} />
			<CourseMarks course={course} />
		</article>
	);
}
