import type { MetaDescriptor } from 'react-router';
import { formatCount } from '#app/lib/format/format.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import type { Club } from '#domain/catalogue/clubs/club-queries.ts';
import type { Site } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { crumbsAbove } from '../course/crumbs.ts';
import { inSentence } from '../place/place-words.ts';

/** Title, description and structured data of the page of a club. */
export function clubMeta(club: Club, site: Pick<Site, 'origin'> | undefined): MetaDescriptor[] {
	const { origin = '' } = site ?? {};
	const { name, slug, country, land, locality, website } = club;
	// By name: their order on the page is made of ratings, which are told elsewhere.
	const courses = club.courses.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
	const place = [locality, inSentence(land.name)].filter(Boolean).join(', ');
	const above = crumbsAbove({ ...club, club: null });
	const names = courses.map((course) => course.name).join(' · ');
	return [
		...pageMeta({
			title: `${name}, ${land.name}`,
			description: `Facts and reviews of the ${formatCount(courses.length, 'course')} of ${name} in ${place}: ${names}`,
			path: paths.club(slug),
			origin,
		}),
		breadcrumbData(origin, [...above.map(({ label, to }) => [label, to] as const), [name, paths.club(slug)]]),
		{
			'script:ld+json': {
				'@context': 'https://schema.org',
				'@type': 'SportsActivityLocation',
				name,
				url: `${origin}${paths.club(slug)}`,
				...(website && { sameAs: website }),
				address: {
					'@type': 'PostalAddress',
					...(locality && { addressLocality: locality }),
					addressCountry: country.code,
				},
				containsPlace: courses.map((course) => ({
					'@type': 'GolfCourse',
					name: course.name,
					url: `${origin}${paths.course(course)}`,
				})),
			},
		},
	];
}
