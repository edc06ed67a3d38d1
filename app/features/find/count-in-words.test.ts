import { expect, it } from 'vitest';
import { countInWords } from './count-in-words.ts';

it('says the number of courses found in words', () => {
	expect(countInWords({ total: 0, page: 1, pages: 1 })).toBe('0 courses');
	expect(countInWords({ total: 1, page: 1, pages: 1 })).toBe('1 course');
	expect(countInWords({ total: 30_471, page: 2, pages: 1270 })).toBe('30,471 courses, page 2 of 1,270');
});
