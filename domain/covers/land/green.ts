import type { Chance } from '#domain/shared/chance.ts';
import { mix } from '../colours/colour.ts';
import { blobPoints, curve, ellipse, fill, loop, opacity, outline, type Point, run, stroke } from '../pen.ts';
import type { Stage } from '../stage.ts';

const steady = (chance: Chance, corners: number, wobble: number): number[] =>
	Array.from({ length: corners }, () => chance.between(1 - wobble, 1 + wobble));

/** The putting green with its collar and the flag in it. `reach` is half its width; the flag grows with `flag`. */
export function paintGreen(stage: Stage, x: number, y: number, reach: number, flag: number): string {
	const { mown, land } = stage.inks;
	const chance = stage.chance.branch('green');
	const wobble = steady(chance, 7, 0.14);
	const shape = (grow: number, drop: number): string =>
		loop(blobPoints([x, y + drop], [reach * grow, reach * 0.2 * grow], wobble));
	const bright = mix(mown[0], '#f4f7b0', stage.light === 'day' ? 0.34 : 0.2);
	return (
		fill(mix(mown[1], land[3], 0.42), shape(1.24, reach * 0.05)) +
		fill(bright, shape(1, 0)) +
		paintFlag(stage, x + reach * chance.between(-0.3, 0.3), y, flag)
	);
}

/** Pole, cloth with its fold, the hole, and the shadow that the pole throws. */
function paintFlag({ inks, sun, side }: Stage, x: number, y: number, size: number): string {
	const to = side;
	const wide = size * 0.5;
	const away = sun.x < x ? 1 : -1;
	const cloth = `M${run(x, y - size)}q${run(to * wide * 0.4, -size * 0.07, to * wide, size * 0.13)}q${run(-to * wide * 0.4, size * 0.02, -to * wide, size * 0.19)}z`;
	const fold = `M${run(x, y - size * 0.84)}q${run(to * wide * 0.6, size * 0.02, to * wide, -size * 0.03)}q${run(-to * wide * 0.4, size * 0.02, -to * wide, size * 0.19)}z`;
	return (
		stroke(inks.ink, Math.max(1.5, size * 0.03), `M${run(x, y)}l${run(away * size * 0.5, size * 0.07)}`, opacity(0.3)) +
		ellipse(inks.ink, x, y, Math.max(3, size * 0.06), Math.max(1, size * 0.018)) +
		stroke(inks.pole, Math.max(2, size * 0.034), `M${run(x, y)}v${run(-size)}`) +
		fill(inks.flag, cloth) +
		fill(inks.ink, fold, opacity(0.2))
	);
}

/** Sand with its shaded face. On links the face is built of turves, one on the other. */
export function paintBunker(stage: Stage, chance: Chance, x: number, y: number, reach: number): string {
	const { sand, land, ink } = stage.inks;
	const wobble = steady(chance, 7, 0.2);
	const shape = (grow: number, drop: number, tall: number): string =>
		loop(blobPoints([x, y + drop], [reach * grow, reach * tall], wobble));
	const revetted = stage.terrain === 'links' && reach > 24;
	const face = revetted ? mix(land[3], sand, 0.22) : mix(sand, ink, 0.3);
	const turves = revetted
		? stroke(
				mix(land[2], sand, 0.42),
				1.6,
				[0.1, 0.17]
					.map(
						(up) =>
							`M${run(Math.round(x - reach * 0.7), Math.round(y - reach * up))}q${run(reach * 0.7, -reach * 0.12, reach * 1.4, 0)}`,
					)
					.join(''),
			)
		: '';
	return fill(face, shape(1, -reach * 0.05, 0.31)) + turves + fill(sand, shape(0.9, reach * 0.05, 0.22));
}

export type Way = { from: Point; bend: number; to: Point; near: number; far: number };

/** A mown way from the foreground to the green: rough cut around it, then the fairway in one of three patterns. */
export function paintFairway(stage: Stage, way: Way): string {
	const chance = stage.chance.branch(`fairway ${Math.round(way.from[0])}`);
	const { mown, land } = stage.inks;
	const [left, middle, right] = [edgeOf(way, -1, 0), edgeOf(way, 0, 0), edgeOf(way, 1, 0)];
	const collar = between(edgeOf(way, -1, 0.3), edgeOf(way, 1, 0.3));
	const pattern = chance.pick<'halves' | 'bands' | 'plain' | 'bands'>(['halves', 'bands', 'plain', 'bands']);
	const light = stage.sun.x < 400 ? [left, middle] : [middle, right];
	const mowing =
		pattern === 'halves' ? between(light[0] ?? left, light[1] ?? right) : pattern === 'bands' ? mownBands(way) : '';
	return (
		fill(mix(mown[1], land[3], 0.5), collar) +
		fill(pattern === 'halves' ? mown[1] : mown[0], between(left, right)) +
		fill(pattern === 'halves' ? mown[0] : mown[1], mowing)
	);
}

/** Where the middle of the fairway is, `along` of the way from tee (0) to green (1), and how wide it is there. */
export function onFairway({ from, bend, to, near, far }: Way, along: number): { x: number; y: number; half: number } {
	const back = 1 - along;
	const x =
		back * back * back * from[0] +
		3 * back * back * along * (from[0] + bend) +
		3 * back * along * along * (to[0] - bend * 0.5) +
		along * along * along * to[0];
	const depth = back * back;
	return {
		x,
		y: to[1] + (from[1] - to[1]) * (0.3 * back + 0.7 * depth),
		half: far + (near - far) * (0.15 * back + 0.85 * depth),
	};
}

const STATIONS = [0, 0.18, 0.36, 0.56, 0.78, 1] as const;

const edgeOf = (way: Way, side: number, wider: number): Point[] =>
	STATIONS.map((along) => {
		const { x, y, half } = onFairway(way, along);
		return [x + side * half * (1 + wider) + side * wider * 14, y];
	});

const between = (left: readonly Point[], right: readonly Point[]): string =>
	`${curve(left)}L${curve([...right].reverse()).slice(1)}z`;

function mownBands(way: Way): string {
	const bands: string[] = [];
	for (let i = 0; i < 10; i += 2) {
		const [a, b] = [onFairway(way, i / 10), onFairway(way, (i + 1) / 10)];
		bands.push(
			outline([
				[a.x - a.half, a.y],
				[a.x + a.half, a.y],
				[b.x + b.half, b.y],
				[b.x - b.half, b.y],
			]),
		);
	}
	return bands.join('');
}

/** A mown tee with its two markers. */
export function paintTee(stage: Stage, x: number, y: number, reach: number): string {
	const { mown, land, flag, pole } = stage.inks;
	const deck = (grow: number, drop: number): string =>
		outline([
			[x - reach * 0.72 * grow, y + drop],
			[x + reach * 0.72 * grow, y + drop],
			[x + reach * grow, y + 90],
			[x - reach * grow, y + 90],
		]);
	const marker = (at: number, colour: string): string => ellipse(colour, at, y + 19, 6, 5);
	return (
		fill(mix(mown[1], land[3], 0.5), deck(1.14, -5)) +
		fill(mown[0], deck(1, 0)) +
		marker(x - reach * 0.5, flag) +
		marker(x + reach * 0.5, mix(flag, pole, 0.1))
	);
}

/** A pond round x, y, as wide as `reach` to either side. */
export function paintPond(stage: Stage, x: number, y: number, reach: number): string {
	const { water, land, sky } = stage.inks;
	const chance = stage.chance.branch('pond');
	const wobble = steady(chance, 8, 0.22);
	const shape = (grow: number, drop: number): string =>
		loop(blobPoints([x, y + drop], [reach * grow, reach * 0.21 * grow], wobble));
	const glints = `M${run(Math.round(x - reach * 0.5), Math.round(y))}h${Math.round(reach * 0.5)}m${run(reach * 0.06, 6)}h${Math.round(reach * 0.36)}`;
	return (
		fill(mix(land[3], stage.inks.ink, 0.3), shape(1.04, -2)) +
		fill(mix(water[1], water[0], 0.35), shape(1, 2)) +
		stroke(sky[2], 2.4, glints, opacity(0.6))
	);
}

/** A long shadow lying over mown grass. */
export const paintShadow = ({ inks, light }: Stage, x: number, y: number, reach: number, tall: number): string =>
	`<ellipse fill="${inks.ink}" cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(reach)}" ry="${Math.round(tall)}"${opacity(light === 'day' ? 0.16 : 0.26)}/>`;
