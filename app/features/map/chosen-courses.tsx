import { useId } from 'react';
import { formatCount, formatRating } from '#app/lib/format/format.ts';
import type { MapCluster, MapCourse } from '#domain/catalogue/map/cluster-shapes.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import { CoverPicture } from '../course-card/cover-picture.tsx';
import { CourseMarks } from '../member-actions/course-marks.tsx';
import { useViewerState } from '../member-actions/use-viewer-state.ts';
import { newWords } from '../rating/new-words.ts';
import { Score, scoreInWords } from '../rating/score.tsx';
import styles from './chosen-courses.module.css';
import { MapCard } from './map-card.tsx';

type ChosenCoursesProps = { cluster: MapCluster; onClose: () => void };

/** The course of a marker that was pressed, or the courses of one that no zoom takes apart. */
export function ChosenCourses({ cluster, onClose }: ChosenCoursesProps) {
	const { courses, count } = cluster;
	const [course] = courses;
	const name = useId();
	useViewerState(cluster);

	return (
		<MapCard name={name} onClose={onClose} className={styles.card}>
			{count === 1 && course ? (
				<OneCourse name={name} course={course} />
			) : (
				<SeveralCourses name={name} count={count} courses={courses} />
			)}
		</MapCard>
	);
}

function OneCourse({ name, course }: { name: string; course: MapCourse }) {
	return (
		<>
			<div className={styles.picture}>
				<CoverPicture course={course} first shape="fill" />
			</div>
			<div className={styles.words}>
				<h2 id={name} className={styles.name}>
					<Link className={styles.link} to={paths.course(course)}>
						<CourseName course={course} />
					</Link>
				</h2>
				<p className={styles.where}>
					<CoursePlace course={course} />
				</p>
				<div className={styles.foot}>
					<Score score={course.score} />
					<CourseMarks course={course} />
				</div>
			</div>
		</>
	);
}

/** Clubs with several courses, and neighbours. */
function SeveralCourses({ name, count, courses }: { name: string; count: number; courses: MapCourse[] }) {
	return (
		<div className={styles.several}>
			<h2 id={name} className={styles.name}>
				{formatCount(count, 'course')} here
			</h2>
			<ul>
				{courses.map((course) => (
					<li key={course.id}>
						<Link to={paths.course(course)}>
							<CourseName course={course} />
							<span className="sr-only">, {scoreInWords(course.score)}</span>
						</Link>
						{course.score.value !== null && (
							<span className={styles.score} aria-hidden="true">
								{formatRating(course.score.value)}
								{newWords(course.score) && <small>{newWords(course.score)}</small>}
							</span>
						)}
						<CourseMarks course={course} />
					</li>
				))}
			</ul>
			{count > courses.length && <p className={styles.where}>and {count - courses.length} more in the list</p>}
		</div>
	);
}
