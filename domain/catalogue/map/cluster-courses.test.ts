import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInBox } from '#domain/geography/box.ts';
import { boxOfTiles, MAX_ZOOM, TILE_PIXELS, type TileArea, tilesOf } from '#domain/geography/map-tiles.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { everyRow } from '#domain/shared/sets/row-set.ts';
import { clusterCourses, clustersWithin } from './cluster-courses.ts';
import { cellOf, gridOf } from './map-cells.ts';

const place = fc.record({
	latitude: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(0, 90, -90, 66.51326)),
	longitude: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(0, 180, -180, 90, -90)),
	country: fc.integer({ min: 0, max: 3 }),
});
const places = fc.array(place, { maxLength: 60 });
type Place = { latitude: number; longitude: number; country: number };

const area = fc
	.record({ zoom: fc.integer({ min: 0, max: MAX_ZOOM }), x: fc.nat(), y: fc.nat(), width: fc.nat(), height: fc.nat() })
	.map(({ zoom, x, y, width, height }): TileArea => {
		const across = 2 ** zoom;
		const [left, top] = [x % across, y % across];
		const wide = 1 + (width % Math.min(8, across));
		return {
			zoom,
			top,
			bottom: Math.min(across, top + 1 + (height % 8)),
			...(wide === across ? { left: 0, right: across } : { left, right: left + wide }),
		};
	});

const columns = (list: Place[]) => ({
	latitude: list.map(({ latitude }) => latitude),
	longitude: list.map(({ longitude }) => longitude),
	country: list.map(({ country }) => country),
	x: list.map(({ longitude }) => xOf(longitude)),
	y: list.map(({ latitude }) => yOf(latitude)),
});
const clusters = (list: Place[], part: TileArea) => clusterCourses(columns(list), everyRow(list.length), part);
const everywhere = (zoom: number): TileArea => ({ zoom, left: 0, top: 0, right: 2 ** zoom, bottom: 2 ** zoom });
const countAll = (found: { count: number }[]) => found.reduce((sum, { count }) => sum + count, 0);

/** The numbers of those that lie in a cell of the area. */
function inCells(list: Place[], part: TileArea): number[] {
	const { x, y } = columns(list);
	return [...list.keys()].filter((row) => cellOf(x[row] ?? Number.NaN, y[row] ?? Number.NaN, gridOf(part)) >= 0);
}

describe('clusters of courses', () => {
	it('have every course of the world once, poles and antimeridian included', () => {
		fc.assert(
			fc.property(places, fc.integer({ min: 0, max: MAX_ZOOM }), (list, zoom) => {
				expect(countAll(clusters(list, everywhere(zoom)))).toBe(list.length);
			}),
		);
	});

	it('stay what they are while the map is moved: an area shows those of the whole world that lie in it', () => {
		fc.assert(
			fc.property(places, area, (list, part) => {
				const all = clusters(list, everywhere(part.zoom));
				expect(clusters(list, part)).toEqual(clustersWithin(all, part));
			}),
		);
	});

	it('add up to the courses that lie in the box of the area', () => {
		fc.assert(
			fc.property(places, area, (list, part) => {
				const box = boxOfTiles(part);
				const inside = [...list.keys()].filter((row) =>
					isInBox(box, list[row]?.latitude ?? 0, list[row]?.longitude ?? 0),
				);
				const found = inCells(list, part);
				expect(countAll(clusters(list, part))).toBe(found.length);
				// A course on the edge itself lies in two boxes, but belongs to one area.
				const isOnEdge = ({ latitude, longitude }: Place) =>
					[box.south, box.north].some((edge) => Math.abs(latitude - edge) < 1e-9) ||
					[box.west, box.east].some((edge) => Math.abs(Math.abs(longitude) - Math.abs(edge)) < 1e-9);
				const surely = (rows: number[]) => rows.filter((row) => list[row] && !isOnEdge(list[row]));
				expect(surely(found)).toEqual(surely(inside));
			}),
		);
	});

	it('are not counted twice by areas that lie side by side', () => {
		fc.assert(
			fc.property(places, fc.integer({ min: 1, max: 6 }), (list, zoom) => {
				const half = 2 ** (zoom - 1);
				const parts = [0, half].flatMap((left) =>
					[0, half].map((top) => ({ zoom, left, top, right: left + half, bottom: top + half })),
				);
				expect(countAll(parts.flatMap((part) => clusters(list, part)))).toBe(list.length);
			}),
		);
	});

	it('lie within the courses they stand for, by and large, and say which country is theirs', () => {
		const list = [
			{ latitude: 55.4, longitude: 12.8, country: 7 },
			{ latitude: 55.5, longitude: 12.9, country: 7 },
		];
		const [cluster] = clusters(list, tilesOf({ west: 12, south: 55, east: 14, north: 56 }, 5));
		expect(cluster).toMatchObject({ count: 2, first: 0, bounds: [12.8, 55.4, 12.9, 55.5], country: 7 });
		const [mixed] = clusters(
			list.map((one, row) => ({ ...one, country: row })),
			everywhere(3),
		);
		expect(mixed?.country).toBeNull();
	});

	it('show a course alone where it lies', () => {
		const [only] = clusters([{ latitude: 55.39012, longitude: 12.83456, country: 1 }], everywhere(MAX_ZOOM));
		expect(only).toMatchObject({ latitude: 55.39012, longitude: 12.83456 });
	});

	it('never lie on top of each other from afar, neither single courses nor several', () => {
		fc.assert(
			fc.property(places, fc.integer({ min: 1, max: 9 }), (list, zoom) => {
				const pixels = 2 ** zoom * TILE_PIXELS;
				const found = clusters(list, everywhere(zoom)).map((one) => ({
					x: xOf(one.longitude) * pixels,
					y: yOf(one.latitude) * pixels,
				}));
				for (const [index, one] of found.entries())
					for (const other of found.slice(index + 1)) {
						expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(24);
					}
			}),
		);
	});

	it('leave out courses whose position nobody knows', () => {
		expect(clusters([{ latitude: Number.NaN, longitude: Number.NaN, country: 0 }], everywhere(0))).toEqual([]);
	});
});
