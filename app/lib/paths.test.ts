import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('codes what stands in a query as the platform does, and leaves out what is empty and the first page', () => {
	const value = fc.oneof(
		fc.string({ unit: 'grapheme' }),
		fc.constantFrom(null, undefined, '', 'spa.lessons', "O'Neill & Söhne"),
	);
	fc.assert(
		fc.property(value, value, fc.integer({ min: 1, max: 3 }), (q, country, page) => {
			const given = Object.entries({ q, country, page: page === 1 ? '' : String(page) });
			const query = new URLSearchParams(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
			const search = `${query}`;
			expect(paths.findCourse({ q, country, page })).toBe(search ? `/find-course?${search}` : '/find-course');
		}),
	);
	expect(paths.findCourse({ q: "O'Neill & Söhne ~*" })).toBe('/find-course?q=O%27Neill+%26+S%C3%B6hne+%7E*');
});
