import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds of script in each frame that had any: the map's own, and the page's around it (the list, once it is new). */
export type Recorded = { map: number[]; page: number[] };

type Event = {
	name: string;
	ph: string;
	/** Microseconds. */
	ts: number;
	dur?: number;
	/** Time on the processor: without the times at which another process had it. */
	tdur?: number;
	tid: number;
	pid: number;
	args: { data?: { url?: string } };
};

/** Names of trace events that are script at work. */
const SCRIPT = new Set([
	...['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'EventDispatch'],
]);
const FRAME_MICROSECONDS = 1_000_000 / 60;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'v8.execute'];
/** The built file of the map at work; its frame in React (`course-map`) hands the address on when nothing else is to be done. */
const MAP_FILE = /\/assets\/live-map-/;

/**
 * Runs `work` with the browser's processor slowed down, and adds up the script of the page's main thread between one frame
 * and the next. Throws where no frame was drawn.
 */
export async function recordFrames(page: Page, slowdown: number, work: () => Promise<void>): Promise<Recorded> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	const events = await trace(session, work);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	const frame = events.find(({ name }) => name === 'BeginMainThreadFrame');
	if (!frame) throw new Error('no frame was drawn');
	const own = events.filter(({ tid, pid }) => tid === frame.tid && pid === frame.pid);
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

async function trace(session: CDPSession, work: () => Promise<void>): Promise<Event[]> {
	const events: Event[] = [];
	// The protocol gives events as they stand in the trace format.
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])));
	await session.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: CATEGORIES },
	});
	await work();
	const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
	await session.send('Tracing.end');
	await complete;
	return events.sort((a, b) => a.ts - b.ts);
}

type Piece = { ts: number; end: number; cost: number; isMap: boolean };

/** Script that was not called by other script; the map's where any of it comes from the map's files. */
function piecesOf(events: Event[]): Piece[] {
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
