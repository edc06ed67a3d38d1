import { formatCount } from '#app/lib/format/format.ts';
import type { GolferCourse } from '#domain/members/golfer-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import styles from './course-links.module.css';

/** Some courses of a golfer's by their names, and how many more there are. */
export function CourseLinks({ courses, total }: { courses: readonly GolferCourse[]; total: number }) {
	const more = total - courses.length;
	return (
		<>
			<ul className={styles.list}>
				{courses.map((course) => (
					<li key={course.slug}>
						<Link to={paths.course(course)}>
							<CourseName course={course} />
						</Link>
						<small>
							<CoursePlace course={course} />
						</small>
					</li>
				))}
			</ul>
			{more > 0 && <p className={styles.more}>and {formatCount(more, 'more course', 'more courses')}</p>}
		</>
	);
}
