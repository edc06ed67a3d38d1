import { describe, expect, it } from 'vitest';
import { outlookOf } from './outlook.ts';
import { byDistance, legsOf, spread } from './route.ts';
import { sunAt } from './sun.ts';
import type { StopCourse, Trip } from './trip-queries.ts';

const at = (name: string, latitude: number | null, longitude: number | null) => ({ name, latitude, longitude });
const KINGSBARNS = at('Kingsbarns', 56.2997, -2.6516);
const OLD_COURSE = at('Old Course', 56.3431, -2.803);
const CARNOUSTIE = at('Carnoustie', 56.4969, -2.7172);
const BALCOMIE = at('Balcomie', 56.2795, -2.5915);
const NOWHERE = at('Nowhere', null, null);

describe('the way from course to course', () => {
	it('is a straight line over the ground, and not known where one end is not', () => {
		const [first, second] = legsOf([KINGSBARNS, OLD_COURSE, NOWHERE]);
		expect(first).toBeCloseTo(10.5, 0);
		expect(second).toBeNull();
	});

	it('by distance is the shortest from the first, with what lies nobody knows where last', () => {
		const names = byDistance([BALCOMIE, NOWHERE, CARNOUSTIE, KINGSBARNS, OLD_COURSE]).map(({ name }) => name);
		expect(names).toEqual(['Balcomie', 'Kingsbarns', 'Old Course', 'Carnoustie', 'Nowhere']);
	});

	it('of many goes to the nearest next, and loses none', () => {
		const many = Array.from({ length: 40 }, (_, n) => at(`${n}`, 50 + ((n * 7) % 40) / 10, 1));
		const way = byDistance(many).map(({ name }) => name);
		expect(way.toSorted()).toEqual(many.map(({ name }) => name).toSorted());
		expect(byDistance(many.slice(0, 9)).map(({ name }) => name)[0]).toBe('0');
	});

	it('has its courses spread over the days, the first days having more', () => {
		expect(spread(4, 4)).toEqual([0, 1, 2, 3]);
		expect(spread(5, 3)).toEqual([0, 0, 1, 1, 2]);
		expect(spread(2, 4)).toEqual([0, 1]);
		expect(spread(0, 2)).toEqual([]);
	});
});

describe('the sun at a course', () => {
	const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

	/** Sunsets by the almanac's formula, for the middle of the sun on its day, in the time of the place. */
	it.each([
		['St Andrews in June', 56.3431, -2.803, '2026-06-12', 'Europe/London', '22:00'],
		['St Andrews in December', 56.3431, -2.803, '2026-12-21', 'Europe/London', '15:35'],
		['Pebble Beach', 36.568, -121.949, '2026-03-20', 'America/Los_Angeles', '19:21'],
		['Royal Melbourne', -37.966, 145.03, '2026-01-10', 'Australia/Melbourne', '20:45'],
		['Queenstown', -45.04, 168.74, '2026-06-21', 'Pacific/Auckland', '17:09'],
	])('%s', (_, latitude, longitude, day, zone, sunset) => {
		const sun = sunAt({ latitude, longitude }, day, 18);
		if (sun.kind !== 'times') throw new Error(sun.kind);
		expect(sun.zone).toBe(zone);
		expect(Math.abs(minutes(sun.sunset) - minutes(sunset))).toBeLessThanOrEqual(4);
	});

	it('leaves four and a half hours for eighteen holes and half of that for nine, told by five minutes', () => {
		const place = { latitude: 56.3431, longitude: -2.803 };
		const [long, short] = [sunAt(place, '2026-06-12', null), sunAt(place, '2026-06-12', 9)];
		if (long.kind !== 'times' || short.kind !== 'times') throw new Error('no times');
		const left = ({ sunset, lastTee }: typeof long) => minutes(sunset) - minutes(lastTee ?? '');
		expect(left(long)).toBeGreaterThanOrEqual(270);
		expect(left(long)).toBeLessThan(276);
		expect(left(short)).toBeGreaterThanOrEqual(135);
		expect(left(short)).toBeLessThan(141);
		expect(long.lastTee).toMatch(/:\d[05]$/);
	});

	it('far in the north does not set in summer, nor rise in winter, nor leave time for a round in between', () => {
		const lofoten = { latitude: 68.33, longitude: 13.85 };
		expect(sunAt(lofoten, '2026-06-21', 18).kind).toBe('up');
		expect(sunAt(lofoten, '2026-12-21', 18).kind).toBe('down');
		expect(sunAt(lofoten, '2026-11-25', 18)).toMatchObject({ kind: 'times', lastTee: null });
	});
});

const course = (facts: Partial<StopCourse>) =>
	({
		latitude: null,
		longitude: null,
		holes: 18,
		greenFee: null,
		season: null,
		closedOn: null,
		access: null,
		...facts,
	}) as StopCourse;
const tripOf = (...courses: StopCourse[]): Pick<Trip, 'days'> => ({
	days: courses.map((one, at) => ({
		number: at + 1,
		day: `2026-06-${11 + at}`,
		words: '',
		stops: [{ id: at + 1, course: one, votes: [] }],
	})),
});

describe('what is told of a trip beforehand', () => {
	const fee = (minor: number, currency: string, checked: string | null = '2026-05-01') => ({
		minor,
		currency,
		checked,
	});

	it('adds up the fees that are known, a sum for each currency, and names the courses without', () => {
		const { price } = outlookOf(
			tripOf(
				course({ greenFee: fee(44_800, 'GBP') }),
				course({ greenFee: fee(34_000, 'GBP', null) }),
				course({ greenFee: fee(12_000, 'EUR') }),
				course({ name: 'Crail' }),
			),
		);
		expect(price).toEqual({
			sums: [
				{ minor: 78_800, currency: 'GBP' },
				{ minor: 12_000, currency: 'EUR' },
			],
			known: 3,
			unchecked: 1,
			unknown: ['Crail'],
		});
	});

	it('warns of a day out of season, also of one over New Year, and says where the season is not known', () => {
		const season = (from: number, to: number) => ({ from, to, isAssumed: true });
		const { stops } = outlookOf(
			tripOf(
				course({ season: season(4, 10) }),
				course({ season: season(11, 3) }),
				course({}),
				course({ season: season(6, 6) }),
			),
		);
		expect([...stops.values()].map(({ warnings }) => warnings.map(({ kind }) => kind))).toEqual([
			[],
			['out-of-season'],
			['season-unknown'],
			[],
		]);
	});

	it('numbers the courses over all days, with the way from the one before and the earliest last tee time of all', () => {
		const { stops, way, lastTee } = outlookOf(tripOf(course(KINGSBARNS), course(OLD_COURSE), course(NOWHERE)));
		expect([...stops.values()].map(({ number, leg }) => [number, leg && Math.round(leg)])).toEqual([
			[1, null],
			[2, 11],
			[3, null],
		]);
		expect(Math.round(way.kilometres)).toBe(11);
		expect(way.unknown).toBe(1);
		expect(lastTee?.lastTee).toMatch(/^17:\d[05]$/);
	});
});
