import { median } from '../process.ts';
import { work } from './work.ts';

/** Of a beat, how many steps each of its parts has, and how many parts. What else runs on the core holds up one; a halt, all. */
const STEPS = 10_000;
const PARTS = 3;
const WARM_UP = 200;
const EVERY_MILLISECONDS = 5;
/** A beat that takes so many times as long as the one in the middle says that the machine is held up. */
const HALT = 1.5;
/** What has come to wait in a halt is answered by so long after it, half of capacity being free for that; in milliseconds. */
const AFTER_MILLISECONDS = 100;

/** When a beat was felt, by the clock of `performance.now`, and how long its quickest part took; in milliseconds. */
export type Beat = { at: number; took: number };

/** How evenly the machine goes: the part of the beats (0 to 1) that were felt in halts, and whether a span of time knew of none. */
export type Pulse = { halted: number; isEven: (from: number, to: number) => boolean };

/**
 * Begins to feel the machine's pulse, every five milliseconds by the quickest of three loops of a tenth of one each. What it gives ends
 * that and says how it was. A machine whose host is shared may be held up: its cores go on at a tenth to a half of their speed for a
 * tenth of a second, and it is not told of any of it as stolen.
 */
export function feelPulse(): () => Pulse {
	for (let beat = 0; beat < WARM_UP; beat += 1) part();
	const beats: Beat[] = [];
	const timer = setInterval(() => {
		const parts = Array.from({ length: PARTS }, part);
		beats.push({ at: performance.now(), took: Math.min(...parts) });
	}, EVERY_MILLISECONDS);
	return () => {
		clearInterval(timer);
		return readPulse(beats);
	};
}

/** What the beats say. */
export function readPulse(beats: readonly Beat[]): Pulse {
	const usual = median(beats.map(({ took }) => took));
	const halts = beats.filter(({ took }) => took > HALT * usual).map(({ at }) => at);
	return {
		halted: halts.length / Math.max(1, beats.length),
		isEven: (from, to) => !halts.some((at) => at > from - AFTER_MILLISECONDS && at < to + EVERY_MILLISECONDS),
	};
}

/** Where the last part came to. V8 leaves out what nobody keeps. */
let result = 0;

/** Milliseconds that a part of a beat takes just now. */
function part(): number {
	const began = performance.now();
	result = work(STEPS + (result & 1));
	return performance.now() - began;
}
