import { expect, it } from 'vitest';
import { catalogueInWords, countInWords } from './count-in-words.ts';

it('says the number of courses found in words', () => {
	expect(countInWords({ total: 0, page: 1, pages: 1 })).toBe('0 courses');
	expect(countInWords({ total: 1, page: 1, pages: 1 })).toBe('1 course');
	expect(countInWords({ total: 30_471, page: 2, pages: 1270 })).toBe('30,471 courses, page 2 of 1,270');
});

it('says how large the catalogue is, and how the courses stand where that is by rating', () => {
	const catalogue = { courses: 1320, countries: 120, territories: 9, isRanked: true };
	expect(catalogueInWords(catalogue, 'match')).toBe('1,320 courses in 120 countries and 9 territories.');
	expect(catalogueInWords(catalogue, 'rating')).toBe(
		'1,320 courses in 120 countries and 9 territories, in the order of their rating; those without one by renown, then by name.',
	);
	expect(catalogueInWords({ ...catalogue, isRanked: false }, 'rating')).toBe(
		'1,320 courses in 120 countries and 9 territories. None has three ratings yet: until one has, the best known stand first.',
	);
});
