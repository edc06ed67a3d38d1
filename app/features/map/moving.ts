import { held, type Size, shortestWay, type View } from './view.ts';

const GLIDE_MILLISECONDS = 240;

export type Moving = {
	readonly view: View;
	readonly size: Size;
	/** Shows another view, at once. Ends a glide. */
	show: (view: View) => void;
	/** Goes there in a short glide; at once for those who want no motion. */
	glide: (view: View) => void;
	/** Whether a hand is on the map: until it is taken off, the map does not stand, however still it is. */
	hold: (isHeld: boolean) => void;
	resize: (size: Size) => void;
	stop: () => void;
};

type Listener = { frame: () => void; rested: () => void };

/** Milliseconds without motion after which the map is taken to stand. */
const REST_MILLISECONDS = 260;

/** Holds the view. However often it is moved, `frame` is called once a frame, and `rested` when it has come to stand. */
export function createMoving(first: View, firstSize: Size, { frame, rested }: Listener, mostZoom?: number): Moving {
	let size = firstSize;
	let view = held(first, size, mostZoom);
	let waiting = 0;
	let gliding = 0;
	const rest = createRest(rested);
	const still = matchMedia('(prefers-reduced-motion: reduce)');

	const change = (next: View) => {
		view = held(next, size, mostZoom);
		waiting ||= requestAnimationFrame(() => {
			waiting = 0;
			frame();
		});
		rest.putOff();
	};
	const endGlide = () => cancelAnimationFrame(gliding);

	return {
		get view() {
			return view;
		},
		get size() {
			return size;
		},
		show(next) {
			endGlide();
			change(next);
		},
		glide(next) {
			endGlide();
			const to = held(next, size, mostZoom);
			if (still.matches) return change(to);
			const from = view;
			const began = performance.now();
			const step = (now: number) => {
				const share = Math.min(1, Math.max(0, (now - began) / GLIDE_MILLISECONDS));
				change(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3));
				if (share < 1) gliding = requestAnimationFrame(step);
			};
			gliding = requestAnimationFrame(step);
		},
		hold: rest.hold,
		resize(next) {
			size = next;
			change(view);
		},
		stop() {
			endGlide();
			cancelAnimationFrame(waiting);
			rest.stop();
		},
	};
}

/** Calls `rested` once nothing has moved for a while and no hand is on the map. */
function createRest(rested: () => void) {
	let clock: ReturnType<typeof setTimeout> | undefined;
	let changedAt = 0;
	let isHeld = false;
	const settle = () => {
		const left = isHeld ? REST_MILLISECONDS : changedAt + REST_MILLISECONDS - performance.now();
		clock = left > 1 ? setTimeout(settle, left) : undefined;
		if (clock === undefined) rested();
	};
	return {
		/** One clock for a whole move: to wind it anew at every step would cost more than the step. */
		putOff() {
			changedAt = performance.now();
			clock ??= setTimeout(settle, REST_MILLISECONDS);
		},
		hold(held: boolean) {
			isHeld = held;
		},
		stop: () => clearTimeout(clock),
	};
}

/** A view on the way. The middle moves as the picture grows, so that what is zoomed at stays in its place. */
function between(from: View, to: View, share: number): View {
	const zoom = from.zoom + (to.zoom - from.zoom) * share;
	const grown = 2 ** (to.zoom - from.zoom);
	const way = Math.abs(grown - 1) < 1e-6 ? share : (1 - 2 ** (from.zoom - zoom)) / (1 - 1 / grown);
	return { x: from.x + shortestWay(from.x, to.x) * way, y: from.y + (to.y - from.y) * way, zoom };
}
