import { nameInClub } from '#domain/catalogue/clubs/club-names.ts';
import { type ClubOfCourse, hasClubPage } from '#domain/catalogue/clubs/clubs.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { nameLanguage } from '../course-card/course-name.tsx';

type Placed = Pick<CourseDetails, 'country' | 'land' | 'regionPage' | 'club'>;

/** The way to a course, by its region and its club where these have pages: what is printed, and what machines are told. */
export function crumbsAbove({ country, land, regionPage, club }: Placed): Crumb[] {
	return [
		{ label: 'Home', to: paths.home() },
		{ label: 'Courses', to: paths.courses() },
		{ label: land.name, to: paths.place(land.slug) },
		...(regionPage ? [{ label: regionPage.name, to: paths.place(land.slug, regionPage.slug) }] : []),
		...(club && hasClubPage(club) ? [clubCrumb(club, country)] : []),
	];
}

const clubCrumb = ({ name, slug }: ClubOfCourse, country: CourseDetails['country']): Crumb => ({
	label: name,
	to: paths.club(slug),
	language: nameLanguage({ name, country }),
});

/** A course at the end of its way: below the crumb of its club as the club calls it. */
export const crumbOf = ({ name, country, club }: CourseDetails) => ({
	name: club && hasClubPage(club) ? nameInClub(name, club.name) : name,
	country,
});
