import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';

/** The way to a course, by its region where that has a page: what is printed, and what machines are told. */
export function crumbsAbove({ country, regionPage }: CourseDetails): Crumb[] {
	return [
		{ label: 'Home', to: paths.home() },
		{ label: 'Courses', to: paths.courses() },
		{ label: country.name, to: paths.place(country.slug) },
		...(regionPage ? [{ label: regionPage.name, to: paths.place(country.slug, regionPage.slug) }] : []),
	];
}
