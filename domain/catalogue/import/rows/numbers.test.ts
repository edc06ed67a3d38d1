import { describe, expect, it } from 'vitest';
import { readDecimal, readLength, readWhole, readYear } from './numbers.ts';

describe('numbers as files write them', () => {
	it('may have a decimal comma', () => {
		expect(['49,50299', '-0.84', ' 12 ', '.5', '−33,9'].map(readDecimal)).toEqual([49.50299, -0.84, 12, 0.5, -33.9]);
		expect(['', 'north', '1,234,5', '12°', '1e5'].map(readDecimal)).toEqual([null, null, null, null, null]);
	});

	it('may have thousands separators and a fraction of noughts', () => {
		expect(['18', '18.0', '6,045', '6 045', '6.045'].map(readWhole)).toEqual([18, 18, 6045, 6045, 6045]);
		expect(['', '18.5', 'eighteen', '-1'].map(readWhole)).toEqual([null, null, null, null]);
	});

	it('tell lengths in metres, from yards too', () => {
		expect(readLength('6045', 'metres')).toBe(6045);
		expect(readLength('6,600 yds', 'metres')).toBe(6035);
		expect(readLength('6600', 'yards')).toBe(6035);
		expect(readLength('6045 m', 'yards')).toBe(6045);
		expect(readLength('long', 'metres')).toBeNull();
	});

	it('tell the year of a date', () => {
		expect(['1932', '1932-05-01', '1932-05', 'c. 1932', '32'].map(readYear)).toEqual([1932, 1932, 1932, null, null]);
	});
});
