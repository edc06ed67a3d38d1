import { languageOf } from '#app/lib/format/name-language.ts';

/** Where a course is, however a page knows that: its name may be in the letters of several languages. */
type Country = string | { slug: string } | { name: string } | null;
type NamedCourse = { name: string } & ({ countrySlug: string } | { country: Country });

/** The name of a course, which says its language where that is not ours: it is then read, set and broken by its own rules. */
export function CourseName({ course }: { course: NamedCourse }) {
	return <bdi {...nameLanguage(course)}>{course.name}</bdi>;
}

/** What the element says that holds the name of a course and is not this component's. */
export const nameLanguage = (course: NamedCourse) =>
	languageOf(course.name, 'countrySlug' in course ? course.countrySlug : placeOf(course.country));

function placeOf(country: Country) {
	if (!country || typeof country === 'string') return country;
	return 'slug' in country ? country.slug : country.name;
}

/** A sentence of ours with the name of a course in it. */
export function WithCourseName({ words, course }: { words: string; course: NamedCourse }) {
	const at = words.lastIndexOf(course.name);
	return (
		<>
			{words.slice(0, at)}
			<CourseName course={course} />
			{words.slice(at + course.name.length)}
		</>
	);
}
