import type { Box } from '#domain/geography/box.ts';
import type { NationSlug } from '../nations.ts';

/** A box in degrees: south, west, north, east. None crosses the antimeridian. */
export type AreaBox = readonly [south: number, west: number, north: number, east: number];

/** Names by language; where a language has none of its own the English one stands. */
export type AreaNames = {
	en: string;
	sv: string;
	de: string;
	fr: string;
	es: string;
	/** What it is called where it lies; null where that is the English name. */
	native: string | null;
};

/** A part of the world that golfers travel to by one name. */
export type GolfArea = {
	/** Its part of an address, the same for good. */
	slug: string;
	names: AreaNames;
	/** Countries that its courses lie in: ISO 3166-1 alpha-2 in upper case. */
	countries: readonly [string, ...string[]];
	/** The nation of its country that it lies in, by its slug; left out where the country has none. */
	nation?: NationSlug;
	/** Boxes that hold its courses, and as few others as can be; a course that any of them holds is in the area. None overlap. */
	extent: readonly [AreaBox, ...AreaBox[]];
	/** What a travelling golfer wants to know of it, in one sentence. */
	sentence: string;
};

/** The boxes of an area. */
export const boxesOf = ({ extent }: Pick<GolfArea, 'extent'>): Box[] =>
	extent.map(([south, west, north, east]) => ({ south, west, north, east }));

/** The one box around all of them. */
export const boxAround = ({ extent }: Pick<GolfArea, 'extent'>): Box => ({
	south: Math.min(...extent.map((box) => box[0])),
	west: Math.min(...extent.map((box) => box[1])),
	north: Math.max(...extent.map((box) => box[2])),
	east: Math.max(...extent.map((box) => box[3])),
});

/** The names of an area: the English one, and those that differ from it. */
export function named(en: string, others: Partial<Omit<AreaNames, 'en'>> = {}): AreaNames {
	return { en, sv: en, de: en, fr: en, es: en, native: null, ...others };
}
