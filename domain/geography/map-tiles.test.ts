import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../shared/sets/row-set.ts';
import { type Box, boxText, isInBox, readBox } from './box.ts';
import { extentOf } from './extent.ts';
import { boxOfTiles, tilesOf } from './map-tiles.ts';

const box = fc
	.record({
		west: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
		east: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
		south: fc.double({ min: -84, max: 83, noNaN: true }),
		height: fc.double({ min: 0.01, max: 84, noNaN: true }),
	})
	.map(({ west, east, south, height }): Box => ({ west, east, south, north: Math.min(84, south + height) }))
	.filter(({ west, east }) => Math.abs(west - east) > 0.01);

describe('a box in an address', () => {
	it('is read as it was written', () => {
		expect(readBox('12.4,55.2,14.6,56.4')).toEqual({ west: 12.4, south: 55.2, east: 14.6, north: 56.4 });
		expect(boxText({ west: -0.00001, south: 55.23456, east: 14.6, north: 56 })).toBe('0,55.235,14.6,56');
	});

	it.each([
		'',
		'1,2,3',
		'1,2,3,4,5',
		'a,b,c,d',
		'0,10,20,5',
		'5,0,5,10',
		'-181,0,0,10',
		'0,-91,10,10',
		'1e1,0,20,10',
		'NaN,0,20,10',
		' 1,0,20,10',
		'1;0;20;10',
		'９,0,20,10',
		'0,0,Infinity,10',
	])('R30: is left out where it is none: %j', (text) => expect(readBox(text)).toBeNull());

	it('may cross the antimeridian', () => {
		const fiji = { west: 170, south: -20, east: -170, north: -10 };
		expect(isInBox(fiji, -15, 179)).toBe(true);
		expect(isInBox(fiji, -15, -179)).toBe(true);
		expect(isInBox(fiji, -15, 0)).toBe(false);
		expect(isInBox(fiji, Number.NaN, Number.NaN)).toBe(false);
	});
});

describe('tiles of a box', () => {
	it('cover it, and no more than a tile beyond on each side', () => {
		fc.assert(
			fc.property(box, fc.integer({ min: 0, max: 8 }), (asked, zoom) => {
				const area = tilesOf(asked, zoom);
				const covered = boxOfTiles(area);
				// On an edge itself the last digit decides.
				expect(isInBox(covered, asked.north - 1e-9, asked.west + 1e-9)).toBe(true);
				expect(isInBox(covered, asked.south + 1e-9, asked.east - 1e-9)).toBe(true);
				expect(area.left).toBeGreaterThanOrEqual(0);
				expect(area.left).toBeLessThan(2 ** zoom);
				expect(area.right - area.left).toBeLessThanOrEqual(2 ** zoom);
				const degrees = asked.west < asked.east ? asked.east - asked.west : asked.east - asked.west + 360;
				expect(area.right - area.left).toBeLessThanOrEqual((degrees / 360) * 2 ** zoom + 2);
			}),
		);
	});

	it('are the same for every box within them', () => {
		expect(tilesOf({ west: 12.1, south: 55.1, east: 14, north: 56 }, 5)).toEqual(
			tilesOf({ west: 12.2, south: 55.2, east: 13.9, north: 55.9 }, 5),
		);
	});

	it('are those of the whole world for the whole world', () => {
		const whole = { zoom: 2, left: 0, top: 0, right: 4, bottom: 4 };
		expect(tilesOf({ west: -180, south: -90, east: 180, north: 90 }, 2)).toEqual(whole);
		expect(boxOfTiles(whole)).toEqual({ west: -180, south: -90, east: 180, north: 90 });
	});
});

describe('the extent of positions', () => {
	const extent = (places: [number, number][]) =>
		extentOf(
			places.map(([latitude]) => latitude),
			places.map(([, longitude]) => longitude),
			everyRow(places.length),
		);

	it('is the smallest box around them, over the antimeridian where that is shorter', () => {
		expect(extent([])).toBeNull();
		expect(extent([[Number.NaN, Number.NaN]])).toBeNull();
		expect(extent([[55, 12]])).toEqual({ west: 12, south: 55, east: 12, north: 55 });
		expect(
			extent([
				[55, 12],
				[57, -3],
			]),
		).toEqual({ west: -3, south: 55, east: 12, north: 57 });
		expect(
			extent([
				[-18, 178],
				[-14, -171],
			]),
		).toEqual({ west: 178, south: -18, east: -171, north: -14 });
	});

	it('has every position in it', () => {
		const position = fc.tuple(
			fc.double({ min: -90, max: 90, noNaN: true }),
			fc.double({ min: -180, max: 180, noNaN: true }),
		);
		fc.assert(
			fc.property(fc.array(position, { minLength: 1, maxLength: 30 }), (places) => {
				const found = extent(places);
				for (const [latitude, longitude] of places) {
					const isThere =
						found && (found.west === found.east ? longitude === found.west : isInBox(found, latitude, longitude));
					expect(isThere).toBe(true);
				}
			}),
		);
	});
});
