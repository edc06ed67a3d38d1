import type { MetaDescriptor } from 'react-router';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { tellsRatings, toldRanking } from '#app/lib/machines/told-ratings.ts';
import type { Site } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { collectionData } from '../place/for-machines.ts';
import { countWords, courseCount } from '../place/place-words.ts';
import { areaInSentence } from './area-words.ts';
import type { ReadArea } from './read-area.server.ts';

/** The way to an area, itself at the end; one that lies in several countries stands below none of them. */
export function crumbsOfArea({ slug, summary, lands }: ReadArea): [string, string][] {
	const [only] = lands.length === 1 ? lands : [];
	return [
		['Home', paths.home()],
		['Courses', paths.courses()],
		...(only ? [[only.name, paths.place(only.slug)] as [string, string]] : []),
		[summary.name, paths.area(slug)],
	];
}

/** Title, description and structured data of the page of a golf area. */
export function areaMeta(area: ReadArea, site: Pick<Site, 'origin' | 'samples'> | undefined): MetaDescriptor[] {
	const { origin = '' } = site ?? {};
	const { slug, names, summary, sentence, list } = area;
	const path = paths.area(slug, list.page);
	const { en: name, ...others } = names;
	const alternateName = [...new Set(Object.values(others))].filter((other) => other !== null && other !== name);
	const page = list.page > 1 ? `, page ${list.page}` : '';
	return [
		...pageMeta({
			title: `Golf courses in ${areaInSentence(name)}${page}`,
			description: `${sentence} ${tellsRatings(site) ? countWords(summary) : courseCount(summary)}`,
			path,
			origin,
			hidden: summary.courses === 0,
		}),
		breadcrumbData(origin, crumbsOfArea(area)),
		{
			'script:ld+json': {
				...collectionData({ name: areaInSentence(name), path, list, ranked: toldRanking(list.items, site) }, origin),
				about: { '@type': 'Place', name, ...(alternateName.length > 0 && { alternateName }), description: sentence },
			},
		},
	];
}
