import { describe, expect, it } from 'vitest';
import { handicapText, readHandicap, suitsHandicap } from './handicap.ts';

describe('a handicap', () => {
	it.each([
		['12.4', 12.4],
		['12,4', 12.4],
		['54', 54],
		['0', 0],
		['+2.1', -2.1],
		[' 2.1', -2.1],
	])('is read from %j', (text, index) => expect(readHandicap(text)).toBe(index));

	it.each([null, '', '55', '-3', '1e1', '12.45', '+11', 'scratch', 'NaN', '٣'])('is nothing in %j', (text) =>
		expect(readHandicap(text)).toBeNull(),
	);

	it.each([0, 12.4, -2.1, 54])('%d is written as it is read', (index) =>
		expect(readHandicap(handicapText(index))).toBe(index),
	);
});

describe('a course suits a handicap', () => {
	it('up to what its difficulty forgives', () => {
		expect(suitsHandicap('Gentle', 54)).toBe(true);
		expect(suitsHandicap('Moderate', 24)).toBe(true);
		expect(suitsHandicap('Challenging', 24)).toBe(false);
		expect(suitsHandicap('Severe', 24)).toBe(false);
		expect(suitsHandicap('Severe', -2)).toBe(true);
	});

	it('not, as far as we know, when its difficulty is not known', () => {
		expect(suitsHandicap(null, 5)).toBe(false);
		expect(suitsHandicap('constructor', 5)).toBe(false);
	});
});
