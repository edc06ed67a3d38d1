import { languageOf } from '#app/lib/format/name-language.ts';

type CoursePlaceProps = { course: { location: string; country: { name: string } } };

/** "Town, Country". The town may be written from right to left, the country is not. */
export function CoursePlace({ course }: CoursePlaceProps) {
	return (
		<>
			{course.location && (
				<>
					<bdi {...languageOf(course.location, course.country.name)}>{course.location}</bdi>,{' '}
				</>
			)}
			{course.country.name}
		</>
	);
}
