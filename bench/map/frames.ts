import type { Page } from '@playwright/test';
import { recordTrace, type TraceEvent } from '../trace.ts';

/** Milliseconds of script in each frame that had any: the map's own, and the page's around it (the list, once it is new). */
export type Recorded = { map: number[]; page: number[] };

/** Names of trace events that are script at work. */
const SCRIPT = new Set([
	'FunctionCall',
	'EvaluateScript',
	'RunMicrotasks',
	'TimerFire',
	'FireAnimationFrame',
	'EventDispatch',
]);
const FRAME_MICROSECONDS = 1_000_000 / 60;
/** The built file of the map at work; its frame in React (`course-map`) hands the address on when nothing else is to be done. */
const MAP_FILE = /\/assets\/live-map-/;

/**
 * Runs `work` with the browser's processor slowed down, and adds up the script of the page's main thread between one frame
 * and the next. Throws where no frame was drawn.
 */
export async function recordFrames(page: Page, slowdown: number, work: () => Promise<void>): Promise<Recorded> {
	const own = await recordTrace(page, slowdown, work);
	const starts = own.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
	const pieces = piecesOf(own.filter(({ name, ph, dur }) => SCRIPT.has(name) && ph === 'X' && dur));
	return {
		map: sumByFrame(
			starts,
			pieces.filter(({ isMap }) => isMap),
		),
		page: sumByFrame(
			starts,
			pieces.filter(({ isMap }) => !isMap),
		),
	};
}

type Piece = { ts: number; end: number; cost: number; isMap: boolean };

/** Script that was not called by other script; the map's where any of it comes from the map's files. */
function piecesOf(events: TraceEvent[]): Piece[] {
	const pieces: Piece[] = [];
	for (const { ts, dur = 0, tdur = dur, args } of events) {
		const isMap = MAP_FILE.test(args.data?.url ?? '');
		const last = pieces.at(-1);
		if (last && ts < last.end) last.isMap ||= isMap;
		else pieces.push({ ts, end: ts + dur, cost: tdur / 1000, isMap });
	}
	return pieces;
}

/** Where nothing is drawn no frame begins: script in such a pause is counted by the frames there could have been. */
function sumByFrame(starts: number[], pieces: Piece[]): number[] {
	const frames = new Map<number, number>();
	let at = 0;
	for (const { ts, cost } of pieces) {
		while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= ts) at += 1;
		const start = starts[at] ?? 0;
		const frame = start + Math.max(0, Math.floor((ts - start) / FRAME_MICROSECONDS)) * FRAME_MICROSECONDS;
		frames.set(frame, (frames.get(frame) ?? 0) + cost);
	}
	return [...frames.values()];
}
