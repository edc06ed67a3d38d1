import { describe, expect, it } from 'vitest';
import type { MapCluster } from '#domain/catalogue/map/cluster-shapes.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { chooseNames, type Named } from './choose-names.ts';

const SIZE = { width: 1000, height: 700 };
const LETTER_PIXELS = 7;
const measure = (text: string) => text.length * LETTER_PIXELS;

/** A view of Fife, so near that a degree is some hundred pixels. */
const view = (zoom: number) => ({ x: xOf(-2.8), y: yOf(56.3), zoom });
const town = (name: string, longitude: number, population: number) => ({ name, latitude: 56.3, longitude, population });

function course(name: string, longitude: number, rating: number | null, latitude = 56.3): MapCluster {
	return {
		id: `c${name}`,
		...{ latitude, longitude },
		count: 1,
		bounds: [longitude, latitude, longitude, latitude],
		country: 'United Kingdom',
		courses: [
			{
				id: 1,
				slug: name.toLowerCase(),
				name,
				location: 'Fife',
				country: { code: 'GB', name: 'United Kingdom', slug: 'united-kingdom' },
				imageUrl: null,
				score: { value: rating, count: rating === null ? 0 : 20, ranked: rating !== null, builtIn: false },
			},
		],
	};
}

const namesIn = (some: Partial<Named>, zoom = 9) =>
	chooseNames({ lands: [], towns: [], clusters: [], ...some }, { view: view(zoom), size: SIZE }, measure);
const textsIn = (some: Partial<Named>, zoom = 9) => namesIn(some, zoom).map(({ text }) => text);

describe('names on the map', () => {
	it('are those of countries alone from afar, of towns and courses from the scale of a region on', () => {
		const some = {
			lands: [{ name: 'Scotland', x: xOf(-2.8), y: yOf(56.6), room: 0.05 }],
			towns: [town('Dundee', -3.2, 148_000)],
			clusters: [course('Kingsbarns', -2.4, 8)],
		};
		expect(textsIn(some, 5)).toEqual(['Scotland']);
		expect(textsIn(some, 8)).toEqual(['Scotland', 'Dundee', 'Kingsbarns']);
	});

	it('give way in this order: large towns, courses by their rating, small towns', () => {
		const some = {
			towns: [town('Glenrothes', -2.8, 40_000), town('Crail', -2.798, 1_600)],
			clusters: [],
		};
		expect(namesIn(some).map(({ text, look }) => [text, look])).toEqual([
			['Glenrothes', 'town'],
			['Crail', 'town'],
		]);
		const crowd = Array.from({ length: 9 }, (_, at) => course(`Course number ${at}`, -2.8 + at / 1_000, at));
		const towns = [town('Anstruther', -2.8, 3_500), town('Dundee', -2.8, 148_000)];
		const [first, second, ...others] = textsIn({ towns, clusters: crowd });
		expect([first, second]).toEqual(['Dundee', 'Course number 8']);
		expect(others.length).toBeLessThan(5);
		expect(others).not.toContain('Anstruther');
	});

	it('are those of the best of several courses, with a rating that needs no words beside it', () => {
		const { courses, ...one } = course('Old Course', -2.8, 7.84);
		const [best] = courses;
		if (!best) throw new Error('no course');
		const several = { ...one, id: '9.1.1', count: 5, best, courses: [] };
		expect(textsIn({ clusters: [several] })).toEqual(['Old Course 7.8']);
		const few = { ...best, score: { ...best.score, count: 1, ranked: false } };
		expect(textsIn({ clusters: [{ ...several, best: few }] })).toEqual(['Old Course']);
	});

	it('never meet each other or a marker', () => {
		const clusters = Array.from({ length: 60 }, (_, at) =>
			course(`Links ${at}`, -3.4 + (at % 10) * 0.12, at % 9, 56.1 + Math.floor(at / 10) * 0.06),
		);
		const towns = Array.from({ length: 20 }, (_, at) => town(`Town ${at}`, -3.4 + at * 0.07, at * 9_000));
		const names = namesIn({ clusters, towns });
		expect(names.length).toBeGreaterThan(10);
		const boxes = names.map(({ text, side, right, down, away }) => {
			const long = measure(text);
			const left = side === 'right' ? right + away : side === 'left' ? right - away - long : right - long / 2;
			const middle = side === 'above' ? down - away : side === 'below' ? down + away : down;
			return { text, left, right: left + long, top: middle - 5, bottom: middle + 5 };
		});
		const meeting = boxes.flatMap((one, at) =>
			boxes
				.slice(at + 1)
				.filter(
					(other) =>
						one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top,
				)
				.map((other) => `${one.text} and ${other.text}`),
		);
		expect(meeting).toEqual([]);
	});

	it('of seas stand where the water has room for them, beside markers and never over them', () => {
		const sea = (room: number) => ({
			name: 'North Sea',
			x: xOf(-2.8),
			y: yOf(56.3),
			room: room / 360,
			isSea: true as const,
		});
		const long = measure('North Sea');
		const degrees = long / ((256 * 2 ** 9) / 360);
		expect(namesIn({ lands: [sea(degrees * 1.1)] })).toMatchObject([{ text: 'North Sea', look: 'sea', down: 0 }]);
		expect(namesIn({ lands: [sea(degrees * 0.9)] })).toEqual([]);
		const [, beside] = namesIn({ lands: [sea(1)], clusters: [course('Links', -2.8, 7)] });
		expect(Math.abs(beside?.down ?? 0)).toBeGreaterThanOrEqual(24);
	});

	it('of countries stand beside markers, and none that the edge of the picture would cut', () => {
		const land = (name: string, longitude: number) => ({ name, x: xOf(longitude), y: yOf(56.3), room: 1 / 360 });
		const [name] = namesIn({ lands: [land('Scotland', -2.8)], clusters: [course('Links', -2.8, 7)] });
		expect(Math.abs(name?.down ?? 0)).toBeGreaterThanOrEqual(20);
		const edge = -2.8 - SIZE.width / 2 / ((256 * 2 ** 9) / 360);
		expect(namesIn({ lands: [land('Scotland', edge)] })).toEqual([]);
	});

	it('stand where the edge of the picture does not cut them off, if a side has room', () => {
		const edge = -2.8 - SIZE.width / 2 / ((256 * 2 ** 9) / 360);
		const sideAt = (longitude: number) => namesIn({ towns: [town('Kinross', longitude, 5_000)] })[0]?.side;
		expect([sideAt(edge + 0.02), sideAt(-2.8), sideAt(-5.6 - edge - 0.02)]).toEqual(['right', 'right', 'left']);
	});

	it('stand on the near side of the antimeridian', () => {
		const fiji = { view: { x: xOf(179.9), y: yOf(-17), zoom: 7 }, size: SIZE };
		const towns = [{ name: 'Waiyevo', latitude: -16.8, longitude: -179.98, population: 900 }];
		const [name] = chooseNames({ lands: [], towns, clusters: [] }, fiji, measure);
		expect(name?.text).toBe('Waiyevo');
		expect(Math.abs(name?.right ?? Infinity)).toBeLessThan(SIZE.width / 2);
	});
});
