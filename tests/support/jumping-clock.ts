import type pg from 'pg';
import { expect, vi } from 'vitest';
import { startClock } from '#server/clock.ts';
import type { TestDatabase } from './databases/database.ts';

/** Where the clock of a database may jump to, in words and in milliseconds from the real time. */
export const CLOCK_JUMPS = [
	['two hours ahead', 7_200_000],
	['two hours back', -7_200_000],
	['a year ahead', 31_536_000_000],
] as const;

/** An answer that has to wait for a connection says too little about the time, and the next one comes a minute later. */
export async function openConnections({ pool }: TestDatabase): Promise<void> {
	const clients = await Promise.all([pool.connect(), pool.connect()]);
	for (const client of clients) client.release();
}

/**
 * A clock that asks a database whose own clock is moved by `jump`, which returns when that is known. It takes the place of
 * `setInterval`: whoever calls puts the timers back.
 */
export async function startJumping(test: TestDatabase) {
	await openConnections(test);
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	let moved = 0;
	const query = async (statement: string) => {
		const { rows } = await test.pool.query<{ time: number }>(statement);
		return { rows: rows.map(({ time }) => ({ time: time + moved })) };
	};
	const clock = startClock({ query } as unknown as pg.Pool);
	const jump = async (milliseconds: number) => {
		moved = milliseconds;
		await expect
			.poll(() => {
				// The clock asks once a minute.
				vi.advanceTimersByTime(60_000);
				return Math.abs(clock.now().getTime() - Date.now() - moved);
			})
			.toBeLessThan(30_000);
	};
	return { ...clock, jump };
}
