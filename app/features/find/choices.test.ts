import { expect, it } from 'vitest';
import { readCountries, writeCountries } from './choices.ts';

it('writes the countries to choose from as one text, and reads them from it', () => {
	const countries = [
		{ slug: 'aland-islands', words: 'Åland Islands (2)' },
		{ slug: 'united-states', words: 'United States (10,429)' },
	];
	expect(writeCountries(countries)).toBe('aland-islands Åland Islands (2)\nunited-states United States (10,429)');
	expect(readCountries(writeCountries(countries))).toEqual(countries);
	expect(readCountries(writeCountries([]))).toEqual([]);
});
