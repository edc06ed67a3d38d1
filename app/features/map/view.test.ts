import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, held, leastZoom, pixelsFromMiddle, viewOf, viewOfCourses, zoomedAround } from './view.ts';

const SIZE = { width: 720, height: 720 };
const view = fc.record({
	x: fc.double({ min: 0, max: 0.999, noNaN: true }),
	y: fc.double({ min: 0.2, max: 0.6, noNaN: true }),
	zoom: fc.double({ min: 3, max: 11, noNaN: true }),
});

describe('what the map shows', () => {
	it('comes back from the box in its address', () => {
		fc.assert(
			fc.property(view, (given) => {
				const shown = held(given, SIZE);
				const again = viewOf(boxOf(shown, SIZE), SIZE);
				expect(again.zoom).toBeCloseTo(shown.zoom, 4);
				const { right, down } = pixelsFromMiddle(shown, again.x, again.y);
				expect(Math.abs(right)).toBeLessThan(0.5);
				expect(Math.abs(down)).toBeLessThan(0.5);
			}),
		);
	});

	it('keeps what is zoomed at in its place', () => {
		fc.assert(
			fc.property(
				view,
				fc.integer({ min: -300, max: 300 }),
				fc.integer({ min: -300, max: 300 }),
				(from, right, down) => {
					const x = from.x + right / (256 * 2 ** from.zoom);
					const y = from.y + down / (256 * 2 ** from.zoom);
					const at = pixelsFromMiddle(zoomedAround(from, from.zoom + 1, right, down), x, y);
					expect(at.right).toBeCloseTo(right, 3);
					expect(at.down).toBeCloseTo(down, 3);
				},
			),
		);
	});

	it('never leaves the world, and goes round it', () => {
		for (const zoom of [-5, 0, 4, 99]) {
			const shown = held({ x: 1.25, y: 9, zoom }, SIZE);
			expect(shown.x).toBe(0.25);
			expect(shown.zoom).toBeGreaterThanOrEqual(leastZoom(SIZE));
			expect(shown.zoom).toBeLessThanOrEqual(11);
			expect(boxOf(shown, SIZE).south).toBeGreaterThan(-61);
		}
	});

	it('is the whole globe where the picture is wider than that', () => {
		expect(boxOf({ x: 0.5, y: 0.4, zoom: 1 }, SIZE)).toMatchObject({ west: -180, east: 180 });
	});

	it('goes over the antimeridian', () => {
		const box = { west: 170, south: -20, east: -170, north: -10 };
		expect(viewOf(box, SIZE).x % 1).toBeCloseTo(0, 6);
		const shown = boxOf(viewOf(box, SIZE), SIZE);
		expect(shown.west).toBeGreaterThan(160);
		expect(shown.east).toBeLessThan(-160);
	});

	it('has room around courses, and does not jump at one alone', () => {
		const shown = boxOf(viewOfCourses([10, 50, 20, 55], SIZE), SIZE);
		expect(shown.west).toBeLessThan(10);
		expect(shown.east).toBeGreaterThan(20);
		expect(viewOfCourses([10, 50, 10, 50], SIZE).zoom).toBe(10);
	});
});
