import { describe, expect, it } from 'vitest';
import { type CoverFacts, LIGHTS, type Light, lightOf, seasonOf } from './facts.ts';

const courses = (latitude: number | null, more: Partial<CoverFacts> = {}): CoverFacts[] =>
	Array.from({ length: 400 }, (_, i) => ({ slug: `course-${i}`, terrain: 'parkland', latitude, ...more }));

const shareOf = (light: Light, latitude: number | null): number =>
	courses(latitude).filter((facts) => lightOf(facts) === light).length / 400;

describe('lightOf', () => {
	it('gives the northern summer night only above 57 degrees', () => {
		expect(shareOf('summer-night', 57)).toBe(0);
		expect(shareOf('summer-night', -60)).toBe(0);
		expect(shareOf('summer-night', null)).toBe(0);
		expect(shareOf('summer-night', 59)).toBeGreaterThan(0.15);
	});

	it('leaves most covers in daylight and knows every light', () => {
		expect(shareOf('day', 40)).toBeGreaterThan(0.7);
		expect(shareOf('dusk', 40)).toBeGreaterThan(0.12);
		expect(LIGHTS.every((light) => shareOf(light, 62) > 0.1)).toBe(true);
	});
});

describe('seasonOf', () => {
	const seasons = (latitude: number, seasonFrom?: number, seasonTo?: number) =>
		new Set(courses(latitude, { seasonFrom, seasonTo }).map(seasonOf));

	it('shows only months in which the course is open', () => {
		expect(seasons(50, 9, 10)).toEqual(new Set(['autumn']));
		expect(seasons(50, 6, 8)).toEqual(new Set(['summer']));
	});

	it('turns the year round south of the equator', () => {
		expect(seasons(-38, 12, 2)).toEqual(new Set(['summer']));
		expect(seasons(-38, 3, 4)).toEqual(new Set(['autumn']));
	});

	it('has no seasons in the tropics and all three where play goes on from spring to autumn', () => {
		expect(seasons(12)).toEqual(new Set(['summer']));
		expect(seasons(50)).toEqual(new Set(['spring', 'summer', 'autumn']));
	});

	it('lets summer nights be in summer', () => {
		const nights = courses(62, { seasonFrom: 9, seasonTo: 10 }).filter((facts) => lightOf(facts) === 'summer-night');
		expect(new Set(nights.map(seasonOf))).toEqual(new Set(['summer']));
	});
});
