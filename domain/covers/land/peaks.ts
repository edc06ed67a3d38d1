import type { Chance } from '#domain/shared/chance.ts';
import { mix, WHITE } from '../colours/colour.ts';
import { fill, outline, type Point } from '../pen.ts';
import { BELOW, type Stage, strewn } from '../stage.ts';
import type { FarLand } from './far-land.ts';

/** A range of snowy mountains behind lower and nearer ones. */
export const snowyRange: FarLand = (stage) => {
	const chance = stage.chance.branch('snowy range');
	const { rock, sky, haze } = stage.inks;
	const far = strewn(chance, 0.3, stage.frame, 200).map(({ x, one, two }) =>
		paintPeak(
			stage,
			chance.branch(`far ${Math.round(x)}`),
			x,
			90 + one * 90,
			110 + two * 70,
			[mix(rock[0], sky[1], 0.5), mix(rock[1], sky[1], 0.5)],
			0.5,
		),
	);
	const near = strewn(chance, 0.24, stage.frame, 200).map(({ x, one, two }) =>
		paintPeak(
			stage,
			chance.branch(`near ${Math.round(x)}`),
			x,
			46 + one * 74,
			120 + two * 80,
			[mix(rock[0], haze, 0.3), mix(rock[1], haze, 0.2)],
			0.3,
		),
	);
	return far.join('') + near.join('') + valleyFloor(stage);
};

/** One great mountain that everybody knows by its shape, with foothills. */
export const greatPeak: FarLand = (stage) => {
	const chance = stage.chance.branch('great peak');
	const { rock, sky, haze } = stage.inks;
	const x = 400 - stage.side * chance.between(30, 190);
	const height = Math.min(stage.horizon - 40, chance.between(180, 250));
	const hills = strewn(chance, 0.26, stage.frame, 200).map(({ x: at, one, two }) =>
		paintPeak(
			stage,
			chance.branch(`hill ${Math.round(at)}`),
			at,
			40 + one * 50,
			120 + two * 70,
			[mix(haze, rock[0], 0.4), mix(haze, rock[1], 0.5)],
			0,
		),
	);
	return (
		paintPeak(
			stage,
			chance,
			x,
			height,
			height * chance.between(0.95, 1.5),
			[mix(rock[0], sky[1], 0.25), mix(rock[1], sky[1], 0.2)],
			0.46,
		) +
		hills.join('') +
		valleyFloor(stage)
	);
};

/** Keeps the sky from showing between the feet of the mountains and the first fold of the course. */
function valleyFloor({ frame, horizon, inks }: Stage): string {
	const floor = `M${frame.left} ${horizon + 20}H${frame.right}V${BELOW}H${frame.left}z`;
	return fill(mix(inks.haze, inks.land[0], 0.6), floor);
}

/** A lit and a shaded face, divided by a crooked spine, and snow down to `snow` of its height. */
function paintPeak(
	stage: Stage,
	chance: Chance,
	x: number,
	up: number,
	reach: number,
	faces: readonly [string, string],
	snow: number,
): string {
	const foot = stage.horizon + 26;
	const lit = stage.sun.x < x ? -1 : 1;
	const on: OnPeak = (side, out, down) => [x + side * reach * out, foot - up * (1 - down)];
	const top = on(0, 0, 0);
	const bright = [on(lit, 0.22, chance.between(0.26, 0.32)), on(lit, 0.5, chance.between(0.5, 0.66)), on(lit, 1, 1)];
	const dark = [on(-lit, 0.2, chance.between(0.24, 0.3)), on(-lit, 0.56, chance.between(0.5, 0.64)), on(-lit, 1, 1)];
	const spine = [
		on(lit, 0.07, 0.2),
		on(-lit, chance.between(0.02, 0.1), 0.42),
		on(lit, chance.between(0.02, 0.14), 0.66),
		on(-lit, 0.1, 1),
	];
	const body =
		fill(faces[0], outline([top, ...bright, ...[...dark].reverse()])) +
		fill(faces[1], outline([top, ...spine, ...[...dark].reverse()]));
	return snow === 0 ? body : body + paintSnow(stage, on, lit, snow, faces[1]);
}

type OnPeak = (side: number, out: number, down: number) => Point;

function paintSnow({ inks, light }: Stage, on: OnPeak, lit: number, snow: number, shade: string): string {
	const bright = outline([
		on(0, 0, 0),
		on(lit, 0.22 * (snow / 0.3), snow * 0.92),
		on(lit, 0.16, snow * 0.8),
		on(lit, 0.1, snow * 1.2),
		on(lit, 0.03, snow * 0.86),
		on(lit, 0.05, 0.2),
	]);
	const dark = outline([
		on(0, 0, 0),
		on(lit, 0.06, 0.2),
		on(-lit, 0.02, snow),
		on(-lit, 0.1, snow * 0.74),
		on(-lit, 0.16, snow * 1.1),
		on(-lit, 0.2 * (snow / 0.28), snow * 0.88),
	]);
	const white = mix(WHITE, inks.sky[2], light === 'day' ? 0.1 : 0.45);
	return fill(mix(white, shade, 0.38), dark) + fill(white, bright);
}
