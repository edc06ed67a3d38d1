import type { SuggestedPlace } from '#domain/catalogue/shapes.ts';
import { paths } from '../../lib/paths.ts';

type Place = Pick<SuggestedPlace, 'kind' | 'key' | 'land'>;

/** What leads somewhere else than a chosen place, or says where one stands: it goes when a place is chosen. */
const ELSEWHERE = [
	'q',
	'continent',
	'country',
	'region',
	'area',
	'town',
	'club',
	'radius',
	'near',
	'sort',
	'box',
	'page',
];

/**
 * Where choosing a place leads: to its courses on the find page, with what else was asked for (`asked`, by the names of that page's
 * parameters); a club has a page of its own.
 */
export function placeAddress({ kind, key, land }: Place, asked: Record<string, string> = {}): string {
	if (kind === 'club') return paths.club(key);
	const others = Object.entries(asked).filter(([name]) => !ELSEWHERE.includes(name));
	const place = {
		nation: { country: key },
		region: { country: land, region: key },
		area: { area: key },
		town: { town: key },
	}[kind];
	return paths.findCourse({ ...place, ...Object.fromEntries(others) });
}
