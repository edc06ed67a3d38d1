import { expect, it } from 'vitest';
import { readCountries, readGroups, writeCountries, writeGroups } from './choices.ts';

it('writes the countries to choose from as one text, and reads them from it', () => {
	const countries = [
		{ slug: 'aland-islands', words: 'Åland Islands (2)' },
		{ slug: 'united-states', words: 'United States (10,429)' },
	];
	expect(writeCountries(countries)).toBe('aland-islands Åland Islands (2)\nunited-states United States (10,429)');
	expect(readCountries(writeCountries(countries))).toEqual(countries);
	expect(readCountries(writeCountries([]))).toEqual([]);
});

it('writes the groups of filters as one text, and reads them from it', () => {
	const groups = [
		{
			name: 'Region',
			choices: [
				{
					label: 'Île-de-France',
					to: '/find-course?country=france&region=ile-de-france',
					count: '1,012',
					chosen: false,
				},
				{ label: 'Pays de la Loire', to: '/find-course?country=france', count: '31', chosen: true },
			],
		},
		{ name: 'Price', choices: [{ label: '£££ or more', to: '/find-course?price=3', count: '0', chosen: false }] },
	];
	expect(readGroups(writeGroups(groups))).toEqual(groups);
	expect(readGroups(writeGroups([]))).toEqual([]);
});
