import type { Told } from '#domain/catalogue/twins/judged.ts';
import { readKeys } from '#domain/catalogue/twins/keys.ts';
import { foldText } from '#domain/shared/text/fold.ts';

/**
 * What matching knows of a course: `target` is its id, or -n for the n-th row taken in this import. An entry whose `country` is null
 * is found by its source alone.
 */
export type Known = {
	target: number;
	country: string | null;
	name: string;
	other_names: string[];
	locality: string | null;
	region: string | null;
	region_slug: string | null;
	latitude: number | null;
	longitude: number | null;
	position_accuracy: number | null;
	holes: number | null;
	source: string;
	source_id: string;
} & Sought;

/** What a course is looked for by: its town, folded, and of its names the keys and the scripts. */
export type Sought = { town: string | null; keys: string[]; scripts: string[] };

/** An entry without what it is looked for by. */
export type FoundKnown = Omit<Known, keyof Sought>;

/** What a course is looked for by. */
export const soughtBy = ({ name, otherNames, locality }: Pick<Told, 'name' | 'otherNames' | 'locality'>): Sought => ({
	town: locality === null ? null : foldText(locality),
	...readKeys([name, ...otherNames]),
});

type Entered = { target: number; source: string; sourceId: string };

/** The entry of a course. */
export function knownAs(told: Told, { target, source, sourceId }: Entered, { town, keys, scripts }: Sought): Known {
	const { name, otherNames, country, locality, region, regionSlug } = told;
	const { latitude, longitude, positionAccuracy, holes } = told;
	return {
		...{ target, source, source_id: sourceId, town, keys, scripts },
		...{ name, other_names: [...otherNames], country, locality, region, region_slug: regionSlug },
		...{ latitude, longitude, position_accuracy: positionAccuracy, holes },
	};
}

/** What an entry says of its course, to be judged. */
export const toldBy = (known: FoundKnown): Told => ({
	...known,
	country: known.country ?? '',
	otherNames: known.other_names,
	regionSlug: known.region_slug,
	positionAccuracy: known.position_accuracy,
});
