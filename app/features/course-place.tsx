import type { CourseCard } from '#domain/catalogue/shapes.ts';

/** "Town, Country". The town may be written from right to left, the country is not. */
export function CoursePlace({ course }: { course: Pick<CourseCard, 'location' | 'country'> }) {
	return (
		<>
			{course.location && (
				<>
					<bdi>{course.location}</bdi>,{' '}
				</>
			)}
			{course.country.name}
		</>
	);
}
