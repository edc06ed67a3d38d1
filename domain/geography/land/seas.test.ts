import { beforeAll, expect, it } from 'vitest';
import { xOf, yOf } from '../mercator.ts';
import { type LandPiece, readLand } from './atlas.ts';
import { drawingOf, LAND_LEVELS } from './land-tiles.ts';
import { SEAS, seaLabels } from './seas.ts';

const LEVEL = LAND_LEVELS[1];
const { across } = drawingOf(LEVEL);
let land: LandPiece[];

beforeAll(async () => {
	// Specks are no coast: a name may go over a skerry.
	land = (await readLand(drawingOf(LEVEL))).filter(({ left, right }) => right - left > 4);
});

/** Whether a place lies on land, by the number of coasts to the east of it. */
function isOnLand(longitude: number, latitude: number): boolean {
	const [x, y] = [xOf(longitude) * across, yOf(latitude) * across];
	return [-across, 0, across].some((world) =>
		land.some(
			(piece) =>
				y > piece.top &&
				y < piece.bottom &&
				x + world > piece.left &&
				x + world < piece.right &&
				piece.rings.filter((ring) => liesIn(ring, x + world, y)).length % 2 === 1,
		),
	);
}

function liesIn(ring: Int32Array, x: number, y: number): boolean {
	let isIn = false;
	for (let at = 0; at < ring.length; at += 2) {
		const next = (at + 2) % ring.length;
		const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
		if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isIn = !isIn;
	}
	return isIn;
}

it('writes the name of each sea on open water, as far as it says that there is room', () => {
	expect(isOnLand(15, 62)).toBe(true);
	const dry = SEAS.filter(([, latitude, longitude, degrees]) =>
		Array.from({ length: 21 }, (_, step) => longitude + degrees * (step / 20 - 0.5)).some((place) =>
			isOnLand(place, latitude),
		),
	);
	expect(dry.map(([name]) => name)).toEqual([]);
});

it('names each once, the widest first', () => {
	expect(new Set(SEAS.map(([name]) => name)).size).toBe(SEAS.length);
	const rooms = seaLabels().map(({ room }) => room);
	expect(rooms).toEqual(rooms.toSorted((a, b) => b - a));
});
