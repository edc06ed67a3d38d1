import { formatCount } from '#app/lib/format/format.ts';
import type { GolferCourse } from '#domain/members/golfer-queries.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { CourseName } from '../course-card/course-name.tsx';
import { CoursePlace } from '../course-card/course-place.tsx';
import styles from './golfer-courses.module.css';

/** The courses a golfer has reviewed, the one of the newest review first. */
export function GolferCourses({ courses, total }: { courses: GolferCourse[]; total: number }) {
	const more = total - courses.length;
	return (
		<section className={styles.section} aria-labelledby="courses-played">
			<SectionHead title="Courses played" id="courses-played" />
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
		</section>
	);
}
