/**
 * `node bench/http/arrivals.ts ORIGIN PAUSE FIRST PATH…`: asks for the pages at their times, one every `PAUSE` milliseconds,
 * whether or not the last is answered, from networks numbered from `FIRST` on. Prints as JSON how long each was waited for,
 * null for one that was turned away. A process of its own, so that it has a core of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { askFor } from '../ask.ts';

const [origin = '', pause = '', first = '', ...paths] = process.argv.slice(2);
const began = performance.now();
const asked: Promise<number | null>[] = [];
for (const [round, path] of paths.entries()) {
	await sleep(Math.max(0, began + round * Number(pause) - performance.now()));
	// On a machine that others use the site turns some away.
	asked.push(askFor({ origin }, path, Number(first) + round).catch(() => null));
}
console.log(JSON.stringify(await Promise.all(asked)));
