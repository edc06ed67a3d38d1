import { afterEach, expect, it, vi } from 'vitest';
import { sweepAccounts } from '#domain/accounts/housekeeping-commands.ts';
import { findSession } from '#domain/accounts/queries.ts';
import { signOut } from '#domain/accounts/sessions/sign-in-commands.ts';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { newMember, signInAs } from '#tests/support/facts/accounts.ts';
import { CLOCK_JUMPS, openConnections, startJumping } from '#tests/support/jumping-clock.ts';
import { startClock } from './clock.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('R38: keeps the time of the database while the machine’s own jumps', async () => {
	const test = await openTestDatabase();
	await openConnections(test);
	const twoHours = 7_200_000;
	const real = Date.now();
	const machine = vi.spyOn(Date, 'now').mockReturnValue(real + twoHours);
	const clock = startClock(test.pool);
	await expect.poll(() => Math.abs(clock.now().getTime() - real)).toBeLessThan(60_000);
	for (const jump of [-twoHours, 365 * 24 * 3_600_000]) {
		machine.mockReturnValue(real + jump);
		expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(60_000);
	}
	clock.stop();
	await test.close();
});

it('R38: is the same on nodes whose machines are minutes apart', async () => {
	const test = await openTestDatabase();
	await openConnections(test);
	const real = Date.now();
	const machine = vi.spyOn(Date, 'now');
	const clocks = [-150_000, 150_000].map((apart) => {
		machine.mockReturnValue(real + apart);
		return startClock(test.pool);
	});
	const apart = () => Math.abs((clocks[0]?.now().getTime() ?? 0) - (clocks[1]?.now().getTime() ?? 0));
	expect(apart()).toBeGreaterThan(200_000);
	await expect.poll(apart).toBeLessThan(1_000);
	for (const clock of clocks) clock.stop();
	await test.close();
});

it.each(CLOCK_JUMPS)(
	'R38: a session neither revives nor lives for ever when the clock of the database jumps %s and is put right',
	async (_, milliseconds) => {
		const test = await openTestDatabase();
		const clock = await startJumping(test);
		const kept = await newMember(test, 'kept@golf.example', { now: clock.now });
		const ended = await newMember(test, 'ended@golf.example', { now: clock.now });
		await signOut(ended.ctx, 'local');
		const lives = async ({ viewer }: typeof kept, now = clock.now()) =>
			(await findSession(test.db, viewer.sessionId, now)) !== null;
		const isFar = milliseconds === YEAR;

		await clock.jump(milliseconds);
		const begun = await signInAs({ ...kept.ctx }, 'kept@golf.example');
		expect([await lives(kept), await lives(ended), await lives(begun)]).toEqual([!isFar, false, true]);

		await clock.jump(0);
		expect([await lives(kept), await lives(ended), await lives(begun)]).toEqual([true, false, !isFar]);

		// Remembered for thirty days, and for no more than the jump longer.
		const last = new Date(clock.now().getTime() + 30 * 24 * HOUR + 2 * HOUR + 60_000);
		expect([await lives(kept, last), await lives(begun, last)]).toEqual([false, false]);
		await sweepAccounts(test.db, clock.now());
		expect(await lives(begun, new Date(Date.now() + YEAR))).toBe(false);
		clock.stop();
		await test.close();
	},
);
