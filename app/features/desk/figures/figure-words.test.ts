import { expect, it } from 'vitest';
import { hoursInWords } from './figure-words.ts';

it('says a time in the unit that one would', () => {
	expect([null, 0.58, 7, 47.96, 76.8].map(hoursInWords)).toEqual(['–', '35 min', '7.0 h', '48.0 h', '3.2 days']);
});
