import { isInBox } from '#domain/geography/box.ts';
import { haversineKilometres } from '#domain/geography/distance.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { forEachRow } from '#domain/shared/sets/row-set.ts';
import { type FoundPlace, likelinessOf } from '../places/lookup/found-place.ts';
import { GREAT_WEIGHT } from '../places/lookup/place-names.ts';
import { USUAL_RADIUS } from '../places/lookup/radius.ts';
import type { Part } from './read-intention.ts';

export type PlacePart = Extract<Part, { kind: 'place' }>;
/** A place, the part that names it, and parts that say what it lies in. */
export type Chosen = { place: FoundPlace; part: PlacePart; containers: PlacePart[] };

/** What makes a place likelier than another of its name: as much as so many figures of the number of people in a town, ten each. */
const BONUS = {
	/** A course that the world or its country knows is called so, and lies there: St Andrews in Fife. */
	known: 15,
	/** What it lies in is named too: "Paris Texas". */
	placed: 100,
	/** Who wants to be near it means the town, and not the county of its name. */
	near: 20,
	/** So does who names a great town in a region of its name. */
	capital: 10,
};

const FROM_LARGEST = ['country', 'nation', 'region', 'area', 'town'];

/** The place that is meant by some names of places, which stand in one text; null for none. */
export function choosePlace(index: CourseIndex, parts: readonly PlacePart[]): Chosen | null {
	let best: (Chosen & { likely: number }) | null = null;
	for (const part of parts) {
		const others = parts.filter((other) => other !== part);
		const known = knownCourses(index, part.name);
		for (const place of part.places) {
			const containers = others.filter(({ places }) => places.some((one) => isWithin(place, one)));
			const isKnown = known.some((course) => holds(place, course));
			const isCapital = part.places.some(({ kind, name }) => kind === 'region' && name === place.region);
			const likely =
				likelinessOf(place) +
				(containers.length > 0 ? BONUS.placed : 0) +
				(isKnown ? BONUS.known : 0) +
				(part.isNear && place.kind === 'town' ? BONUS.near : 0) +
				(isCapital && place.weight >= GREAT_WEIGHT ? BONUS.capital : 0);
			if (best === null || likely > best.likely) best = { place, part, containers, likely };
		}
	}
	return best;
}

/** Whether a course that the world or its country knows bears a place's name and lies in none of the places that do: "Wentworth". */
export function isKnownElsewhere(index: CourseIndex, { name, places }: PlacePart): boolean {
	const known = knownCourses(index, name);
	return known.length > 0 && !known.some((course) => places.some((place) => holds(place, course)));
}

/** Whether a course that the world or its country knows bears a place's name and lies there. */
export const isKnownIn = (index: CourseIndex, place: FoundPlace, name: string): boolean =>
	knownCourses(index, name).some((course) => holds(place, course));

type Position = { latitude: number; longitude: number };

/** Where the courses of some renown lie that are called so. */
function knownCourses({ columns, named }: CourseIndex, name: string): Position[] {
	const found: Position[] = [];
	forEachRow(named(name).rows, (row) => {
		if (!columns.renown[row]) return;
		found.push({ latitude: columns.latitude[row] ?? Number.NaN, longitude: columns.longitude[row] ?? Number.NaN });
	});
	return found;
}

function holds({ kind, latitude, longitude, box }: FoundPlace, position: Position): boolean {
	if (box) return isInBox(box, position.latitude, position.longitude);
	if (kind !== 'town' || latitude === null || longitude === null) return false;
	return haversineKilometres({ latitude, longitude }, position) <= USUAL_RADIUS;
}

/** Whether a place lies in a larger one. */
function isWithin(place: FoundPlace, larger: FoundPlace): boolean {
	if (FROM_LARGEST.indexOf(larger.kind) >= FROM_LARGEST.indexOf(place.kind)) return false;
	if (larger.country !== place.country) return false;
	if (larger.kind === 'country') return true;
	if (larger.kind === 'nation') return larger.slug === place.nation;
	if (larger.kind === 'region' && place.region !== null) return larger.name === place.region;
	const { latitude, longitude } = place;
	return larger.box !== null && latitude !== null && longitude !== null && isInBox(larger.box, latitude, longitude);
}
