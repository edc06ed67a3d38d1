import { formatCount } from '#app/lib/format/format.ts';
import type { Suggestions } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';

/** A line of the popup, and where choosing it leads. */
export type SuggestionItem = { key: string; name: string; note: string; address: string; country?: string };

/** Both groups of the popup; nothing while nothing has been found. */
export function itemsOf(found: Suggestions | null): { courses: SuggestionItem[]; countries: SuggestionItem[] } {
	const courses = (found?.courses ?? []).map(({ slug, name, location, country }) => ({
		key: slug,
		name,
		country,
		note: [location, country].filter(Boolean).join(', '),
		address: paths.topRated({ course: slug, back: paths.home() }),
	}));
	const countries = (found?.countries ?? []).map(({ slug, name, courses: count }) => ({
		key: slug,
		name,
		note: formatCount(count, 'course'),
		address: paths.topRated({ country: slug }),
	}));
	return { courses, countries };
}
