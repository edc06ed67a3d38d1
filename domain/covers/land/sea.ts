import type { Chance } from '#domain/shared/chance.ts';
import { mix, WHITE } from '../colours/colour.ts';
import { curve, digits, fill, loop, opacity, outline, type Point, run, stroke } from '../pen.ts';
import { BELOW, type Stage } from '../stage.ts';
import type { FarLand } from './far-land.ts';
import { paintSail } from './landmarks.ts';

/** Water from the horizon down, in two flat tones, with the sun lying on it. */
export function paintSea(stage: Stage, from = stage.horizon, glitter = 9): string {
	const { frame, inks, sun } = stage;
	const chance = stage.chance.branch('sea');
	const level = (y: number, colour: string): string =>
		`<path fill="${colour}" d="M${frame.left} ${digits(y)}H${frame.right}V${BELOW}H${frame.left}z"/>`;
	let light = '';
	let ripples = '';
	for (let i = 0; i < glitter; i++) {
		const y = Math.round(from + 5 + i * (5 + i * 0.9));
		const reach = chance.between(10, 30) + i * 5;
		light += `M${run(Math.round(sun.x - reach + chance.between(-14, 14)), y)}h${digits(Math.round(reach * 2 * chance.between(0.5, 1)))}`;
		ripples += `M${run(Math.round(chance.between(-330, 1000)), y + 3)}h${Math.round(chance.between(16, 70))}`;
	}
	return (
		level(from, mix(inks.water[1], inks.water[0], 0.4)) +
		level(from + 26, mix(inks.water[1], inks.water[0], 0.14)) +
		stroke(mix(inks.water[0], WHITE, 0.2), 2, ripples, opacity(0.5)) +
		stroke(inks.glow, 3, light, opacity(0.75))
	);
}

/** The open sea, with something far out on it. */
export const openSea: FarLand = (stage) => {
	const chance = stage.chance.branch('open sea');
	const far = chance.pick<FarLand>([headland, islands, () => '', headland, bothShores])(stage);
	const sail = chance.happens(0.45)
		? paintSail(stage, chance.between(250, 550), stage.horizon + chance.between(4, 16), chance.between(16, 34))
		: '';
	return paintSea(stage) + far + sail;
};

/** A lagoon or bay closed by mountains on its far shore. */
export const bay: FarLand = (stage) => {
	const chance = stage.chance.branch('bay');
	const { haze, sky, land } = stage.inks;
	const humps = (height: number, from: number): string => {
		const points: Point[] = [];
		for (let x = -460, up = false; x < 1120; x += chance.between(70, 150), up = !up) {
			points.push([x, stage.horizon + 3 - (up ? height * chance.between(0.5, 1) : height * from)]);
		}
		const near = points.filter(([x]) => x > stage.frame.left - 160 && x < stage.frame.right + 160);
		return `${curve(near)}V${stage.horizon + 2}H${digits(Math.round(near[0]?.[0] ?? 0))}z`;
	};
	return (
		paintSea(stage) + fill(mix(haze, sky[1], 0.45), humps(100, 0.2)) + fill(mix(haze, land[1], 0.3), humps(46, -0.2))
	);
};

/** A cone of fire far out: the islands of the warm seas. */
export const volcano: FarLand = (stage) => {
	const chance = stage.chance.branch('volcano');
	const { haze, sky, land } = stage.inks;
	const [x, y, up] = [400 - stage.side * chance.between(60, 200), stage.horizon + 3, chance.between(90, 160)];
	const cone = outline([
		[x - up * 1.7, y],
		[x - up * 0.7, y - up * 0.5],
		[x - 20, y - up],
		[x - 6, y - up + 7],
		[x + 16, y - up + 2],
		[x + up * 0.6, y - up * 0.55],
		[x + up * 1.8, y],
	]);
	const shade = outline([
		[x + 16, y - up + 2],
		[x + up * 0.6, y - up * 0.55],
		[x + up * 1.8, y],
		[x + up * 0.3, y],
		[x + 12, y - up * 0.5],
	]);
	const colour = mix(haze, sky[1], 0.25);
	return paintSea(stage) + fill(colour, cone) + fill(mix(colour, land[2], 0.25), shade);
};

const headland: FarLand = (stage) => {
	const chance = stage.chance.branch('headland');
	const side = -stage.side;
	const y = stage.horizon + 3;
	const edge = 400 + side * 420;
	const tip = 400 + side * chance.between(20, 180);
	const up = chance.between(28, 84);
	const step = (edge - tip) / 4;
	const { haze, sky, land } = stage.inks;
	const outer = 400 + side * 1100;
	const crest: Point[] = [
		[tip, y],
		[tip + step * 0.2, y - up * 0.3],
		[tip + step, y - up * 0.55],
		[tip + step * 2.2, y - up],
		[tip + step * 4, y - up * 0.8],
		[outer, y - up * 1.2],
	];
	const low: Point[] = [
		[tip + step * 1.4, y + 4],
		[tip + step * 2, y - up * 0.2],
		[tip + step * 3, y - up * 0.4],
		[outer, y - up * 0.7],
	];
	const close = `V${y + 5}z`;
	return fill(mix(haze, sky[1], 0.25), curve(crest) + close) + fill(mix(haze, land[1], 0.4), curve(low) + close);
};

const islands: FarLand = (stage) => {
	const chance = stage.chance.branch('islands');
	const { haze, sky } = stage.inks;
	const shapes = [0, 1, 2].map((i) => {
		const [x, up, reach] = [chance.between(60, 740), chance.between(12, 46), chance.between(46, 120)];
		return fill(
			mix(haze, sky[1], 0.34 - i * 0.1),
			`${curve([
				[x - reach, stage.horizon + 2],
				[x - reach * 0.4, stage.horizon - up * 0.7],
				[x + reach * 0.1, stage.horizon - up],
				[x + reach, stage.horizon + 2],
			])}z`,
		);
	});
	return shapes.join('');
};

const bothShores: FarLand = (stage) =>
	headland(stage) + headland({ ...stage, side: stage.side === 1 ? -1 : 1, chance: stage.chance.branch('other shore') });

/** A stack of rock standing in the water, with foam at its foot. */
export function paintStack(stage: Stage, chance: Chance, x: number, y: number, size: number): string {
	const { rock, land } = stage.inks;
	const wide = size * chance.between(0.32, 0.5);
	const body = outline([
		[x - wide, y],
		[x - wide * 0.8, y - size * 0.6],
		[x - wide * 0.45, y - size],
		[x + wide * 0.4, y - size * 0.94],
		[x + wide * 0.7, y - size * 0.5],
		[x + wide * 1.1, y],
	]);
	const shade = outline([
		[x + wide * 0.05, y - size * 0.96],
		[x + wide * 0.4, y - size * 0.94],
		[x + wide * 0.7, y - size * 0.5],
		[x + wide * 1.1, y],
		[x + wide * 0.1, y],
		[x + wide * 0.25, y - size * 0.5],
	]);
	const turf = loop([
		[x - wide * 0.55, y - size * 0.93],
		[x, y - size * 1.06],
		[x + wide * 0.5, y - size * 0.92],
		[x, y - size * 0.86],
	]);
	return fill(rock[0], body) + fill(rock[1], shade) + fill(land[1], turf) + paintFoam(stage, x, y, wide * 1.5);
}

/** Foam on the water, `reach` to either side of x. */
export function paintFoam({ inks }: Stage, x: number, y: number, reach: number): string {
	const [left, line] = [Math.round(x - reach), Math.round(y)];
	return stroke(
		mix(WHITE, inks.sky[2], 0.2),
		3,
		`M${run(left, line)}q${run(reach * 0.5, 5, reach, 1)}t${run(reach, 0)}M${run(left + reach * 0.5, line + 8)}h${run(reach * 0.7)}`,
		opacity(0.85),
	);
}
