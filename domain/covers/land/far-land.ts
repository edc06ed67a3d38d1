import type { Chance } from '#domain/shared/chance.ts';
import { mix, WHITE } from '../colours/colour.ts';
import { curve, digits, fill, opacity, outline, type Point, run, straight, stroke } from '../pen.ts';
import { BELOW, groundUnder, type Ridge, rollingRidge, type Stage, strewn } from '../stage.ts';
import { paintDunes, paintWoods } from './ground.ts';

/** What lies between the sky and the first fold of the course. */
export type FarLand = (stage: Stage) => string;

/** Two rolling ridges, the far one paler. */
export const hills: FarLand = (stage) => {
	const { haze, sky, land } = stage.inks;
	const chance = stage.chance.branch('hills');
	const height = chance.between(16, 44);
	const far = rollingRidge(chance, stage.horizon - height * 0.9, height, chance.between(420, 900));
	const near = rollingRidge(chance, stage.horizon + 4, height * 0.6, chance.between(300, 700));
	return (
		fill(mix(haze, sky[1], 0.4), groundUnder(far, stage.frame)) +
		fill(mix(haze, land[0], 0.4), groundUnder(near, stage.frame))
	);
};

/** Ranks of wooded ridges, each paler than the one before it. */
export const woodedRidges: FarLand = (stage) => {
	const { haze, sky, land } = stage.inks;
	const chance = stage.chance.branch('wooded ridges');
	const kind = stage.terrain === 'tropical' ? 'round' : 'spire';
	const ranks = [0, 1, 2].map((rank) => {
		const ridge = rollingRidge(chance, stage.horizon - 62 + rank * 34, 30 - rank * 6, 640);
		const colour = [mix(haze, sky[1], 0.45), haze, mix(haze, land[1], 0.55)][rank] ?? haze;
		const edge = rank > 0 ? paintWoods(stage, ridge, kind, 14 + rank * 7, colour, 0.25 + rank * 0.12) : '';
		return fill(colour, groundUnder(ridge, stage.frame)) + edge;
	});
	return ranks.join('');
};

/** Flat country to the horizon, with hedges and copses. */
export const plain: FarLand = (stage) => {
	const { haze, land, sky } = stage.inks;
	const level: Ridge = () => stage.horizon + 4;
	return (
		fill(mix(haze, sky[2], 0.25), groundUnder(level, stage.frame, 500)) +
		paintWoods(stage, level, 'round', 17, mix(haze, land[1], 0.35), 0.5) +
		paintWoods(stage, () => stage.horizon + 16, 'scrub', 12, mix(haze, land[2], 0.5), 0.6)
	);
};

/** Two ranks of dunes. */
export const duneRidges: FarLand = (stage) => {
	const { haze, land, rough, sky } = stage.inks;
	return (
		paintDunes(stage, stage.horizon + 4, 62, mix(haze, land[0], 0.4), mix(mix(rough, sky[2], 0.4), haze, 0.3)) +
		paintDunes(stage, stage.horizon + 34, 40, mix(land[0], land[1], 0.4), mix(rough, land[0], 0.35))
	);
};

/** Desert: table mountains with strata, one side lit. */
export const mesas: FarLand = (stage) => {
	const { haze, rock, sky } = stage.inks;
	const chance = stage.chance.branch('mesas');
	const foot = stage.horizon + 20;
	const tables = strewn(chance, chance.between(0.2, 0.34), stage.frame, 240).map(({ x, one, two, three }) => {
		const [up, wide, slope] = [40 + one * 120, 26 + two * 90, 22 + three * 26].map(Math.round) as [
			number,
			number,
			number,
		];
		return { left: Math.round(x), top: foot - up, up, wide, slope };
	});
	const lit = tables.map(
		(t) =>
			`M${run(t.left - t.slope, foot)}l${run(t.slope * 0.6, -t.up * 0.42, t.slope * 0.4, -t.up * 0.58)}h${t.wide}l${run(t.slope * 0.4, t.up * 0.58, t.slope * 0.9, t.up * 0.42)}z`,
	);
	const side = stage.sun.x < 400 ? 0.62 : 0;
	const shade = tables.map(
		(t) =>
			`M${run(Math.round(t.left + t.wide * side), t.top)}h${run(t.wide * 0.38)}l${run(4, t.up * 0.5, 9, t.up * 0.5)}h${run(-t.wide * 0.38 - 20)}l${run(9, -t.up * 0.55)}z`,
	);
	const strata = tables.map(
		(t) =>
			`M${run(t.left - 2, Math.round(t.top + t.up * 0.2))}h${t.wide + 4}M${run(t.left - 5, Math.round(t.top + t.up * 0.44))}h${t.wide + 10}`,
	);
	return (
		hazyRange(stage, chance, mix(haze, sky[1], 0.5)) +
		fill(mix(rock[0], haze, 0.35), lit.join('')) +
		fill(mix(rock[1], haze, 0.35), shade.join(''), opacity(0.75)) +
		stroke(mix(rock[0], sky[2], 0.5), 3, strata.join(''), opacity(0.5))
	);
};

/** Desert: dunes of sand with a sharp crest between light and shade. */
export const sandSea: FarLand = (stage) => {
	const { rock, sand, haze, sky } = stage.inks;
	const chance = stage.chance.branch('sand sea');
	const lit = mix(sand, rock[0], 0.42);
	const ranks = [0, 1, 2].map((rank) => {
		const foot = stage.horizon + 6 + rank * 22;
		const tint = (2 - rank) * 0.24;
		const crests = strewn(chance, 0.3 + rank * 0.05, stage.frame, 300).map(({ x, one, two }) => {
			const [up, reach] = [30 + one * 60, 130 + two * 120].map(Math.round) as [number, number];
			return { x: Math.round(x), up, reach };
		});
		const body = crests.map(
			(c) =>
				`M${run(c.x - c.reach, foot)}q${run(c.reach * 0.7, -c.up * 0.25, c.reach, -c.up)}q${run(c.reach * 0.4, c.up * 0.7, c.reach, c.up)}z`,
		);
		const lee = crests.map(
			(c) =>
				`M${run(c.x, foot - c.up)}q${run(c.reach * 0.4, c.up * 0.7, c.reach, c.up)}h${run(-c.reach * 1.3)}q${run(c.reach * 0.34, -c.up * 0.4, c.reach * 0.3, -c.up)}z`,
		);
		return (
			fill(
				mix(lit, sky[2], tint),
				`${body.join('')}M${run(stage.frame.left, foot - 2)}H${stage.frame.right}V${BELOW}H${stage.frame.left}z`,
			) + fill(mix(mix(rock[1], haze, 0.3), sky[2], tint), lee.join(''), opacity(0.8))
		);
	});
	return ranks.join('');
};

/** Desert and dry coasts: bare saw-toothed sierra in two ranks. */
export const sierra: FarLand = (stage) => {
	const { haze, rock, sky } = stage.inks;
	const chance = stage.chance.branch('sierra');
	return (
		hazyRange(stage, chance, mix(haze, sky[1], 0.45), 120) + hazyRange(stage, chance, mix(haze, rock[1], 0.45), 70)
	);
};

function hazyRange(stage: Stage, chance: Chance, colour: string, height = 70): string {
	const teeth: Point[] = [];
	let up = true;
	for (let x = -480; x < 1120; x += chance.between(34, 80)) {
		teeth.push([x, stage.horizon + 12 - height * (up ? chance.between(0.45, 1) : chance.between(0.05, 0.4))]);
		up = !up;
	}
	const { left, right } = stage.frame;
	const near = teeth.filter(([x]) => x > left - 90 && x < right + 90);
	const first = near[0]?.[0] ?? left;
	return fill(colour, `${straight(near)}V${BELOW}H${digits(Math.round(first))}z`);
}

/** A town of the plain: a village with its church, so small that it could be anywhere. */
export function paintVillage(stage: Stage, x: number, y: number): string {
	const colour = mix(stage.inks.haze, stage.inks.ink, 0.42);
	const path = `M${run(x, y)}v-12l9-7 9 7v4h12v-16l7-34 7 34v16h10l10-8 11 8v8h9v-6l8-6 8 6v14z`;
	return (
		fill(colour, path) +
		fill(mix(stage.inks.sky[2], WHITE, 0.3), `M${x + 4} ${y - 8}h4v4h-4zM${x + 72} ${y - 9}h4v4h-4z`)
	);
}

/** Three round peaks standing by the sea. */
export function paintPaps(stage: Stage, x: number, size: number): string {
	const y = stage.horizon + 2;
	const { haze, sky, ink } = stage.inks;
	const far = mix(mix(haze, ink, 0.18), sky[1], 0.22);
	const pap = (at: number, up: number, wide: number): Point[] => [
		[at - wide, y],
		[at - wide * 0.55, y - up * 0.38],
		[at - wide * 0.16, y - up * 0.9],
		[at, y - up],
		[at + wide * 0.18, y - up * 0.88],
		[at + wide * 0.6, y - up * 0.34],
		[at + wide, y],
	];
	const body = [
		pap(x, size * 0.86, size),
		pap(x + size * 1.25, size, size * 1.05),
		pap(x + size * 2.3, size * 0.72, size),
	];
	const shade = body.map(([, , shoulder, top, , foot, end]) =>
		shoulder && top && foot && end
			? outline([top, [top[0] + size * 0.08, top[1] + size * 0.3], [top[0] - size * 0.04, y], end, foot])
			: '',
	);
	return fill(far, body.map((points) => `${curve(points)}z`).join('')) + fill(mix(far, ink, 0.24), shade.join(''));
}
