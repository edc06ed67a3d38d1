import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** As V8's platform in Node names its own threads. */
const WORKER = 'V8Worker';
/** Steps of niceness below the thread that answers, which may be nice itself; 19 is the last. */
const BELOW = 10;
const LAST = 19;

/**
 * Lets the threads in which V8 looks for what is alive and compiles hot functions give way to the one that answers, wherever both
 * want the same core. There are four; on one core they left it a fifth of the time until all was looked through, about once in
 * 500 pages made anew, and readers waited for 100 to 200 ms. Linux alone gives each thread a priority of its own; elsewhere, and
 * where `/proc` is not to be read, nothing changes.
 */
export function letWorkersGiveWay(): void {
	try {
		const priority = Math.min(LAST, getPriority() + BELOW);
		for (const thread of readdirSync(THREADS)) {
			if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').startsWith(WORKER)) {
				setPriority(Number(thread), priority);
			}
		}
	} catch {
		// It is a matter of speed alone.
	}
}
