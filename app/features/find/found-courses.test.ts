import { describe, expect, it } from 'vitest';
import { countInWords } from './found-courses.tsx';

describe('the number of courses found', () => {
	it('is said in words', () => {
		expect(countInWords({ total: 0, totalIsLeast: false, page: 1, pages: 1 })).toBe('0 courses');
		expect(countInWords({ total: 1, totalIsLeast: false, page: 1, pages: 1 })).toBe('1 course');
		expect(countInWords({ total: 412, totalIsLeast: false, page: 2, pages: 18 })).toBe('412 courses, page 2 of 18');
	});

	it('is not counted to the end for a broad search', () => {
		expect(countInWords({ total: 1000, totalIsLeast: true, page: 1, pages: 42 })).toBe(
			'more than 1,000 courses, page 1 of 42',
		);
	});
});
