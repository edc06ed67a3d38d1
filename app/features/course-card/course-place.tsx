import { languageOf } from '#app/lib/format/name-language.ts';

type CoursePlaceProps = { course: { location: string; country: { name: string }; land?: { name: string } } };

/** "Town, Country", or "Town, Scotland" where it is known. The town may be written from right to left, the country is not. */
export function CoursePlace({ course }: CoursePlaceProps) {
	return (
		<>
			{course.location && (
				<>
					<TownName name={course.location} country={course.country.name} />,{' '}
				</>
			)}
			{(course.land ?? course.country).name}
		</>
	);
}

/** The name of a town, which says its language where that is not ours. `country`: its slug or English name. */
export function TownName({ name, country }: { name: string; country: string | null }) {
	return <bdi {...languageOf(name, country)}>{name}</bdi>;
}
