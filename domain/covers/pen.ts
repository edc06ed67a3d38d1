// How lines get on paper: short path texts from points. Everything is rounded, and only + - * / is used on the way,
// because Math.sin and its like may differ in the last digit from engine to engine and a cover is the same everywhere.

export type Point = readonly [x: number, y: number];

/** One decimal, no leading zero, never "-0". */
export function digits(value: number): string {
	const tenths = Math.round(value * 10);
	if (tenths === 0) return '0';
	return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

/** Numbers as SVG likes them shortest: a minus sign needs no blank before it. */
export function run(...values: number[]): string {
	let text = '';
	for (const value of values) {
		const next = digits(value);
		text += text === '' || next.startsWith('-') ? next : ` ${next}`;
	}
	return text;
}

/** A wave of height 1 and length 1, from two parabolas: looks like a sine, is the same on every machine. */
export function wave(turns: number): number {
	const part = turns - Math.floor(turns);
	return part < 0.5 ? 16 * part * (0.5 - part) : -16 * (part - 0.5) * (1 - part);
}

/** An open line of straight pieces through the points, which are put on a grid of `grain`. */
export const straight = (points: readonly Point[], grain = 1): string => trace(points, grain, lines);
/** The same, closed. */
export const outline = (points: readonly Point[], grain = 1): string => `${straight(points, grain)}z`;
/** An open smooth line through the points. */
export const curve = (points: readonly Point[], grain = 1): string => trace(points, grain, bends);

/** A closed smooth line through the points. */
export function loop(points: readonly Point[], grain = 1): string {
	const last = points.at(-1);
	const [first, second] = points;
	if (!first || !second || !last) return '';
	const round = [last, ...points, first, second].map((point) => snap(point, grain));
	return `M${run(...(round[1] ?? first))}${bends(round, grain / 2).join('')}z`;
}

/** A wobbling round shape: bunkers, ponds, crowns. `wobble` lists how far each corner stands out (about 1). */
export function blobPoints(centre: Point, reach: Point, wobble: readonly number[]): Point[] {
	return wobble.map((out, i) => {
		const turn = i / wobble.length;
		return [centre[0] + wave(turn + 0.25) * reach[0] * out, centre[1] + wave(turn) * reach[1] * out];
	});
}

/** A filled path; nothing for an empty one. `more` are further attributes, with a blank before each. */
export const fill = (colour: string, path: string, more = ''): string =>
	path === '' ? '' : `<path fill="${colour}"${more} d="${path}"/>`;

/** Line ends are round because the document says so once for all. */
export const stroke = (colour: string, width: number, path: string, more = ''): string =>
	path === '' ? '' : `<path fill="none" stroke="${colour}" stroke-width="${digits(width)}"${more} d="${path}"/>`;

/** A filled ellipse round x, y. */
export const ellipse = (colour: string, x: number, y: number, rx: number, ry: number): string =>
	`<ellipse fill="${colour}" cx="${digits(x)}" cy="${digits(y)}" rx="${digits(rx)}" ry="${digits(ry)}"/>`;

/** A filled circle round x, y. */
export const disc = (colour: string, x: number, y: number, r: number, more = ''): string =>
	`<circle fill="${colour}" cx="${digits(x)}" cy="${digits(y)}" r="${digits(r)}"${more}/>`;

/** Many ovals in one path: crowns of trees, clumps of heather. */
export function ovals(list: readonly (readonly [x: number, y: number, rx: number, ry: number])[]): string {
	// One nearly whole turn, closed by a hair's breadth: half the bytes of two half turns.
	const neat = (value: number, reach: number): number => (reach > 7 ? Math.round(value) : value);
	return list
		.map(([x, y, rx, ry]) => {
			const [wide, tall] = [neat(rx, rx), neat(ry, rx)];
			return `M${run(neat(x, rx), neat(y, rx) - tall)}a${run(wide, tall)} 0 1 0 .1 0z`;
		})
		.join('');
}

/** The attribute, from a share of 0 to 1. */
export const opacity = (share: number): string =>
	` opacity="${String(Math.round(share * 100) / 100).replace('0.', '.')}"`;

function trace(points: readonly Point[], grain: number, join: (snapped: Point[], grain: number) => string[]): string {
	const [first, ...rest] = points.map((point) => snap(point, grain));
	const last = rest.at(-1);
	if (!first || !last) return '';
	return `M${run(...first)}${join([first, first, ...rest, last], grain).join('')}`;
}

const snap = ([x, y]: Point, grain: number): Point => [Math.round(x / grain) * grain, Math.round(y / grain) * grain];

function lines(points: readonly Point[]): string[] {
	return points.slice(2, -1).map((point, i) => {
		const from = points[i + 1] ?? point;
		return `l${run(point[0] - from[0], point[1] - from[1])}`;
	});
}

/** Catmull-Rom through the points. After the first piece `s` mirrors the handle, which saves a third of the bytes. */
function bends(points: readonly Point[], grain: number): string[] {
	const pieces: string[] = [];
	for (let i = 1; i < points.length - 2; i++) {
		const [before, from, to, after] = [points[i - 1], points[i], points[i + 1], points[i + 2]];
		if (!before || !from || !to || !after) continue;
		const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
		const arrive: Point = [dx - (after[0] - from[0]) / 6, dy - (after[1] - from[1]) / 6];
		const numbers = [...snap(arrive, grain), dx, dy];
		const leave = snap([(to[0] - before[0]) / 6, (to[1] - before[1]) / 6], grain);
		pieces.push(i === 1 ? `c${run(...leave, ...numbers)}` : `s${run(...numbers)}`);
	}
	return pieces;
}
