import { afterEach, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startClock } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

/** An answer that has to wait for a connection says too little about the time, and the next one comes a minute later. */
async function openConnections({ pool }: TestDatabase) {
	const clients = await Promise.all([pool.connect(), pool.connect()]);
	for (const client of clients) client.release();
}

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
