import type { Box } from '#domain/geography/box.ts';

export type Point = readonly [longitude: number, latitude: number];
/** A closed line: its first point is not told again at its end. */
export type Ring = readonly Point[];

/** Points of a piece at most, so that looking whether it holds a position is quick. */
const MOST_POINTS = 64;
/** Degrees, some 400 metres: what the outlines are true to. */
const TOLERANCE = 0.004;
/** Of degrees: about a hundred metres. */
const DECIMALS = 3;

/** The box around some rings. */
export function extentOf(rings: readonly Ring[]): Box {
	const extent = { south: 90, west: 180, north: -90, east: -180 };
	for (const ring of rings) {
		for (const [x, y] of ring) {
			extent.south = Math.min(extent.south, y);
			extent.north = Math.max(extent.north, y);
			extent.west = Math.min(extent.west, x);
			extent.east = Math.max(extent.east, x);
		}
	}
	return extent;
}

/** Whether an odd number of rings hold a point: holes are rings too. */
function holds(rings: readonly Ring[], [x, y]: Point): boolean {
	let inside = false;
	for (const ring of rings) {
		ring.forEach(([toX, toY], at) => {
			const [fromX, fromY] = ring.at(at - 1) ?? [0, 0];
			if (fromY > y === toY > y) return;
			if (fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x) inside = !inside;
		});
	}
	return inside;
}

/** Whether a point lies within rings, of which the box around them is known. */
export const liesIn = (point: Point, { extent, rings }: { extent: Box; rings: readonly Ring[] }): boolean =>
	point[1] >= extent.south &&
	point[1] <= extent.north &&
	point[0] >= extent.west &&
	point[0] <= extent.east &&
	holds(rings, point);

/** A ring with fewer points, nowhere farther from the old one than the tolerance; a small one stays as it is. */
export function simplify(ring: Ring): Ring {
	if (ring.length < 12) return ring;
	// A ring has no ends: it is taken apart at the point that is farthest from its first one.
	const first = ring[0] ?? [0, 0];
	const half = ring.reduce((best, point, at) => (away(point, first) > away(ring[best] ?? first, first) ? at : best), 0);
	const kept = [...thin(ring.slice(0, half + 1)).slice(0, -1), ...thin([...ring.slice(half), first]).slice(0, -1)];
	return kept.length < 4 ? ring : kept;
}

const away = ([x, y]: Point, [toX, toY]: Point) => (x - toX) ** 2 + (y - toY) ** 2;

/** The way of Douglas and Peucker. */
function thin(line: Ring): Ring {
	const keep = new Uint8Array(line.length);
	const open: [number, number][] = [[0, line.length - 1]];
	keep[0] = keep[line.length - 1] = 1;
	for (let part = open.pop(); part; part = open.pop()) {
		const [from, to] = part;
		let [farthest, distance] = [-1, TOLERANCE ** 2];
		for (let at = from + 1; at < to; at += 1) {
			const off = fromLine(line[at] ?? [0, 0], line[from] ?? [0, 0], line[to] ?? [0, 0]);
			if (off > distance) [farthest, distance] = [at, off];
		}
		if (farthest < 0) continue;
		keep[farthest] = 1;
		open.push([from, farthest], [farthest, to]);
	}
	return line.filter((_, at) => keep[at] === 1);
}

/** The square of how far a point is from a line between two others, in degrees of latitude. */
function fromLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
	const scale = Math.cos((y * Math.PI) / 180);
	const [alongX, alongY] = [(toX - fromX) * scale, toY - fromY];
	const [offX, offY] = [(x - fromX) * scale, y - fromY];
	const length = alongX ** 2 + alongY ** 2;
	const share = length === 0 ? 0 : Math.min(1, Math.max(0, (offX * alongX + offY * alongY) / length));
	return (offX - share * alongX) ** 2 + (offY - share * alongY) ** 2;
}

/** Cuts a ring into pieces of few points, along its middle, across its longer side, again and again. */
export function cutUp(ring: Ring): Ring[] {
	if (ring.length <= MOST_POINTS) return ring.length < 3 ? [] : [ring];
	const { south, west, north, east } = extentOf([ring]);
	const axis = east - west > north - south ? 0 : 1;
	const middle = axis === 0 ? (west + east) / 2 : (south + north) / 2;
	return [...cutUp(clip(ring, axis, middle, 1)), ...cutUp(clip(ring, axis, middle, -1))];
}

/** What of a ring lies on one side of a line. */
function clip(ring: Ring, axis: 0 | 1, at: number, side: 1 | -1): Ring {
	const isIn = (point: Point) => (point[axis] - at) * side >= 0;
	return ring.flatMap((to, index): Point[] => {
		const from = ring.at(index - 1) ?? to;
		if (isIn(from) === isIn(to)) return isIn(to) ? [to] : [];
		const share = (at - from[axis]) / (to[axis] - from[axis]);
		const crossing: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
		return isIn(to) ? [crossing, to] : [crossing];
	});
}

/** As PostgreSQL reads it: `((x,y),(x,y),…)`. */
export const polygonText = (ring: Ring): string =>
	`(${ring.map(([x, y]) => `(${rounded(x)},${rounded(y)})`).join(',')})`;

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
