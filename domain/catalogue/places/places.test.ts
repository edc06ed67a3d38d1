import { describe, expect, it } from 'vitest';
import { exampleCourse } from '#tests/support/facts/example-course.ts';
import { bestOf, readCompared } from '../comparison.ts';
import { type Likeness, likeness, likenessReasons } from '../finding/similarity.ts';
import { bestByPrice, bestToPlay, type KnownCourse, summariseSeasons } from './places.ts';

const known = (slug: string, facts: Partial<KnownCourse>, ranked = true): KnownCourse => ({
	...exampleCourse({ slug, score: { value: 8, count: 9, ranked, builtIn: false } }),
	priceBand: null,
	access: null,
	season: null,
	...facts,
});

describe('the best courses of a place', () => {
	const courses = [
		known('private', { priceBand: 4, access: 'private' }),
		known('resort', { priceBand: 3, access: 'resort' }),
		known('dear', { priceBand: 4, access: 'visitors' }),
		known('unranked', { priceBand: 1, access: 'public' }, false),
	];

	it('are the first of each price band; a band without a ranked course is left out', () => {
		expect(bestByPrice(courses).map(({ band, course }) => [band, course.slug])).toEqual([
			[3, 'resort'],
			[4, 'private'],
		]);
	});

	it('that one can play take visitors and are ranked', () => {
		expect(bestToPlay(courses, 5).map(({ slug }) => slug)).toEqual(['resort', 'dear']);
	});
});

describe('the season of a place', () => {
	const season = (from: number, to: number) => known('x', { season: { from, to } });

	it('is what most courses share that close at all, beside those open all year', () => {
		const seasons = [season(4, 10), season(4, 10), season(5, 9), season(1, 12), season(11, 10)];
		expect(summariseSeasons(seasons)).toEqual({ from: 4, to: 10, sharedBy: 2, known: 5, allYear: 2 });
	});

	it('is unknown where nobody has told us', () => {
		expect(summariseSeasons([known('x', {})])).toBeNull();
	});
});

describe('how alike two courses are', () => {
	const links: Likeness = {
		terrain: 'links',
		difficulty: 'Challenging',
		lengthMetres: 6_200,
		holes: 18,
		priceBand: 3,
		access: 'visitors',
		latitude: 56,
		country: 'GB',
	};

	it('is 1 for a twin, with every reason', () => {
		expect(likeness(links, links)).toBe(1);
		expect(likenessReasons(links, links)).toEqual(['terrain', 'length', 'price', 'difficulty', 'climate']);
	});

	it('falls with every difference, and the ground counts most', () => {
		const inland = likeness(links, { ...links, terrain: 'parkland' });
		const farther = likeness(links, { ...links, latitude: 51 });
		expect(inland).toBeLessThan(farther);
		expect(farther).toBeLessThan(1);
	});

	it('is the same seen from either, south or north of the equator', () => {
		const south = { ...links, latitude: -55, country: 'AR', lengthMetres: 5_900 };
		expect(likeness(links, south)).toBe(likeness(south, links));
		expect(likenessReasons(links, south)).toContain('climate');
	});

	it('does not take what nobody knows for the same', () => {
		const unknown = { ...links, terrain: null, lengthMetres: null, priceBand: null, difficulty: null };
		expect(likeness(unknown, unknown)).toBeLessThan(1);
		expect(likenessReasons(unknown, unknown)).toEqual(['climate']);
		expect(likenessReasons(links, { ...links, terrain: null })).not.toContain('terrain');
	});
});

describe('what an address asks to compare', () => {
	const read = (text: string) => readCompared(new URLSearchParams(text));

	it('S60: is each course once and four at most, and what was left out is counted', () => {
		expect(read('course=a&course=b&course=a&course=&course=c&course=d&course=e&course=f')).toEqual({
			slugs: ['a', 'b', 'c', 'd'],
			repeated: 1,
			tooMany: 2,
		});
		expect(read(`course=${'x'.repeat(5_000)}&course=%00&course=a%00b&course=%F0%9F%98%80`).slugs).toEqual([]);
	});

	it.each([
		[[8.1, 7.2, 8.1], 'high', [true, false, true]],
		[[2, null, 3], 'low', [true, false, false]],
		[[5, 5], 'high', [false, false]],
		[[null, 5], 'high', [false, false]],
		[[], 'low', []],
	] as const)('the best of %j by %s is marked %j', (values, prefers, marks) => {
		expect(bestOf(values, prefers)).toEqual(marks);
	});
});
