import { afterEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { startClock } from './clock.ts';

afterEach(() => vi.restoreAllMocks());

it('R38: keeps the time of the database while the machine’s own jumps', async () => {
	const test = await openTestDatabase();
	const twoHours = 7_200_000;
	const real = Date.now();
	const machine = vi.spyOn(Date, 'now').mockReturnValue(real + twoHours);
	const clock = startClock(test.pool);
	await vi.waitFor(() => expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(60_000));
	machine.mockReturnValue(real - twoHours);
	expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(60_000);
	clock.stop();
	await test.close();
});
