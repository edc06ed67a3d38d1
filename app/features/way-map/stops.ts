import { haversineKilometres } from '#domain/geography/distance.ts';
import { xOf, yOf } from '#domain/geography/mercator.ts';
import { clear, type Dots, inksOf } from '../life-map/dots.ts';
import type { Place } from '../life-map/places-near.ts';
import { pixelsFromMiddle } from '../map/view.ts';

/** A course with the number that it has in the list beside the map. */
export type Numbered = Place & { number: number };

const RADIUS = 13;
const EDGE = 2;
/** Half the height of the plate that says how long a leg is. */
const PLATE = 10;
/** A shorter leg has no room for its length. */
const LEAST_LEG_PIXELS = 84;

type Point = { right: number; down: number };
type Inks = ReturnType<typeof inksOf>;

/** Numbered places; where they are a way, with dotted lines from each to the next that say how long they are. */
export const createStops =
	(isWay: boolean) =>
	(canvas: HTMLCanvasElement, places: readonly Numbered[]): Dots => {
		const pen = canvas.getContext('2d');
		const stops = places.map((place) => ({ ...place, x: xOf(place.longitude), y: yOf(place.latitude) }));
		let inks = inksOf(canvas);
		let now: Parameters<Dots['follow']> | null = null;
		const draw = () => {
			if (!pen || !now) return;
			const [view, size] = now;
			clear(canvas, pen, size);
			pen.textAlign = 'center';
			pen.textBaseline = 'middle';
			const placed = stops.map((stop) => ({ ...stop, ...pixelsFromMiddle(view, stop.x, stop.y) }));
			if (isWay) {
				for (const [at, stop] of placed.slice(1).entries()) drawLeg(pen, [placed[at] ?? stop, stop], inks);
			}
			// Of places that lie on each other the first has its number to be read.
			for (const stop of placed.toReversed()) drawStop(pen, stop, inks);
		};
		return {
			follow(...told) {
				now = told;
				draw();
			},
			recolour() {
				inks = inksOf(canvas);
				draw();
			},
		};
	};

function drawStop(pen: CanvasRenderingContext2D, { right, down, number }: Point & { number: number }, inks: Inks) {
	for (const [radius, ink] of [
		[RADIUS + EDGE, inks.land],
		[RADIUS, inks.dot],
	] as const) {
		pen.fillStyle = ink;
		pen.beginPath();
		pen.arc(right, down, radius, 0, 2 * Math.PI);
		pen.fill();
	}
	write(pen, { right, down }, String(number), inks.land);
}

function drawLeg(pen: CanvasRenderingContext2D, [from, to]: [Point & Numbered, Point & Numbered], inks: Inks) {
	pen.strokeStyle = inks.dot;
	pen.lineWidth = 2.5;
	pen.lineCap = 'round';
	pen.setLineDash([1, 6]);
	pen.beginPath();
	pen.moveTo(from.right, from.down);
	pen.lineTo(to.right, to.down);
	pen.stroke();
	pen.setLineDash([]);
	if (Math.hypot(to.right - from.right, to.down - from.down) < LEAST_LEG_PIXELS) return;
	const middle = { right: (from.right + to.right) / 2, down: (from.down + to.down) / 2 };
	const words = `${Math.round(haversineKilometres(from, to))} km`;
	pen.font = fontOf(pen);
	const half = pen.measureText(words).width / 2 + 8;
	pen.beginPath();
	pen.roundRect(middle.right - half, middle.down - PLATE, 2 * half, 2 * PLATE, PLATE);
	pen.fillStyle = inks.land;
	pen.lineWidth = 1;
	pen.fill();
	pen.stroke();
	write(pen, middle, words, inks.dot);
}

const fontOf = ({ canvas }: CanvasRenderingContext2D) => `600 13px ${getComputedStyle(canvas).fontFamily}`;

function write(pen: CanvasRenderingContext2D, { right, down }: Point, words: string, ink: string) {
	pen.font = fontOf(pen);
	pen.fillStyle = ink;
	pen.fillText(words, right, down + 1);
}
