import { mix } from '../colours/colour.ts';
import { fill, opacity, outline, ovals, type Point, run, stroke } from '../pen.ts';
import type { Stage } from '../stage.ts';
import { leafTones, litSide, type TreePainter } from './leaf.ts';
import { acacia, palm, saguaro, windblown } from './southern-trees.ts';

const spruce: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const tiers = size > 120 ? 5 : 4;
	const reach = size * chance.between(0.19, 0.25);
	const edge = (side: number): Point[] => {
		const points: Point[] = [];
		for (let tier = 1; tier <= tiers; tier++) {
			const down = y - size + (size * 0.94 * tier) / tiers;
			const out = (reach * (tier + 0.35)) / tiers;
			points.push([x + side * out, down], [x + side * out * 0.5, down - size * 0.03]);
		}
		return points.slice(0, -1);
	};
	const side = litSide(stage, x);
	const top: Point = [x, y - size];
	const trunk = `M${run(x - size * 0.025, y - size * 0.1)}h${run(size * 0.05)}v${run(size * 0.1)}h${run(-size * 0.05)}z`;
	return (
		fill(dark, outline([top, ...edge(1), ...edge(-1).reverse()]) + trunk) +
		fill(
			lit,
			outline([
				top,
				...edge(side),
				[x + side * reach * 0.3, y - size * 0.2],
				[x + side * reach * 0.04, y - size * 0.5],
			]),
			opacity(0.75),
		)
	);
};

/** Scots pine: bare red trunk, flat crowns. Also the stone pine of the south. */
const pine: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const lean = chance.between(-0.09, 0.09) * size;
	const tx = x + lean;
	const bark = mix('#a3623c', stage.inks.wood, stage.light === 'day' ? 0.34 : 0.62);
	const trunk = `M${run(x, y)}q${run(lean * 0.1, -size * 0.4, lean, -size * 0.82)}M${run(x + lean * 0.5, y - size * 0.5)}l${run(size * 0.17, -size * 0.13)}M${run(x + lean * 0.62, y - size * 0.58)}l${run(-size * 0.16, -size * 0.1)}`;
	const crowns = [
		[0.02, 0.9, 0.24, 0.1],
		[-0.19, 0.72, 0.19, 0.075],
		[0.21, 0.68, 0.17, 0.07],
		[0.03, 0.79, 0.27, 0.08],
	] as const;
	const at = (grow: number, shift: number, drop: number) =>
		crowns.map(
			([cx, cy, rx, ry]) => [tx + cx * size + shift, y - cy * size + drop, rx * size * grow, ry * size * grow] as const,
		);
	const side = litSide(stage, x) * size * 0.05;
	return (
		stroke(bark, Math.max(2, size * 0.034), trunk) +
		fill(dark, ovals(at(1, 0, 0))) +
		fill(lit, ovals(at(0.68, side, -size * 0.026)), opacity(0.8))
	);
};

const birch: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const lean = chance.between(-0.08, 0.08) * size;
	const stem = `M${run(x, y)}q${run(lean * 0.2, -size * 0.5, lean, -size * 0.94)}`;
	const bark = mix('#f6f1e4', stage.inks.sky[0], stage.light === 'day' ? 0.05 : 0.35);
	const wide = Math.max(2, size * 0.034);
	const crown = [
		[0.03, 0.93, 0.05, 0.06],
		[-0.05, 0.85, 0.07, 0.06],
		[0.09, 0.81, 0.08, 0.06],
		[-0.1, 0.74, 0.09, 0.06],
		[0.12, 0.69, 0.1, 0.065],
		[-0.12, 0.62, 0.11, 0.06],
		[0.03, 0.74, 0.07, 0.06],
		[0.1, 0.56, 0.11, 0.06],
		[-0.09, 0.5, 0.1, 0.055],
		[0.11, 0.44, 0.08, 0.045],
	] as const;
	const at = (grow: number, shift: number) =>
		crown.map(
			([cx, cy, rx, ry]) =>
				[
					x + lean * cy + cx * size + shift,
					y - cy * size - shift * shift * 0.1,
					rx * size * grow,
					ry * size * grow,
				] as const,
		);
	return (
		fill(dark, ovals(at(1, 0))) +
		stroke(bark, wide, stem) +
		stroke(
			stage.inks.ink,
			wide,
			stem,
			` stroke-linecap="butt" stroke-dasharray="${run(size * 0.014, size * 0.09, size * 0.01, size * 0.055)}"${opacity(0.7)}`,
		) +
		fill(lit, ovals(at(0.7, litSide(stage, x) * size * 0.022).slice(0, 7)), opacity(0.9))
	);
};

/** A broad tree with a crown of several rounds. */
export const oak: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const spread = chance.between(0.85, 1.15);
	const crown = [
		[0, 0.72, 0.25],
		[-0.22, 0.58, 0.18],
		[0.22, 0.56, 0.19],
		[-0.12, 0.46, 0.16],
		[0.13, 0.44, 0.15],
	] as const;
	const at = (grow: number, sx: number, sy: number) =>
		crown.map(
			([cx, cy, r]) =>
				[x + (cx * spread + sx) * size, y - (cy + sy) * size, r * size * grow * spread, r * size * grow] as const,
		);
	const trunk = `M${run(x - size * 0.06, y)}q${run(size * 0.04, -size * 0.2, size * 0.02, -size * 0.4)}h${run(size * 0.08)}q${run(-size * 0.02, size * 0.2, size * 0.03, size * 0.4)}z`;
	return (
		fill(stage.inks.wood, trunk) +
		fill(dark, ovals(at(1, 0, 0))) +
		fill(lit, ovals(at(0.66, litSide(stage, x) * 0.055, 0.05).slice(0, 4)), opacity(0.8))
	);
};

/** A cherry or apple tree in flower, when the season is spring. */
const blossom: TreePainter = (stage, chance, x, y, size) => {
	const pink = mix(chance.pick(['#f3c3cc', '#f7e3e0', '#eeb1bf']), stage.inks.sky[0], stage.light === 'day' ? 0 : 0.3);
	const inks = { ...stage.inks, leaves: [pink] as const, wood: mix(pink, '#8a5066', 0.5) };
	return oak({ ...stage, inks }, chance, x, y, size * 0.8);
};

const cypress: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const wide = size * 0.13;
	const half = (side: number) => `q${run(side * wide * 1.3, size * 0.62, side * wide * 0.3, size)}`;
	const top = `M${run(x, y - size)}`;
	const side = litSide(stage, x);
	return (
		fill(dark, `${top}${half(1)}h${run(-wide * 0.6)}q${run(-wide, -size * 0.38, wide * 0.3, -size)}z`) +
		fill(lit, `${top}${half(side)}q${run(side * wide * 0.1, -size * 0.5, -side * wide * 0.3, -size)}z`, opacity(0.7))
	);
};

type Trees = readonly [TreePainter, ...TreePainter[]];

/** Which trees may stand on this course: terrain first, then how far north it lies. One kind is picked a cover. */
export function treesOf({ terrain, latitude, season }: Stage): Trees {
	const north = Math.abs(latitude);
	if (terrain === 'tropical') return [palm];
	if (terrain === 'desert') return [palm, saguaro, acacia, saguaro];
	if (terrain === 'mountain') return [spruce, spruce, pine, birch];
	if (terrain === 'heath') return north > 40 ? [pine, birch, pine] : [pine, acacia];
	if (terrain === 'forest') return north > 45 ? [spruce, pine, birch, spruce] : [pine, spruce, oak];
	if (terrain === 'links') return [windblown];
	if (terrain === 'coast') return north < 28 ? [palm, windblown] : [windblown, pine, windblown, cypress];
	if (season === 'spring') return [blossom, oak, birch, oak];
	return north < 44 ? [oak, pine, cypress, oak] : [oak, oak, birch, pine];
}

/** The trees all around in the distance, to match. */
export const isSpiry = ({ terrain }: Stage): boolean => terrain === 'forest' || terrain === 'mountain';
