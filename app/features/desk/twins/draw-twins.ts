import { UNKNOWN_ACCURACY } from '#domain/catalogue/facts/place.ts';
import type { Neighbour, Twin } from '#domain/course-desk/twins/twin-queries.ts';
import { EARTH_RADIUS_KILOMETRES, longitudeScale, RADIANS } from '#domain/geography/distance.ts';

const WIDTH = 720;
const HEIGHT = 380;
const EDGE = 8;
const KILOMETRES_A_DEGREE = EARTH_RADIUS_KILOMETRES * RADIANS;
/** What is seen at least, from the top to the bottom. */
const LEAST_KILOMETRES = 2;
const MARGIN = 1.25;
const SCALES = [0.1, 0.2, 0.5, 1, 2, 5, 10];

type Dot = { x: number; y: number };

/** What the map of a pair shows, in its own units. */
export type DrawnTwins = {
	width: number;
	height: number;
	twins: (Dot & { letter: string; radius: number })[];
	others: (Dot & Pick<Neighbour, 'name' | 'rating'>)[];
	scale: { length: number; words: string };
};

/** Lays out a map on which both of a pair have room with the circles of what is known; null where neither has a position. */
export function drawTwins(pair: readonly Twin[], neighbours: readonly Neighbour[]): DrawnTwins | null {
	const placed = pair.flatMap(({ facts: { latitude, longitude, positionAccuracy } }, at) =>
		latitude === null || longitude === null
			? []
			: [
					{
						...{ letter: at === 0 ? 'A' : 'B', latitude, longitude },
						around: (positionAccuracy ?? UNKNOWN_ACCURACY) / 1_000,
					},
				],
	);
	const [here] = placed;
	if (!here) return null;
	const eastOf = (longitude: number) =>
		(longitude - here.longitude) * KILOMETRES_A_DEGREE * longitudeScale(here.latitude);
	const northOf = (latitude: number) => (latitude - here.latitude) * KILOMETRES_A_DEGREE;
	const [west, east] = extent(placed.map(({ longitude, around }) => [eastOf(longitude), around]));
	const [south, north] = extent(placed.map(({ latitude, around }) => [northOf(latitude), around]));
	const kilometres = Math.max((north - south) * MARGIN, ((east - west) * MARGIN * HEIGHT) / WIDTH, LEAST_KILOMETRES);
	const unit = HEIGHT / kilometres;
	const dotOf = ({ latitude, longitude }: { latitude: number; longitude: number }): Dot => ({
		x: round(WIDTH / 2 + (eastOf(longitude) - (west + east) / 2) * unit),
		y: round(HEIGHT / 2 - (northOf(latitude) - (south + north) / 2) * unit),
	});
	return {
		width: WIDTH,
		height: HEIGHT,
		twins: placed.map((one) => ({ letter: one.letter, radius: round(one.around * unit), ...dotOf(one) })),
		others: neighbours
			.map(({ name, rating, ...place }) => ({ name, rating, ...dotOf(place) }))
			.filter(({ x, y }) => x > EDGE && x < WIDTH - EDGE && y > EDGE && y < HEIGHT - EDGE),
		scale: scaleOf(unit),
	};
}

type Reach = readonly [at: number, around: number];

function extent(reaches: readonly Reach[]): [least: number, most: number] {
	return [
		Math.min(...reaches.map(([at, around]) => at - around)),
		Math.max(...reaches.map(([at, around]) => at + around)),
	];
}

/** A bar of a round length, a fifth of the map long at most. */
function scaleOf(unit: number): DrawnTwins['scale'] {
	const kilometres = SCALES.findLast((one) => one * unit <= WIDTH / 5) ?? 0.1;
	return { length: round(kilometres * unit), words: kilometres < 1 ? `${kilometres * 1_000} m` : `${kilometres} km` };
}

const round = (value: number) => Math.round(value * 10) / 10;
