import type { LandLabel } from '#domain/geography/land/land-tiles.ts';
import type { FrameQueue } from './frame-queue.ts';
import type { Inks } from './land-drawing.ts';
import type { LandAsked, LandDrawn } from './land-worker.ts';
import { type Size, shortestWay, transformBetween, type View, worldPixels } from './view.ts';

export type LandCanvas = {
	/** Moves the picture to a view; asks for a new one where it no longer fits. */
	follow: (view: View, size: Size) => void;
	/** Has it drawn sharp. */
	redraw: (view: View, size: Size) => void;
	/** Light has become dark, or dark light. */
	recolour: () => void;
	stop: () => void;
};

/** The picture goes beyond its frame on every side by this share, so that most moves only shift it. */
const BEYOND = 0.3;
const MOST_PIXELS_A_PIXEL = 2;

type Drawn = { view: View; size: Size };

export type LandGiven = {
	queue: FrameQueue;
	/** There is a new picture; these are the countries and seas that have names. */
	arrived: (lands: readonly LandLabel[]) => void;
};

/**
 * The land as a picture, drawn by a worker. Here it is only put where it belongs, which costs next to nothing a frame. The
 * canvas's own `fill` and `stroke` are its colours.
 */
export function createLandCanvas(canvas: HTMLCanvasElement, { queue, arrived }: LandGiven): LandCanvas {
	const worker = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' });
	let inks = inksOf(canvas);
	let asked: Drawn | null = null;
	let now: Drawn | null = null;
	const picture = createPicture(canvas, { queue, arrived }, () => now);

	const redraw = (view: View, size: Size) => {
		asked = { view, size };
		now = asked;
		worker.postMessage(question(view, size, inks));
	};
	worker.addEventListener('message', ({ data }: MessageEvent<LandDrawn>) => picture.arrive(data));

	return {
		redraw,
		follow(view, size) {
			if (!asked || !covers(asked, view, size)) redraw(view, size);
			now = { view, size };
			picture.put();
		},
		recolour() {
			inks = inksOf(canvas);
			if (now) redraw(now.view, now.size);
		},
		stop: () => worker.terminate(),
	};
}

/** The picture that was drawn last, which is put where `now` has it until the next one comes. */
function createPicture(canvas: HTMLCanvasElement, { queue, arrived: told }: LandGiven, now: () => Drawn | null) {
	const surface = canvas.getContext('bitmaprenderer');
	let arrived: LandDrawn | null = null;
	let drawn: Drawn | null = null;

	const put = () => {
		const view = now()?.view;
		if (drawn && view) canvas.style.transform = transformBetween(drawn.view, view);
	};
	/** The newest picture in one frame; its names come in a later one: both at once would hold up a slow machine. */
	const takeOver = () => {
		if (!arrived) return;
		drawn = arrived.asked;
		surface?.transferFromImageBitmap(arrived.picture);
		const { labels } = arrived;
		arrived = null;
		put();
		told(labels);
	};

	return {
		arrive(next: LandDrawn) {
			arrived?.picture.close();
			arrived = next;
			queue.take(takeOver);
		},
		put,
	};
}

/** Asked for once: a look at an element's style in the middle of a move makes the browser lay out the page. */
function inksOf(canvas: HTMLCanvasElement): Inks {
	const { fill, stroke } = getComputedStyle(canvas);
	return { fill, stroke };
}

function question(view: View, size: Size, inks: Inks): LandAsked {
	const pixels = Math.min(MOST_PIXELS_A_PIXEL, devicePixelRatio);
	const side = (length: number) => Math.max(1, Math.round(length * (1 + 2 * BEYOND) * pixels));
	return { view, size, pixels, inks, width: side(size.width), height: side(size.height) };
}

/** Whether the picture, moved and grown, still fills the frame and is still fine enough. */
function covers(drawn: Drawn, view: View, size: Size): boolean {
	if (size.width !== drawn.size.width || size.height !== drawn.size.height) return false;
	const grown = 2 ** (view.zoom - drawn.view.zoom);
	if (grown > 2.2 || grown < 0.75) return false;
	const world = worldPixels(view.zoom);
	// A new picture is asked for before the edge of the old one shows.
	const room = (length: number) => length * (0.5 + BEYOND * 0.7) * grown - length / 2;
	const right = Math.abs(shortestWay(view.x, drawn.view.x)) * world;
	const down = Math.abs(drawn.view.y - view.y) * world;
	return right <= room(size.width) && down <= room(size.height);
}
