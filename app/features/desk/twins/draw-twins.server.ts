import { UNKNOWN_ACCURACY } from '#domain/catalogue/facts/place.ts';
import type { Neighbour, Twin } from '#domain/course-desk/twins/twin-queries.ts';
import { KILOMETRES_A_DEGREE, longitudeScale, type Position } from '#domain/geography/distance.ts';
import { listLandIn, type Window } from '#domain/geography/land/land-in-box.ts';
import { type NamedDot, placeNames } from './place-names.ts';

const WIDTH = 720;
const HEIGHT = 380;
const EDGE = 8;
/** What is seen at least, from the top to the bottom. */
const LEAST_KILOMETRES = 2;
const MARGIN = 1.25;
const SCALES = [0.1, 0.2, 0.5, 1, 2, 5, 10];
const SIZE = { width: WIDTH, height: HEIGHT };
/** How much larger words are on a phone. */
const PHONE_SCALE = 1.9;
const LETTER_ROOM = 20;

type Dot = { x: number; y: number };

/** What the map of a pair shows, in its own units. */
export type DrawnTwins = {
	width: number;
	height: number;
	/** The land as the text of an SVG path; all around it is sea. */
	land: string;
	twins: (Dot & { letter: string; radius: number })[];
	/** `onPhones`: its words have room there too, where the map is half as wide. */
	others: (NamedDot<Neighbour & Dot> & { onPhones: boolean })[];
	scale: { length: number; words: string };
};

type Placed = Position & { letter: string; around: number };

/** What of the world is seen, and where in it a position lies. */
type Frame = { unit: number; seen: Window; dotOf: (position: Position) => Dot };

/** Lays out a map on which both of a pair have room with the circles of what is known; null where neither has a position. */
export async function drawTwins(pair: readonly Twin[], neighbours: readonly Neighbour[]): Promise<DrawnTwins | null> {
	const placed = pair.flatMap(placeOf);
	const [here] = placed;
	if (!here) return null;
	const { unit, seen, dotOf } = frameOf(here, placed);
	const land = (await listLandIn(seen)).map((ring) => pathOf(ring.map(dotOf))).join('');
	const twins = placed.map((one) => ({ letter: one.letter, radius: round(one.around * unit), ...dotOf(one) }));
	const dots = neighbours
		.map((one) => ({ ...one, ...dotOf(one) }))
		.filter(({ x, y }) => x > EDGE && x < WIDTH - EDGE && y > EDGE && y < HEIGHT - EDGE);
	const named = (scale: number) =>
		placeNames(dots, [scaleRoom(scale), ...twins.map((one) => letterRoom(one, scale))], SIZE, scale);
	const onPhones = named(PHONE_SCALE);
	return {
		width: WIDTH,
		height: HEIGHT,
		...{ land, twins },
		others: named(1).map((one, at) => ({ ...one, onPhones: onPhones[at]?.side === one.side })),
		scale: scaleOf(unit),
	};
}

function placeOf({ facts: { latitude, longitude, positionAccuracy } }: Twin, at: number): Placed[] {
	if (latitude === null || longitude === null) return [];
	const around = (positionAccuracy ?? UNKNOWN_ACCURACY) / 1_000;
	return [{ letter: at === 0 ? 'A' : 'B', latitude, longitude, around }];
}

function frameOf(here: Position, placed: readonly Placed[]): Frame {
	const scale = KILOMETRES_A_DEGREE * longitudeScale(here.latitude);
	const eastOf = (longitude: number) => turned(longitude - here.longitude) * scale;
	const northOf = (latitude: number) => (latitude - here.latitude) * KILOMETRES_A_DEGREE;
	const [west, east] = extent(placed.map(({ longitude, around }) => [eastOf(longitude), around]));
	const [south, north] = extent(placed.map(({ latitude, around }) => [northOf(latitude), around]));
	const kilometres = Math.max((north - south) * MARGIN, ((east - west) * MARGIN * HEIGHT) / WIDTH, LEAST_KILOMETRES);
	const unit = HEIGHT / kilometres;
	const [middleEast, middleNorth] = [(west + east) / 2, (south + north) / 2];
	const wide = WIDTH / unit / 2;
	return {
		unit,
		seen: {
			west: here.longitude + (middleEast - wide) / scale,
			east: here.longitude + (middleEast + wide) / scale,
			south: here.latitude + (middleNorth - kilometres / 2) / KILOMETRES_A_DEGREE,
			north: here.latitude + (middleNorth + kilometres / 2) / KILOMETRES_A_DEGREE,
		},
		dotOf: ({ latitude, longitude }) => ({
			x: round(WIDTH / 2 + (eastOf(longitude) - middleEast) * unit),
			y: round(HEIGHT / 2 - (northOf(latitude) - middleNorth) * unit),
		}),
	};
}

/** The shorter way round the world, in degrees. */
const turned = (degrees: number) => degrees - Math.round(degrees / 360) * 360;

type Reach = readonly [at: number, around: number];

function extent(reaches: readonly Reach[]): [least: number, most: number] {
	return [
		Math.min(...reaches.map(([at, around]) => at - around)),
		Math.max(...reaches.map(([at, around]) => at + around)),
	];
}

const pathOf = (ring: readonly Dot[]) => `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;

/** A is written to the left of its dot, B to the right. */
const letterRoom = ({ letter, x, y }: Dot & { letter: string }, scale: number) => ({
	left: x - EDGE - (letter === 'A' ? LETTER_ROOM * scale : 0),
	right: x + EDGE + (letter === 'B' ? LETTER_ROOM * scale : 0),
	top: y - 12 * scale,
	bottom: y + 12 * scale,
});

const scaleRoom = (scale: number) => ({ left: 0, right: 190, top: HEIGHT - 36 - 20 * scale, bottom: HEIGHT });

/** A bar of a round length, a fifth of the map long at most. */
function scaleOf(unit: number): DrawnTwins['scale'] {
	const kilometres = SCALES.findLast((one) => one * unit <= WIDTH / 5) ?? 0.1;
	return { length: round(kilometres * unit), words: kilometres < 1 ? `${kilometres * 1_000} m` : `${kilometres} km` };
}

const round = (value: number) => Math.round(value * 10) / 10;
