import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { isLike, readLike } from './like.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it('A1: patterns mean what PostgreSQL takes them for', async () => {
	const piece = fc.constantFrom('%', '_', '\\%', '\\_', '\\\\', 'a', 'B', 'ab', '(', '.', '*', ' ');
	const pattern = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''));
	const text = fc.array(fc.constantFrom('a', 'b', 'A', 'B', '%', '_', '\\', '(', '.', '*', ' '), { maxLength: 10 });
	await fc.assert(
		fc.asyncProperty(pattern, fc.array(text, { minLength: 20, maxLength: 20 }), async (like, texts) => {
			const given = texts.map((parts) => parts.join(''));
			const { rows } = await database.pool.query(
				'select given ilike $1 as met from unnest($2::text[]) with ordinality as one (given, at) order by at',
				[like, given],
			);
			const read = readLike(like);
			expect([like, given.map((one) => isLike(read, one.toLowerCase()))]).toEqual([like, rows.map(({ met }) => met)]);
			for (const [at, one] of given.entries()) {
				const hasNeedle = one.toLowerCase().includes(read.needle);
				if (rows[at].met) expect(hasNeedle).toBe(true);
				if (read.isNeedleAlone) expect(rows[at].met).toBe(hasNeedle);
			}
		}),
		{ numRuns: 150 },
	);
});

it('letters beyond ASCII have no case either, and many gaps take no time', () => {
	expect(isLike(readLike('%ÖSTERSUND%'), 'östersunds gk')).toBe(true);
	expect(isLike(readLike(`${'%a'.repeat(50)}b`), 'a'.repeat(100))).toBe(false);
});
