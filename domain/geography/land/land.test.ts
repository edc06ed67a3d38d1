import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LandPiece, readLand } from './atlas.ts';
import { clipRing } from './clip.ts';
import { placeLabels } from './labels.ts';
import { cutTile, drawingOf, LAND_LEVELS, LAND_MARGIN, type LandTile, withoutSpecks } from './land-tiles.ts';
import { simplifyLine } from './simplify.ts';

const [WHOLE, FINER] = LAND_LEVELS;
let world: LandPiece[];
let finer: LandPiece[];

beforeAll(async () => {
	world = withoutSpecks(await readLand(drawingOf(WHOLE)));
	finer = withoutSpecks(await readLand(drawingOf(FINER)));
});

/** Twice the area of a ring given by steps. */
function areaOf(ring: readonly number[]): number {
	let [x = 0, y = 0] = ring;
	const [firstX, firstY] = [x, y];
	let area = 0;
	for (let at = 2; at < ring.length; at += 2) {
		const [nextX, nextY] = [x + (ring[at] ?? 0), y + (ring[at + 1] ?? 0)];
		area += x * nextY - nextX * y;
		[x, y] = [nextX, nextY];
	}
	return area + x * firstY - firstX * y;
}

const landShare = ({ units, rings }: LandTile) =>
	Math.abs(rings.reduce((sum, ring) => sum + areaOf(ring), 0)) / 2 / units ** 2;

describe('the land of the map', () => {
	it('has the same share in the whole world and in its tiles together', () => {
		const tiles = Array.from({ length: 64 }, (_, tile) => landShare(cutTile(finer, FINER, tile % 8, tile >> 3)));
		const together = tiles.reduce((sum, share) => sum + share, 0) / 64;
		expect(together).toBeCloseTo(landShare(cutTile(world, WHOLE, 0, 0)), 1);
	});

	it('stays within its tile and the margin', () => {
		for (const ring of cutTile(finer, FINER, 4, 2).rings) {
			let [x, y] = [0, 0];
			for (let at = 0; at < ring.length; at += 2) {
				x += ring[at] ?? 0;
				y += ring[at + 1] ?? 0;
				for (const place of [x, y]) {
					expect(place).toBeGreaterThanOrEqual(-LAND_MARGIN);
					expect(place).toBeLessThanOrEqual(FINER.units + LAND_MARGIN);
				}
			}
		}
	});

	it('goes on over the antimeridian: Chukotka is on both sides of the world', () => {
		expect(landShare(cutTile(finer, FINER, 0, 1))).toBeGreaterThan(0.01);
		expect(landShare(cutTile(finer, FINER, 7, 1))).toBeGreaterThan(0.01);
	});

	it('keeps every country, however small, and puts its name on it', () => {
		const labels = placeLabels(world, WHOLE.units, (code) => code);
		expect(labels.map(({ name }) => name)).toEqual(expect.arrayContaining(['SG', 'MT', 'SE', 'US', 'NZ']));
		const france = labels.find(({ name }) => name === 'FR');
		expect(france?.x).toBeGreaterThan(0.49);
		expect(france?.x).toBeLessThan(0.525);
		expect(labels.map(({ room }) => room)).toEqual(labels.map(({ room }) => room).sort((a, b) => b - a));
	});
});

describe('cutting a ring', () => {
	it('leaves nothing outside the frame', () => {
		const place = fc.integer({ min: -100, max: 200 });
		const frame = { left: 0, top: 0, right: 100, bottom: 100 };
		fc.assert(
			fc.property(fc.array(fc.tuple(place, place), { minLength: 3, maxLength: 40 }), (points) => {
				for (const at of clipRing(Int32Array.from(points.flat()), frame)) {
					expect(at).toBeGreaterThanOrEqual(0);
					expect(at).toBeLessThanOrEqual(100);
				}
			}),
		);
	});

	it('cuts a square in half', () => {
		const square = Int32Array.from([-50, 0, 50, 0, 50, 100, -50, 100]);
		const half = clipRing(square, { left: 0, top: 0, right: 100, bottom: 100 });
		expect(new Set(half)).toEqual(new Set([0, 50, 100]));
		expect(clipRing(square, { left: 60, top: 0, right: 100, bottom: 100 })).toEqual([]);
	});
});

describe('a simplified line', () => {
	it('keeps its ends and what stands out', () => {
		const line = Float64Array.from([0, 0, 5, 0.2, 10, 0, 15, 8, 20, 0]);
		expect([...simplifyLine(line, 1)]).toEqual([0, 0, 10, 0, 15, 8, 20, 0]);
	});

	it('does not fold a ring to nothing', () => {
		expect(simplifyLine(Float64Array.from([0, 0, 9, 0, 9, 9, 0, 9, 0, 0]), 1).length).toBeGreaterThanOrEqual(8);
	});
});
