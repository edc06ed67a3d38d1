/**
 * A line of x, y, x, y … without the points that lie less than `tolerance` from the line without them (Douglas and
 * Peucker), on whole numbers. Its ends stay.
 */
export function simplifyLine(points: Float64Array, tolerance: number): Int32Array {
	const last = points.length / 2 - 1;
	const kept = new Uint8Array(last + 1);
	kept[0] = 1;
	kept[last] = 1;
	// A ring begins where it ends: it is held in its middle too, or nothing of it would be left.
	const middle = last >> 1;
	const isRing = points[0] === points[last * 2] && points[1] === points[last * 2 + 1];
	if (isRing) kept[middle] = 1;
	const spans = isRing
		? [
				[0, middle],
				[middle, last],
			]
		: [[0, last]];
	for (let span = spans.pop(); span; span = spans.pop()) {
		const [from = 0, to = 0] = span;
		const farthest = farthestFrom(points, from, to, tolerance);
		if (farthest === null) continue;
		kept[farthest] = 1;
		spans.push([from, farthest], [farthest, to]);
	}
	const line: number[] = [];
	for (let at = 0; at <= last; at += 1) {
		if (kept[at] === 1) line.push(Math.round(points[at * 2] ?? 0), Math.round(points[at * 2 + 1] ?? 0));
	}
	return Int32Array.from(line);
}

function farthestFrom(points: Float64Array, from: number, to: number, tolerance: number): number | null {
	const [ax = 0, ay = 0] = [points[from * 2], points[from * 2 + 1]];
	const [dx, dy] = [(points[to * 2] ?? 0) - ax, (points[to * 2 + 1] ?? 0) - ay];
	const length = Math.hypot(dx, dy);
	let most = tolerance;
	let farthest: number | null = null;
	for (let at = from + 1; at < to; at += 1) {
		const [px, py] = [(points[at * 2] ?? 0) - ax, (points[at * 2 + 1] ?? 0) - ay];
		const away = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
		if (away <= most) continue;
		most = away;
		farthest = at;
	}
	return farthest;
}
