import type { LineCourse } from '#domain/catalogue/matching/line-courses.ts';
import { CoursePlace } from '../course-card/course-place.tsx';
import type { Mark } from '../member-actions/mark-words.ts';

type WhereItIsProps = { course: LineCourse; marked: readonly number[]; mark: Mark };

/** Where a course is, what kind it is where it is no full course, and whether it has the mark already. */
export const WhereItIs = ({ course, marked, mark }: WhereItIsProps) => (
	<small>
		<CoursePlace course={course} />
		{course.kind && ` · ${course.kind}`}
		{marked.includes(course.id) && (mark === 'played' ? ' · already played' : ' · already on your list')}
	</small>
);
