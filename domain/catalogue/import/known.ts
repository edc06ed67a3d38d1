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
	/** The town, folded. */
	town: string | null;
	/** What it is looked for by, and the scripts of its names. */
	keys: string[];
	scripts: string[];
};

type Entered = Told & { target: number; source: string; sourceId: string };

/** The entry of a course. */
export function knownAs(course: Entered): Known {
	const { otherNames, regionSlug, positionAccuracy, sourceId, ...same } = course;
	return {
		...same,
		other_names: [...otherNames],
		region_slug: regionSlug,
		position_accuracy: positionAccuracy,
		source_id: sourceId,
		town: course.locality === null ? null : foldText(course.locality),
		...readKeys([course.name, ...otherNames]),
	};
}

/** What an entry says of its course, to be judged. */
export const toldBy = (known: Omit<Known, 'keys' | 'scripts' | 'town'>): Told => ({
	...known,
	country: known.country ?? '',
	otherNames: known.other_names,
	regionSlug: known.region_slug,
	positionAccuracy: known.position_accuracy,
});
