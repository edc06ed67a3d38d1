import type pg from 'pg';

/** The time of the database, which is one for all processes, however their machines' clocks stand (R38). */
export type Clock = { now: () => Date; stop: () => void };

const EVERY_MILLISECONDS = 60_000;
/** An answer that took longer says too little about when it was given. */
const LONGEST_TRIP_MILLISECONDS = 1_000;

/**
 * Starts a clock that asks the database once a minute and counts on from there by the machine's monotonic clock, so that
 * a machine whose time jumps neither revives nor ends a session. Before the first answer it shows the machine's time.
 */
export function startClock(pool: pg.Pool): Clock {
	let known = { time: Date.now(), at: performance.now() };
	const ask = async () => {
		const asked = performance.now();
		const { rows } = await pool.query<{ time: number }>(
			'select extract(epoch from clock_timestamp())::float8 * 1000 as time',
		);
		const trip = performance.now() - asked;
		if (rows[0] && trip < LONGEST_TRIP_MILLISECONDS) known = { time: rows[0].time, at: asked + trip / 2 };
	};
	// While the database is away the clock goes on from what it knows.
	const askQuietly = () => void ask().catch(() => {});
	askQuietly();
	const timer = setInterval(askQuietly, EVERY_MILLISECONDS).unref();
	return {
		now: () => new Date(known.time + performance.now() - known.at),
		stop: () => clearInterval(timer),
	};
}
