import { describe, expect, it } from 'vitest';
import { handicapText, readHandicap } from './handicap.ts';

describe('a handicap', () => {
	it.each([
		['12.4', 12.4],
		['12,4', 12.4],
		['12.', 12],
		['54', 54],
		['0', 0],
		['+2.1', -2.1],
		[' 2.1', -2.1],
	])('is read from %j', (text, index) => expect(readHandicap(text)).toBe(index));

	it.each([null, '', '55', '-11', '--3', '1e1', '12.45', '.4', '+11', 'scratch', 'NaN', '٣'])(
		'is nothing in %j',
		(text) => expect(readHandicap(text)).toBeNull(),
	);

	it.each(['-2.1', '−2,1', '–2.1', '+2.1'])('better than scratch is read from %j', (text) =>
		expect(readHandicap(text)).toBe(-2.1),
	);

	it.each([0, 12.4, -2.1, 54])('%d is written as it is read', (index) =>
		expect(readHandicap(handicapText(index))).toBe(index),
	);
});
