import type { Chance } from '#domain/shared/chance.ts';
import { mix } from '../colours/colour.ts';
import type { Point } from '../pen.ts';
import { rollingRidge, type Stage } from '../stage.ts';
import { paintStand, type Spot } from '../trees/stands.ts';
import { isSpiry, treesOf } from '../trees/trees.ts';
import { onFairway, paintBunker, paintFairway, paintGreen, paintPond, paintShadow, type Way } from './green.ts';
import { paintFold, paintWoods, type WoodsKind } from './ground.ts';
import { type Hole, paintFirstFold } from './lie-of-the-land.ts';

/** Between two walls of tall trees to a green at the end of the ride. */
export const avenue: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('avenue');
	const tree = stage.chance.branch('tree').pick(treesOf(stage));
	const [a, b] = [rollingRidge(chance, stage.horizon + 36, 10), rollingRidge(chance, stage.horizon + 84, 12)];
	const x = 400 + stage.side * chance.between(-40, 70);
	const y = stage.horizon + 98;
	const way: Way = {
		from: [400 - stage.side * chance.between(0, 90), 640],
		bend: stage.side * chance.between(-110, 130),
		to: [x, y + 6],
		near: 190,
		far: 30,
	};
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[2], land[3]) +
		paintFairway(stage, way) +
		paintShadow(stage, onFairway(way, 0.5).x - 40, onFairway(way, 0.5).y, 120, 7) +
		paintShadow(stage, onFairway(way, 0.28).x + 30, onFairway(way, 0.28).y, 190, 12) +
		paintBunker(stage, chance, x + stage.side * 70, y + 10, 28) +
		paintGreen(stage, x, y, 56, 78) +
		paintStand(stage, 'a', tree, treeWalls(stage, chance, x))
	);
};

/** Where the trees of an avenue stand, left and right of x, from the farthest to the nearest. */
function treeWalls({ horizon }: Stage, chance: Chance, x: number): Spot[] {
	const ranks = [
		[78, 100, 92],
		[150, 122, 140],
		[236, 168, 206],
		[330, 226, 310],
	] as const;
	return ranks.flatMap(([out, down, size], rank) =>
		[-1, 1].flatMap((side): Spot[] => {
			const at = x + side * (out + chance.between(-14, 22)) + (400 - x) * rank * 0.2;
			const [inner, outer] = [size * chance.between(0.9, 1.15), size * chance.between(0.95, 1.2)];
			return [
				[at + side * size * 0.42, horizon + down - 8, outer],
				[at, horizon + down, inner],
			];
		}),
	);
}

/** From a high tee: several holes at one's feet, each fairway an island of mown grass. */
export const highTee: Hole = (stage) => {
	const { land } = stage.inks;
	const chance = stage.chance.branch('high tee');
	const [a, b] = [rollingRidge(chance, stage.horizon + 26, 12), rollingRidge(chance, stage.horizon + 74, 10)];
	const pin: Point = [400 + stage.side * chance.between(10, 110), stage.horizon + 112];
	const hole = (from: Point, to: Point, bend: number, near: number): string => {
		const way: Way = { from, bend: stage.side * bend, to, near, far: near * 0.3 };
		return (
			paintFairway(stage, way) +
			paintBunker(stage, chance, onFairway(way, 0.6).x + near * 0.9, onFairway(way, 0.6).y, near * 0.34)
		);
	};
	const beyond = 400 - stage.side * chance.between(210, 270);
	const copse = (down: number, i: number): string =>
		paintWoods(
			stage,
			(x) => b(x) + down - 74,
			kindOf(stage),
			18 + i * 9,
			mix(stage.inks.leaves[2] ?? stage.inks.wood, stage.inks.wood, 0.3 + i * 0.1),
			0.3,
		);
	return (
		paintFirstFold(stage, a) +
		paintFold(stage, b, land[1], land[2], 46) +
		hole([beyond - stage.side * 120, stage.horizon + 176], [beyond, stage.horizon + 94], 160, 46) +
		paintGreen(stage, beyond, stage.horizon + 94, 30, 38) +
		copse(132, 0) +
		hole([400 + stage.side * 420, stage.horizon + 300], [400 + stage.side * 260, stage.horizon + 128], -200, 84) +
		(kindOf(stage) === 'scrub' || chance.happens(0.4)
			? ''
			: paintPond(stage, 400 - stage.side * 190, stage.horizon + 214, 92)) +
		hole([400 - stage.side * chance.between(30, 190), 660], [pin[0], pin[1] + 6], chance.between(60, 230), 150) +
		paintBunker(stage, chance, pin[0] - stage.side * 84, pin[1] + 10, 24) +
		paintBunker(stage, chance, pin[0] + stage.side * 76, pin[1] + 16, 30) +
		paintGreen(stage, pin[0], pin[1], 62, 74) +
		copseBeside(stage, pin)
	);
};

const kindOf = (stage: Stage): WoodsKind =>
	isSpiry(stage)
		? 'spire'
		: stage.terrain === 'desert' || stage.terrain === 'links' || stage.terrain === 'heath'
			? 'scrub'
			: 'round';

/** Trees of the cover's kind on both sides of the valley, so that it has depth. */
function copseBeside(stage: Stage, [x, y]: Point): string {
	if (stage.terrain === 'links') return '';
	const tree = stage.chance.branch('tree').pick(treesOf(stage));
	const chance = stage.chance.branch('copse');
	const spots = [
		[190, 30, 74],
		[226, 44, 92],
		[-176, 62, 84],
		[-246, 96, 120],
		[330, 96, 130],
	] as const;
	return paintStand(
		stage,
		'a',
		tree,
		spots.map(([out, down, size]): Spot => [x - stage.side * out, y + down + chance.between(-8, 8), size]),
	);
}
