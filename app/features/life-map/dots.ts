import { xOf, yOf } from '#domain/geography/mercator.ts';
import type { BookPlace } from '#domain/rounds/map-queries.ts';
import { pixelsFromMiddle, type Size, type View } from '../map/view.ts';

export type Dots = {
	/** Draws them where they belong in a view. */
	follow: (view: View, size: Size) => void;
	/** Light has become dark, or dark light. */
	recolour: () => void;
};

type Point = { x: number; y: number };

const RADIUS = 5;
const RING = 2.4;
/** Of the land's colour around a dot, which tells it from the sea. */
const EDGE = 1.5;
/** Farther out than this, half of it is beyond the picture. */
const BEYOND = RADIUS + EDGE;

/** All courses as dots of one size on one canvas: filled where they were played, open where they are wanted. The canvas's own `fill` and `stroke` are the colours of dot and land. */
export function createDots(canvas: HTMLCanvasElement, places: readonly BookPlace[]): Dots {
	const pen = canvas.getContext('2d');
	const pointsOf = (isPlayed: boolean): Point[] =>
		places
			.filter((place) => place.isPlayed === isPlayed)
			.map(({ latitude, longitude }) => ({ x: xOf(longitude), y: yOf(latitude) }));
	const [played, wanted] = [pointsOf(true), pointsOf(false)];
	let inks = inksOf(canvas);
	let now: { view: View; size: Size } | null = null;

	const draw = () => {
		if (!pen || !now) return;
		const { view, size } = now;
		clear(canvas, pen, size);
		const path = (points: readonly Point[], radius: number) => circles(points, { view, size, radius });
		// One by one: of open dots that lie on each other the last is whole.
		for (const one of wanted) {
			fill(pen, path([one], RADIUS + EDGE), inks.land);
			fill(pen, path([one], RADIUS), inks.dot);
			fill(pen, path([one], RADIUS - RING), inks.land);
		}
		fill(pen, path(played, RADIUS + EDGE), inks.land);
		fill(pen, path(played, RADIUS), inks.dot);
	};
	return {
		follow(view, size) {
			now = { view, size };
			draw();
		},
		recolour() {
			inks = inksOf(canvas);
			draw();
		},
	};
}

export function inksOf(canvas: HTMLCanvasElement) {
	const { fill: dot, stroke: land } = getComputedStyle(canvas);
	return { dot, land };
}

/** Empties the canvas; its own pixels are those of the screen, and it is drawn on from its middle. */
export function clear(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, { width, height }: Size) {
	const pixels = devicePixelRatio;
	const [wide, high] = [Math.round(width * pixels), Math.round(height * pixels)];
	if (canvas.width !== wide) canvas.width = wide;
	if (canvas.height !== high) canvas.height = high;
	pen.setTransform(1, 0, 0, 1, 0, 0);
	pen.clearRect(0, 0, wide, high);
	pen.setTransform(pixels, 0, 0, pixels, wide / 2, high / 2);
}

type Drawn = { view: View; size: Size; radius: number };

/** Those that are seen. Those that lie on each other become one shape. */
function circles(points: readonly Point[], { view, size, radius }: Drawn): Path2D {
	const path = new Path2D();
	for (const { x, y } of points) {
		const { right, down } = pixelsFromMiddle(view, x, y);
		if (Math.abs(right) > size.width / 2 + BEYOND || Math.abs(down) > size.height / 2 + BEYOND) continue;
		path.moveTo(right + radius, down);
		path.arc(right, down, radius, 0, 2 * Math.PI);
	}
	return path;
}

function fill(pen: CanvasRenderingContext2D, path: Path2D, ink: string) {
	pen.fillStyle = ink;
	pen.fill(path);
}
