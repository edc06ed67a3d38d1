/**
 * `node bench/http/arrivals.ts ORIGIN PAUSE FIRST PATH…`: asks for the pages at their times, one every `PAUSE` milliseconds,
 * whether or not the last is answered, from networks numbered from `FIRST` on. Prints as JSON what came of each (`Arrival`), and for
 * what part of the time the machine was held up. A process of its own, so that it has a core of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { askFor } from '../ask.ts';
import { feelPulse } from './pulse.ts';

/** How long a page was waited for, null for one that was turned away, and whether the machine went evenly meanwhile. */
export type Arrival = { waited: number | null; isEven: boolean };

const [origin = '', pause = '', first = '', ...paths] = process.argv.slice(2);
const endPulse = feelPulse();
const began = performance.now();
const asked: Promise<{ from: number; waited: number | null; to: number }>[] = [];
for (const [round, path] of paths.entries()) {
	await sleep(Math.max(0, began + round * Number(pause) - performance.now()));
	const from = performance.now();
	// On a machine that others use the site turns some away.
	const answer = askFor({ origin }, path, Number(first) + round).catch(() => null);
	asked.push(answer.then((waited) => ({ from, waited, to: performance.now() })));
}
const answered = await Promise.all(asked);
const { halted, isEven } = endPulse();
const arrivals: Arrival[] = answered.map(({ from, waited, to }) => ({ waited, isEven: isEven(from, to) }));
console.log(JSON.stringify({ arrivals, halted }));
