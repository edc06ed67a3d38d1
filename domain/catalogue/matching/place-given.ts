import type { DomainContext } from '#domain/shared/context.ts';
import type { FoundPlace } from '../places/lookup/found-place.ts';
import { findPlacesNamed } from '../places/lookup/place-lookup-queries.ts';

/** A name with the land that stands behind it: "Pine Valley, New Jersey". */
export type Placed = { name: string; place: string };

/** What parts a name from its land, when both stand on one line. */
const PARTED = /^(?<name>.+?)\s*(?:,\s*|\s[-–—|]\s|\t\s*|\()(?<place>[^,\t()|]+)\)?$/u;

/** A line as a name and what may be the land it lies in; null where nothing stands behind the name. */
export function splitPlace(text: string): Placed | null {
	const { name, place } = PARTED.exec(text)?.groups ?? {};
	return name && place ? { name, place: place.trim() } : null;
}

/** Lands alone: a town is called as its courses are. */
const LANDS = new Set(['country', 'nation', 'region']);
const AT_ONCE = 100;

/** The countries, nations and regions that go by some names, by these; names of none are left out. */
export async function findLands(ctx: DomainContext, names: readonly string[]): Promise<Map<string, FoundPlace[]>> {
	const all = [...new Set(names)];
	const found = new Map<string, FoundPlace[]>();
	for (let from = 0; from < all.length; from += AT_ONCE) {
		for (const [name, places] of await findPlacesNamed(ctx, all.slice(from, from + AT_ONCE))) {
			const lands = places.filter(({ kind, courses }) => LANDS.has(kind) && courses > 0);
			if (lands.length > 0) found.set(name, lands);
		}
	}
	return found;
}
