import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { countCatalogue, listCountries } from '../queries.ts';
import { summariseContinents } from './continent-queries.ts';
import { COUNTRIES, countPlaces, getCountry, isCountry, TERRITORIES } from './countries.ts';

describe('what is counted as a country', () => {
	it('are the 195 of the United Nations: its members and both observers', () => {
		expect(countPlaces(COUNTRIES.map(({ code }) => code))).toEqual({
			countries: 195,
			territories: COUNTRIES.length - 195,
		});
		expect(['PS', 'VA', 'GB', 'CK', 'PR', 'HK', 'GG', 'AQ', 'ZZ'].map(isCountry)).toEqual([
			true,
			true,
			true,
			false,
			false,
			false,
			false,
			false,
			false,
		]);
	});

	it('every territory has a page like a country', () => {
		for (const code of TERRITORIES) expect(getCountry(code)?.slug, code).toMatch(/^[a-z-]+$/);
	});

	it('is the same wherever it is printed: the find page, the continents, the list of countries', async () => {
		const database = await openTestDatabase({ seeded: true });
		try {
			const ctx = database.context();
			const listed = countPlaces((await listCountries(ctx)).map(({ code }) => code));
			expect(listed.territories).toBeGreaterThan(0);
			expect(await countCatalogue(ctx)).toMatchObject(listed);
			const continents = await summariseContinents(ctx);
			expect(continents.reduce((sum, { countries }) => sum + countries, 0)).toBe(listed.countries);
		} finally {
			await database.close();
		}
	});
});
