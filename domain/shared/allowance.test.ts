import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { standingClock } from '#tests/support/facts/accounts.ts';
import { chargeAllowance, restoreAllowance, takeAllowance } from './allowance.ts';

const THREE = { name: 'three', burst: 3, perSecond: 0.1 };

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

function trial() {
	const clock = standingClock();
	return { clock, ctx: database.context({ now: clock.now }) };
}

it('gives a burst, then as much as has been refilled', async () => {
	const { ctx, clock } = trial();
	const take = () => takeAllowance(ctx, THREE, 'refill');
	expect([await take(), await take(), await take()]).toEqual([null, null, null]);
	expect(await take()).toBe(10);
	clock.advance(4_000);
	expect(await take()).toBe(6);
	clock.advance(6_000);
	expect(await take()).toBeNull();
	clock.advance(3_600_000);
	expect([await take(), await take(), await take(), await take()]).toEqual([null, null, null, 10]);
});

it('gives several together, or none of them', async () => {
	const { ctx } = trial();
	const take = (tokens: number) => takeAllowance(ctx, THREE, 'several', tokens);
	expect(await take(2)).toBeNull();
	expect(await take(2)).toBe(10);
	expect(await take(1)).toBeNull();
	expect(await take(3)).toBe(30);
});

it('refuses to be asked for more than a full bucket holds, for which nobody could wait long enough', async () => {
	await expect(takeAllowance(trial().ctx, THREE, 'too many', 4)).rejects.toThrow(RangeError);
	expect(await takeAllowance(trial().ctx, THREE, 'too many', 3)).toBeNull();
});

it('S13: lets no more through however many ask at once', async () => {
	const { ctx } = trial();
	const taken = await Promise.all(Array.from({ length: 20 }, () => takeAllowance(ctx, THREE, 'at once')));
	expect(taken.filter((wait) => wait === null)).toHaveLength(3);
});

it('counts everybody apart', async () => {
	const { ctx } = trial();
	for (let i = 0; i < 4; i++) await takeAllowance(ctx, THREE, 'one');
	expect(await takeAllowance(ctx, THREE, 'another')).toBeNull();
});

it('R38: refills nothing when the clock goes back', async () => {
	const { ctx, clock } = trial();
	for (let i = 0; i < 3; i++) await takeAllowance(ctx, THREE, 'back');
	clock.advance(-7_200_000);
	expect(await takeAllowance(ctx, THREE, 'back')).toBe(10);
	clock.advance(7_200_000);
	expect(await takeAllowance(ctx, THREE, 'back')).toBe(10);
});

it('makes what went wrong dearer, and forgives it', async () => {
	const { ctx } = trial();
	await takeAllowance(ctx, THREE, 'dear');
	await chargeAllowance(ctx, THREE, 'dear', 1.5);
	expect(await takeAllowance(ctx, THREE, 'dear')).toBe(5);
	await restoreAllowance(ctx, THREE, 'dear');
	expect(await takeAllowance(ctx, THREE, 'dear')).toBeNull();
});
