import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listNeighbouringClubs } from '../clubs/neighbouring-club-queries.ts';
import { listNeighbours } from './neighbour-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase({ seeded: true });
});
afterAll(() => test.close());

const around = async (country: string, nation: string | null = null, region: string | null = null) =>
	(await listNeighbours(test.context(), { country, nation, region }, 5)).map(({ name }) => name);

describe('the places around a place', () => {
	it('are countries around a country', async () => {
		expect(await around('SE')).toEqual(expect.arrayContaining(['Norway', 'Finland', 'Estonia']));
		expect(await around('SE')).not.toContain('Sweden');
		expect(await around('PT')).toContain('Spain');
	});

	it('are nations and countries around a nation, never its own country', async () => {
		const found = await around('GB', 'scotland');
		expect(found).toEqual(expect.arrayContaining(['England', 'Northern Ireland']));
		expect(found).not.toContain('United Kingdom');
	});

	it('are regions with pages around a region, with what each lies in and how many courses it has', async () => {
		const found = await listNeighbours(test.context(), { country: 'SE', nation: null, region: 'skane' }, 5);
		expect(found.length).toBeGreaterThan(0);
		for (const one of found) {
			expect(one.region).not.toBeNull();
			expect(one.within).not.toBeNull();
			expect(one.courses).toBeGreaterThanOrEqual(20);
		}
	});

	it('are none of a place that nobody knows', async () => {
		expect(await around('SE', null, 'no-such-region')).toEqual([]);
	});

	it('are clubs with pages around a club, nearest first', async () => {
		const found = await listNeighbouringClubs(test.context(), 'sunningdale', 5);
		expect(found.map(({ slug }) => slug)).toContain('wentworth');
		expect(found.map(({ slug }) => slug)).not.toContain('sunningdale');
		const far = found.map(({ kilometres }) => kilometres);
		expect(far).toEqual(far.toSorted((a, b) => a - b));
		expect(await listNeighbouringClubs(test.context(), 'no-such-club', 5)).toEqual([]);
	});
});
