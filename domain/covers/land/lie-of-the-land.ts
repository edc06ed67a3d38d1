import type { Chance } from '#domain/shared/chance.ts';
import { mix } from '../colours/colour.ts';
import { type Ridge, type Stage, strewn } from '../stage.ts';
import { paintStand, type Spot } from '../trees/stands.ts';
import { isSpiry, treesOf } from '../trees/trees.ts';
import { onFairway, paintBunker, type Way } from './green.ts';
import { paintFold, paintTexture, paintWoods, type WoodsKind } from './ground.ts';

// What every hole has around it, whichever way it lies.

/** How a hole lies in its land, seen from where one stands: everything from the first fold to one's feet. */
export type Hole = (stage: Stage) => string;

const WOODS: Readonly<Record<Stage['terrain'], readonly [kind: WoodsKind, height: number, cover: number]>> = {
	links: ['scrub', 9, 0.22],
	parkland: ['round', 30, 0.62],
	heath: ['scrub', 16, 0.4],
	forest: ['spire', 46, 0.86],
	mountain: ['spire', 34, 0.62],
	desert: ['scrub', 10, 0.3],
	tropical: ['feather', 28, 0.5],
	coast: ['round', 18, 0.3],
};

/** The first fold of the course, with the wood that grows along it. */
export function paintFirstFold(stage: Stage, ridge: Ridge): string {
	const { land, wood, leaves } = stage.inks;
	const [kind, height, cover] = WOODS[stage.terrain];
	const leaf = mix(leaves[1] ?? leaves[0], land[0], 0.3);
	const far = paintWoods(stage, ridge, kind, height, mix(leaf, stage.inks.haze, 0.3), cover);
	const near = paintWoods(stage, (x) => ridge(x) + 7, kind, height * 0.8, mix(leaf, wood, 0.3), cover * 0.45);
	return far + near + paintFold(stage, ridge, land[0], land[1], 16) + fewTrees(stage, ridge);
}

/** Trees of the cover's own kind, standing alone in the middle distance. */
function fewTrees(stage: Stage, ridge: Ridge): string {
	if (stage.terrain === 'links' || isSpiry(stage)) return '';
	const chance = stage.chance.branch('few trees');
	const tree = stage.chance.branch('tree').pick(treesOf(stage));
	const spots = strewn(chance, 0.3, stage.frame, 20)
		.filter(({ one }) => one < 0.7)
		.map(({ x, two }): Spot => [x, ridge(x) + 12, 34 + two * 24]);
	return paintStand(stage, 'f', tree, spots);
}

/** Heather, scrub or dry grass on ground that is not mown. */
export const paintRough = (stage: Stage, from: number, to: number): string =>
	stage.terrain === 'heath' || stage.terrain === 'desert' || stage.terrain === 'links'
		? paintTexture(stage, `texture ${from}`, from, to, mix(rough(stage), stage.inks.land[2], 0.25), 2.2)
		: '';

const rough = ({ terrain, inks }: Stage): string =>
	terrain === 'heath' ? inks.bloom : terrain === 'desert' ? (inks.leaves[0] ?? inks.wood) : inks.rough;

/** Bunkers to the left and right of a way. */
export function paintBunkersAlong(stage: Stage, chance: Chance, way: Way): string {
	const at = (along: number, side: number, reach: number): string => {
		const { x, y, half } = onFairway(way, along);
		return paintBunker(stage, chance, x + side * (half + reach * 0.7), y + reach * 0.1, reach);
	};
	const out = way.bend > 0 ? 1 : -1;
	return (
		(chance.happens(0.8) ? at(0.62, out, 30) : '') +
		(chance.happens(0.5) ? at(0.5, -out, 36) : '') +
		(chance.happens(0.7) ? at(0.3, -out, 58) : '')
	);
}
