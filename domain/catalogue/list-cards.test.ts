import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSlugAliases } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listCardsBySlugs } from './queries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

describe('the cards of a guide', () => {
	it('are those of the courses that exist, whatever the order they are asked for in', async () => {
		const cards = await listCardsBySlugs(database.context(), ['ljunghusen', 'there-is-none', 'falsterbo', "'; --"]);
		expect([...cards.keys()].sort()).toEqual(['falsterbo', 'ljunghusen']);
	});

	it('are made anew when one of the courses changes, or one is added', async () => {
		const ctx = database.context();
		const card = (await listCardsBySlugs(ctx, ['falsterbo'])).get('falsterbo');
		expect([...ctx.reads]).toEqual(expect.arrayContaining([`course:${card?.id}`, 'catalogue']));
	});

	it('stand under the slug asked for, which may be one that a course had before it was renamed or merged', async () => {
		const ctx = database.context();
		const now = await listCardsBySlugs(ctx, ['falsterbo']);
		const [card] = now.values();
		await ctx.db.insert(courseSlugAliases).values({ slug: 'falsterbo-links', courseId: card?.id ?? 0 });
		const cards = await listCardsBySlugs(ctx, ['falsterbo-links', 'falsterbo', 'never-there']);
		expect([...cards].map(([slug, { id }]) => [slug, id]).sort()).toEqual([
			['falsterbo', card?.id],
			['falsterbo-links', card?.id],
		]);
	});

	it('cost nothing where none are named', async () => {
		const ctx = database.context();
		expect(await listCardsBySlugs(ctx, [])).toEqual(new Map());
		expect(ctx.reads.size).toBe(0);
	});
});
