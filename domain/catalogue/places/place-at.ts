import type { SQL } from 'drizzle-orm';
import { liesInArea } from './areas/area-queries.ts';
import { getArea } from './areas/areas.ts';
import { getCountry, getCountryBySlug } from './countries.ts';
import { getNationBySlug } from './nations.ts';
import { liesInPlace } from './place-queries.ts';

/**
 * The courses that lie in the place whose page has this address, closed ones too: `/courses/sweden`, `/courses/scotland/in/fife` or
 * `/areas/fife`. Null where that is the page of no place.
 */
export function coursesAt(path: string): SQL | null {
	const area = getArea(/^\/areas\/([\w-]+)$/.exec(path)?.[1] ?? '');
	if (area) return liesInArea(area) ?? null;
	const [, land = '', region = null] = /^\/courses\/([\w-]+)(?:\/in\/([\w-]+))?$/.exec(path) ?? [];
	const nation = getNationBySlug(land);
	const country = nation ? getCountry(nation.country) : getCountryBySlug(land);
	return (country && liesInPlace({ country: country.code, nation: nation?.slug ?? null, region })) ?? null;
}
