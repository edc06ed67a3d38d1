import type { GolferCourse } from '#domain/members/golfer-queries.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './course-links.module.css';
import { CourseLinks } from './course-links.tsx';

/** The courses a golfer has reviewed, the one of the newest review first. */
export function GolferCourses({ courses, total }: { courses: GolferCourse[]; total: number }) {
	return (
		<section className={styles.section} aria-labelledby="courses-played">
			<SectionHead title="Courses played" id="courses-played" />
			<CourseLinks courses={courses} total={total} />
		</section>
	);
}
