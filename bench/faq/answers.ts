import type { TraceEvent } from '../trace.ts';

/** Milliseconds on the processor for each key that was pressed. */
export type Answers = {
	/** The page's answer: its script, and the styles, the layout and the paint of the frames that show it. */
	page: number[];
	/** All of that, and what the browser's own editor takes to put a letter into a field or to take it out. */
	whole: number[];
};

/** The page's script, whoever called it. */
const SCRIPT = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame'];
const DRAWING = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize'];
const PAGE = new Set([...SCRIPT, ...DRAWING]);
/** A key's event lasts until the browser has done with the key: the letter is put into the field within it. */
const WHOLE = new Set([...PAGE, 'EventDispatch']);

/** Adds up what was done between one key and the next. Styles that script or the editor asked for count where they were counted. */
export function sumByKey(events: TraceEvent[]): Answers {
	const keys = events
		.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
		.map(({ ts }) => ts);
	return { page: sumOf(events, PAGE, keys), whole: sumOf(events, WHOLE, keys) };
}

function sumOf(events: TraceEvent[], names: Set<string>, keys: number[]): number[] {
	const sums = keys.map(() => 0);
	let key = -1;
	let end = 0;
	for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
		while ((keys[key + 1] ?? Number.POSITIVE_INFINITY) <= ts) key += 1;
		// What lies within another is counted with it.
		if (key < 0 || ph !== 'X' || !names.has(name) || ts < end) continue;
		end = ts + dur;
		sums[key] = (sums[key] ?? 0) + tdur / 1000;
	}
	return sums;
}
