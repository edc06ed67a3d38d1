import type { Chance } from '#domain/shared/chance.ts';
import { mix } from '../colours/colour.ts';
import { fill, opacity, ovals, run, stroke } from '../pen.ts';
import { HEIGHT, type Stage, strewn } from '../stage.ts';
import { paintStand, type Spot } from '../trees/stands.ts';
import { treesOf } from '../trees/trees.ts';
import { paintBag } from './landmarks.ts';

/** What stands at one's feet and frames the view. */
export type Foreground = (stage: Stage) => string;

/** Tufts of tall grass, thickest in the corners. */
export const fescue: Foreground = (stage) => {
	const { rough, land } = stage.inks;
	const blades = (name: string, perHundred: number, tall: number): string =>
		strewn(stage.chance.branch(name), perHundred, stage.frame, 10)
			.map(({ x, one, two, three }) => {
				const edge = Math.min(1, Math.abs(x - 400) / 330);
				const height = tall * (0.25 + 0.75 * edge * edge) * (0.6 + 0.6 * one);
				const sway = (two - 0.35) * height * 0.7;
				return edge < 0.25 + three * 0.4
					? ''
					: `M${run(Math.round(x), HEIGHT + 3)}q${run(...[sway * 0.2, -height * 0.6, sway, -height].map(Math.round))}`;
			})
			.join('');
	return (
		stroke(mix(land[3], rough, 0.42), 3, blades('grass behind', 2, 92)) +
		stroke(rough, 2.2, blades('grass in front', 3.4, 66))
	);
};

/** Cushions of heather or gorse in flower. */
export const blooming: Foreground = (stage) => {
	const { bloom, land, ink } = stage.inks;
	const cushions = strewn(stage.chance.branch('cushions'), 1.05, stage.frame, 60)
		.filter(({ x, three }) => Math.abs(x - 400) / 400 > three * 0.8)
		.map(
			({ x, one, two }) =>
				[Math.round(x), Math.round(HEIGHT - one * 26), Math.round(38 + two * 40), Math.round(20 + one * 24)] as const,
		);
	const grown = (grow: number, up: number) =>
		cushions.map(([x, y, rx, ry]) => [x, y - up, Math.round(rx * grow), Math.round(ry * grow)] as const);
	const flowers = cushions
		.map(
			([x, y, rx, ry]) =>
				`M${Math.round(x - rx * 0.5)} ${Math.round(y - ry * 0.7)}h0m${run(...[rx * 0.4, -ry * 0.2].map(Math.round))}h0m${run(...[rx * 0.4, ry * 0.1].map(Math.round))}h0m${run(...[rx * 0.2, ry * 0.4].map(Math.round))}h0m${Math.round(-rx * 0.6)} 2h0`,
		)
		.join('');
	return (
		fill(mix(land[3], ink, 0.35), ovals(cushions)) +
		fill(mix(bloom, land[3], 0.38), ovals(grown(0.86, 7))) +
		stroke(bloom, 6, flowers)
	);
};

/** A great tree, or two or three, on the side the hole bends away from. */
export const framingTrees: Foreground = (stage) => {
	const chance = stage.chance.branch('framing trees');
	const tree = stage.chance.branch('tree').pick(treesOf(stage));
	const count = Math.round(chance.between(1, 3));
	const tall: readonly [number, number] = stage.terrain === 'desert' ? [200, 300] : [320, 440];
	const shaded = {
		...stage,
		inks: {
			...stage.inks,
			leaves: stage.inks.leaves.map((leaf) => mix(leaf, stage.inks.wood, 0.3)) as [string, ...string[]],
		},
	};
	const spots = Array.from({ length: count }, (_, i): Spot => {
		const out = 236 + i * chance.between(60, 110);
		return [400 - stage.side * out, 572 + i * 14 + chance.between(-20, 24), chance.between(...tall) * (1 - i * 0.14)];
	});
	return paintStand(shaded, 'n', tree, spots.reverse()) + fescue(stage);
};

/** A bough that hangs into the picture from above. */
export const bough: Foreground = (stage) => {
	const chance = stage.chance.branch('bough');
	const { wood, leaves, ink } = stage.inks;
	const leaf = chance.pick(leaves as [string, ...string[]]);
	const from = 400 - stage.side * 330;
	const to = stage.side;
	const twigs = [
		[40, 30],
		[110, 44],
		[176, 60],
		[232, 58],
	] as const;
	const at = (out: number, down: number): readonly [number, number] => [Math.round(from + to * (out - 60)), down];
	const branch = `M${run(...at(-60, -12))}q${run(to * 110, 66, to * 300, 68)}`;
	const clumps = twigs.flatMap(([out, down], i) => [
		[...at(out, Math.round(down - 6 + chance.between(-6, 8))), 46 - i * 4, 20 - i * 2] as const,
		[...at(out + 26, down + 24), 36 - i * 4, 15 - i] as const,
		[...at(out - 24, down + 20), 30, 12] as const,
	]);
	const lit = clumps.map(
		([x, y, rx, ry]) => [x - 4, Math.round(y - 6), Math.round(rx * 0.62), Math.round(ry * 0.5)] as const,
	);
	return (
		stroke(wood, 8, branch) +
		fill(mix(leaf, ink, 0.62), ovals([...clumps, [...at(-70, 10), 90, 44]])) +
		fill(mix(leaf, wood, 0.35), ovals(lit), opacity(0.8)) +
		fescue(stage)
	);
};

/** Boulders and low plants. */
export const boulders: Foreground = (stage) => {
	const { rock, ink } = stage.inks;
	const stones = strewn(stage.chance.branch('boulders'), 0.7, stage.frame, 60)
		.filter(({ x, three }) => Math.abs(x - 400) / 400 > 0.3 + three * 0.4)
		.map(({ x, one, two }) => ({
			x: Math.round(x),
			s: Math.round(26 + one * 44),
			y: Math.round(HEIGHT - 4 + two * 14),
		}));
	const body = stones.map(
		({ x, s, y }) =>
			`M${run(x - s, y)}l${run(s * 0.24, -s * 0.56, s * 0.62, -s * 0.3, s * 0.74, s * 0.28, s * 0.4, s * 0.58)}z`,
	);
	const shade = stones.map(
		({ x, s, y }) =>
			`M${run(x + s * 0.1, y)}l${run(-s * 0.1, -s * 0.5, s * 0.26, -s * 0.34, s * 0.34, s * 0.26, s * 0.4, s * 0.58)}z`,
	);
	return fill(mix(rock[0], ink, 0.1), body.join('')) + fill(mix(rock[1], ink, 0.2), shade.join('')) + fescue(stage);
};

/** A dry-stone wall across one corner. */
export const stoneWall: Foreground = (stage) => {
	const { rock, ink } = stage.inks;
	const chance = stage.chance.branch('wall');
	const to = -stage.side;
	const [x, y] = [400 + to * 40, HEIGHT + 30];
	const line = (up: number) => `M${run(x, y - up)}q${run(to * 230, -46, to * 760, -88)}`;
	const gap = (dash: number) => ` stroke-dasharray="${run(dash, 3, dash * 0.6, 3, dash * 1.3, 3)}"`;
	const course = (up: number, colour: string): string =>
		stroke(colour, 15, line(up), `${gap(Math.round(chance.between(14, 22)))} stroke-linecap="butt"`);
	return (
		stroke(mix(rock[1], ink, 0.5), 54, line(24)) +
		course(8, mix(rock[0], ink, 0.25)) +
		course(25, mix(rock[0], ink, 0.12)) +
		course(42, rock[0]) +
		fescue(stage)
	);
};

/** The player's own bag, put down beside the tee. */
export const carryBag: Foreground = (stage) => {
	const chance: Chance = stage.chance.branch('bag');
	return fescue(stage) + paintBag(stage, Math.round(400 - stage.side * chance.between(160, 200)), 580, 118);
};

/** Nothing in front: the view is open. */
export const openGround: Foreground = () => '';
