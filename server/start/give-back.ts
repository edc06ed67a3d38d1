import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** By then 35,000 courses have been read in, also by a busy machine. */
const FIRST_MILLISECONDS = 4_000;
const LOOK_MILLISECONDS = 10_000;
/** A process that works for a smaller share of the time keeps nobody waiting. */
const QUIET_SHARE = 0.02;
/** On a site that is never quiet, where a rush is rare that V8 would hold the pages of, and every request in that moment waits. */
const LATEST_MILLISECONDS = 6 * 60 * 60_000;
/** For less than so much nothing is collected. */
const WORTH_BYTES = 12 * 2 ** 20;

/** What V8 holds. `process.memoryUsage()` would open a file for it, and throw where no more may be opened (R26). */
const reservedBytes = () => getHeapStatistics().total_heap_size;

/**
 * Collects what the process needs no more and gives its memory back to the system, for one pause of a tenth of a second:
 * `first` milliseconds after the start, and whenever the process has grown and has been quiet since it was looked at, `every` so
 * many, or has not been for `latest` so many. V8 keeps it until as much again has been made, which may be hours on a quiet site:
 * some 25 MB after the start with 35,000 courses, 45 after a rush. On a busy one it collects, but keeps each page that it has
 * ever had (decision record 0022). A process that was not given `--expose-gc` stays as it is.
 */
export function giveMemoryBack({
	first = FIRST_MILLISECONDS,
	every = LOOK_MILLISECONDS,
	latest = LATEST_MILLISECONDS,
} = {}): void {
	let past = performance.eventLoopUtilization();
	let collected = { reserved: 0, at: 0 };
	const collectAll = () => {
		globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
		collected = { reserved: reservedBytes(), at: performance.now() };
	};
	const look = () => {
		const { utilization } = performance.eventLoopUtilization(past);
		const due = utilization < QUIET_SHARE || performance.now() - collected.at > latest;
		if (due && reservedBytes() > collected.reserved + WORTH_BYTES) collectAll();
		past = performance.eventLoopUtilization();
	};
	setTimeout(() => {
		collectAll();
		setInterval(look, every).unref();
	}, first).unref();
}
