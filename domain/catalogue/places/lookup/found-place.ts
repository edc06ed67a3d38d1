import type { PlaceKind } from '#database/schema/places.ts';
import type { Box } from '#domain/geography/box.ts';

/** A place that goes by a name. */
export type FoundPlace = {
	kind: PlaceKind;
	id: string;
	/** Its part of an address, unique among those of its kind and country. */
	slug: string;
	/** In English. */
	name: string;
	/** Alpha-2. */
	country: string;
	/** The slug of the nation that it is or lies in. */
	nation: string | null;
	/** Of a town: the English name of the region that it lies in. */
	region: string | null;
	/** Degrees; of a place that is no point its middle. */
	latitude: number | null;
	longitude: number | null;
	box: Box | null;
	/** The courses that stand in lists: in it, of a town around it. */
	courses: number;
	/** How likely it is meant, whatever golf there is; see `weightOfPlace`. */
	weight: number;
};

/** What courses add to the likeliness of a place: as much for each figure of their number. */
const WORTH_OF_COURSES = 8;

/** How likely golfers mean a place: below nought where there is no course. */
export const likelinessOf = ({ courses, weight }: Pick<FoundPlace, 'courses' | 'weight'>): number =>
	courses === 0 ? weight - 100 : weight + WORTH_OF_COURSES * Math.log10(courses);

/** The likeliest first, those without courses last. */
export const likeliestFirst = (one: FoundPlace, other: FoundPlace): number =>
	likelinessOf(other) - likelinessOf(one) || one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1);
