import { expect, it } from 'vitest';
import { readCountries, readCourses, readGroups, writeCountries, writeCourses, writeGroups } from './choices.ts';

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

it('writes the courses of a list as one text, and reads them from it', () => {
	const plain = {
		id: 7,
		slug: 'kasumigaseki',
		name: '霞ヶ関カンツリー倶楽部 “East”',
		imageUrl: null,
		location: 'Kawagoe',
		country: { name: 'Japan', slug: 'japan' },
		score: { value: 8.8, count: 12, ranked: true, builtIn: false },
		kilometres: null,
		suits: false,
		visit: '€100 to €200',
	};
	const booked = { ...plain, id: 8, kilometres: 12.5, bookings: [{ words: 'Book', url: 'https://example.org/' }] };
	expect(readCourses(writeCourses([plain, booked]))).toEqual([plain, booked]);
});
