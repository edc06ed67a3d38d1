import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { readHome } from '../home-queries.ts';
import { listCountries, listTopRated } from '../queries.ts';
import { summariseContinents } from './continent-queries.ts';
import { CONTINENTS } from './continents.ts';
import { isCountry } from './countries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

it('the continents stand in their order, each with what its countries come to and its best ranked course', async () => {
	const ctx = database.context();
	const found = await summariseContinents(ctx);
	expect(found.map(({ continent }) => continent)).toEqual(CONTINENTS);
	const countries = await listCountries(ctx);
	for (const { continent, ...summary } of found) {
		const own = countries.filter((country) => country.continent === continent);
		expect(summary.countries).toBe(own.filter(({ code }) => isCountry(code)).length);
		expect(summary.courses).toBe(own.reduce((sum, { courses }) => sum + courses, 0));
		const { items } = await listTopRated(ctx, { continent, country: null, page: 1 });
		const best = items[0]?.score.ranked ? items[0] : null;
		expect(summary.topCourse?.slug ?? null).toBe(best?.slug ?? null);
	}
	expect(found.some(({ averageRating }) => averageRating !== null && averageRating > 5)).toBe(true);
	expect(ctx.reads.has('ranking')).toBe(true);
	expect((await readHome(ctx)).continents).toEqual(found);
});
