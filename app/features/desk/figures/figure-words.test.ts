import { expect, it } from 'vitest';
import { hoursInWords, shareInWords, shareOf } from './figure-words.ts';

it('says a time in the unit that one would', () => {
	expect([null, 0.58, 7, 47.96, 76.8].map(hoursInWords)).toEqual(['–', '35 min', '7.0 h', '48.0 h', '3.2 days']);
});

it('has a share of nothing', () => {
	expect([shareOf(0, 0), shareOf(1, 4)]).toEqual([0, 0.25]);
	expect([shareInWords(0, 0), shareInWords(1, 3)]).toEqual(['0%', '33%']);
});
