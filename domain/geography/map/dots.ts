import type { GeoProjection } from 'd3-geo';
import type { Position } from '../distance.ts';

/** A place with the number of courses there. */
export type MapPlace = Position & { count: number };
/** A course of a golfer's life, played or else wanted. */
export type LifePlace = Position & { isPlayed: boolean };
export type Dot = { x: number; y: number; count: number };

/** More dots than this are a stain: those close together become one. */
const MOST_DOTS = 640;
const FIRST_CELL = 7;

/** Where the places lie in the frame, those outside left out, and those near each other put together. */
export function placeDots(
	projection: GeoProjection,
	places: readonly MapPlace[],
	size: { width: number; height: number },
) {
	const all = places.flatMap(({ latitude, longitude, count }) => {
		const [x = -1, y = -1] = projection([longitude, latitude]) ?? [];
		return x >= 0 && y >= 0 && x <= size.width && y <= size.height ? [{ x, y, count }] : [];
	});
	let dots = all;
	for (let cell = FIRST_CELL; dots.length > MOST_DOTS || cell === FIRST_CELL; cell *= 1.35) dots = gather(all, cell);
	return { dots, inside: all.reduce((sum, { count }) => sum + count, 0) };
}

function gather(dots: readonly Dot[], cell: number): Dot[] {
	// Every other row is moved by half a cell: dots in a square pattern look like a mistake.
	const cells = Map.groupBy(dots, ({ x, y }) => {
		const row = Math.floor(y / cell);
		return Math.floor(x / cell + (row % 2) / 2) * 10_000 + row;
	});
	return [...cells.values()].map((some) => {
		const count = some.reduce((sum, dot) => sum + dot.count, 0);
		const mean = (of: (dot: Dot) => number) => some.reduce((sum, dot) => sum + of(dot) * dot.count, 0) / count;
		return { x: Math.round(mean(({ x }) => x)), y: Math.round(mean(({ y }) => y)), count };
	});
}

/** Radii of dots by how many courses they stand for: up to 1, 4, 15, 60, and beyond. */
const STEPS = [1, 4, 15, 60, Number.POSITIVE_INFINITY];
/** A handful of dots is drawn large enough to be found. */
const FEW = 12;
const RADII = [3.2, 4.2, 5.4, 7, 9];

/** Round ends of lines without length: a few letters a dot. */
export function drawDots(dots: readonly Dot[]): string {
	const scale = dots.length <= FEW ? 2 : 1;
	const sizes = Map.groupBy(dots, ({ count }) => STEPS.findIndex((most) => count <= most));
	return [...sizes]
		.sort(([a], [b]) => b - a)
		.map(([size, some]) => {
			const text = some.map(({ x, y }) => `M${x} ${y}h0`).join('');
			return `<path class="d" stroke-width="${(RADII[size] ?? 4) * 2 * scale}" d="${text}"/>`;
		})
		.join('');
}

const LIFE_RADIUS = 6;
const LIFE_RING = 2.6;
const LIFE_EDGE = 1.5;

/** A golfer's courses as dots of one size, filled where they were played, open where they are wanted. */
export function drawLifeDots(
	projection: GeoProjection,
	places: readonly LifePlace[],
	size: { width: number; height: number },
): string {
	const pathOf = (isPlayed: boolean) => {
		const some = places.filter((place) => place.isPlayed === isPlayed).map((place) => ({ ...place, count: 1 }));
		return placeDots(projection, some, size)
			.dots.map(({ x, y }) => `M${x} ${y}h0`)
			.join('');
	};
	const [played, wanted] = [pathOf(true), pathOf(false)];
	const dots = (look: 'd' | 'e', radius: number, path: string) =>
		path && `<path class="${look}" stroke-width="${radius * 2}" d="${path}"/>`;
	return [
		dots('d', LIFE_RADIUS, wanted),
		dots('e', LIFE_RADIUS - LIFE_RING, wanted),
		dots('e', LIFE_RADIUS + LIFE_EDGE, played),
		dots('d', LIFE_RADIUS, played),
	].join('');
}
