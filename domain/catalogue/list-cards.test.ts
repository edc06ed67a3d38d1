import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listCardsBySlugs } from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

describe('the cards of a guide', () => {
	it('are those of the courses that exist, whatever the order they are asked for in', async () => {
		const cards = await listCardsBySlugs(database.context(), ['ljunghusen', 'there-is-none', 'falsterbo', "'; --"]);
		expect(cards.map(({ slug }) => slug).sort()).toEqual(['falsterbo', 'ljunghusen']);
	});

	it('are made anew when one of the courses changes, or one is added', async () => {
		const ctx = database.context();
		const [card] = await listCardsBySlugs(ctx, ['falsterbo']);
		expect([...ctx.reads]).toEqual(expect.arrayContaining([`course:${card?.id}`, 'catalogue']));
	});

	it('cost nothing where none are named', async () => {
		const ctx = database.context();
		expect(await listCardsBySlugs(ctx, [])).toEqual([]);
		expect(ctx.reads.size).toBe(0);
	});
});
