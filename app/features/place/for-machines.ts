import type { MetaDescriptor } from 'react-router';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { type ToldSite, tellsRatings, toldRanking } from '#app/lib/machines/told-ratings.ts';
import type { Site } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { countWords, courseCount, inSentence } from './place-words.ts';
import type { ReadPlace } from './read-place.server.ts';

type Place = NonNullable<ReadPlace>;

/** The address of a page of a place's ranking. */
export const placePath = ({ land, region }: Pick<Place, 'land' | 'region'>, page = 1) =>
	paths.place(land.slug, region, page);

/** The way to a place, itself at the end. */
export function crumbsOf({ land, region, summary }: Pick<Place, 'land' | 'region' | 'summary'>): [string, string][] {
	return [
		['Home', paths.home()],
		['Courses', paths.courses()],
		[land.name, paths.place(land.slug)],
		...(region ? [[summary.name, paths.place(land.slug, region)] as [string, string]] : []),
	];
}

/** Title, description and structured data of the page of a place. */
export function placeMeta(place: Place, site: Pick<Site, 'origin' | 'samples'> | undefined): MetaDescriptor[] {
	const { origin = '' } = site ?? {};
	const { land, region, summary, list } = place;
	const name = inSentence(summary.name);
	const where = region ? `${name}, ${land.name}` : name;
	const page = list.page > 1 ? `, page ${list.page}` : '';
	return [
		...pageMeta({
			title: `Golf courses in ${where}${page}`,
			description: describe(where, summary, site),
			path: placePath(place, list.page),
			origin,
			hidden: summary.courses === 0,
		}),
		breadcrumbData(origin, crumbsOf(place)),
		{
			'script:ld+json': collectionData(
				{ name, path: placePath(place, list.page), list, ranked: toldRanking(list.items, site) },
				origin,
			),
		},
	];
}

function describe(where: string, summary: Place['summary'], site: ToldSite): string {
	const count = tellsRatings(site) ? countWords(summary) : courseCount(summary);
	return summary.ratedCourses > 0
		? `The golf courses of ${where}, ranked by golfers: ${count} Map, best by price, courses that take visitors, newest reviews.`
		: `The golf courses of ${where}: ${count} Map, the best known courses, their seasons and prices.`;
}

type Collection = { name: string; path: string; list: Place['list']; ranked: Place['list']['items'] };

/** The page of a place's courses (`name` as it stands in a sentence), with those of it that have a place in the ranking. */
export function collectionData({ name, path, list, ranked }: Collection, origin: string) {
	const before = (list.page - 1) * list.pageSize;
	return {
		'@context': 'https://schema.org',
		'@type': 'CollectionPage',
		name: `Golf courses in ${name}`,
		url: `${origin}${path}`,
		...(ranked.length > 0 && {
			mainEntity: {
				'@type': 'ItemList',
				numberOfItems: list.total,
				itemListOrder: 'https://schema.org/ItemListOrderDescending',
				itemListElement: ranked.map((course, index) => ({
					'@type': 'ListItem',
					position: before + index + 1,
					name: course.name,
					url: `${origin}${paths.course(course)}`,
				})),
			},
		}),
	};
}
