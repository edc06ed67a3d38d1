import { languageOf } from '#app/lib/format/name-language.ts';

type NamedCourse = {
	name: string;
	/** Where it is, however the page knows that; without it a name of Chinese characters alone is of no known language. */
	country?: string | { slug: string } | { name: string } | null;
	countrySlug?: string;
};

/** The name of a course, which says its language where that is not ours: it is then read, set and broken by its own rules. */
export function CourseName({ course: { name, country, countrySlug } }: { course: NamedCourse }) {
	return <bdi {...languageOf(name, countrySlug ?? placeOf(country))}>{name}</bdi>;
}

function placeOf(country: NamedCourse['country']) {
	if (!country || typeof country === 'string') return country;
	return 'slug' in country ? country.slug : country.name;
}
