import { mix } from '../colours/colour.ts';
import { fill, opacity, ovals, run, stroke } from '../pen.ts';
import { leafTones, litSide, type TreePainter } from './leaf.ts';

// Trees of warm and of windy places. Those of the north are in trees.ts.

/** A cypress of the coast, combed to one side by the wind from the sea. */
export const windblown: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const to = stage.side;
	const trunk = `M${run(x, y)}q${run(to * size * 0.04, -size * 0.3, to * size * 0.22, -size * 0.52)}m${run(-to * size * 0.16, size * 0.2)}q${run(-to * size * 0.02, -size * 0.16, -to * size * 0.08, -size * 0.2)}`;
	const crown = [
		[0.26, 0.62, 0.36, 0.1],
		[0.1, 0.52, 0.3, 0.08],
		[0.4, 0.72, 0.24, 0.075],
		[0.5, 0.56, 0.2, 0.055],
	] as const;
	const at = (grow: number, drop: number) =>
		crown.map(
			([cx, cy, rx, ry]) =>
				[
					x + to * cx * size * 0.9 - to * size * 0.06,
					y - cy * size - drop,
					rx * size * grow,
					ry * size * grow,
				] as const,
		);
	return (
		stroke(stage.inks.wood, size * 0.05, trunk) +
		fill(dark, ovals(at(1, 0))) +
		fill(lit, ovals(at(0.7, size * 0.035)), opacity(0.75))
	);
};

/** A palm, leaning a little. */
export const palm: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const lean = chance.between(-0.24, 0.24) * size;
	const [tx, ty] = [x + lean, y - size];
	const frond = ([dx, dy]: readonly [number, number]): string => {
		const [ex, ey] = [dx * size, dy * size];
		return `M${run(tx, ty)}q${run(ex * 0.5, ey - size * 0.2, ex, ey)}q${run(-ex * 0.52, -size * 0.09, -ex, -ey)}`;
	};
	const trunk = stroke(
		mix(stage.inks.wood, stage.inks.sand, 0.22),
		Math.max(2.4, size * 0.032),
		`M${run(x, y)}q${run(lean * 0.05, -size * 0.6, lean, -size)}`,
	);
	const back = [
		[-0.4, 0.2],
		[0.4, 0.19],
		[-0.2, 0.3],
		[0.2, 0.29],
		[0.02, -0.16],
	] as const;
	const front = [
		[-0.44, 0.03],
		[0.43, 0.02],
		[-0.25, -0.1],
		[0.26, -0.11],
	] as const;
	return trunk + fill(dark, back.map(frond).join('')) + fill(lit, front.map(frond).join(''));
};

/** A cactus with arms. */
export const saguaro: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const side = chance.side();
	const arm = (at: number, to: number, out: number, up: number) =>
		`M${run(x, y - size * at)}h${run(to * size * out)}v${run(-size * up)}`;
	const tall = size * 0.8;
	const path = `M${run(x, y)}v${run(-tall)}${arm(0.34, side, 0.2, 0.26)}${arm(0.46, -side, 0.17, 0.18)}`;
	const joined = ' stroke-linejoin="round"';
	return (
		stroke(dark, size * 0.11, path, joined) +
		stroke(lit, size * 0.025, `M${run(x + litSide(stage, x) * size * 0.025, y - 4)}v${run(4 - tall)}`, opacity(0.8))
	);
};

/** Flat-topped acacia of the dry lands. */
export const acacia: TreePainter = (stage, chance, x, y, size) => {
	const [dark, lit] = leafTones(stage, chance);
	const trunk = `M${run(x, y)}q${run(-size * 0.02, -size * 0.3, size * 0.03, -size * 0.42)}l${run(size * 0.2, -size * 0.16)}M${run(x + size * 0.02, y - size * 0.4)}l${run(-size * 0.2, -size * 0.18)}`;
	const crown = [
		[0, 0.68, 0.44, 0.085],
		[-0.26, 0.6, 0.24, 0.06],
		[0.28, 0.61, 0.25, 0.055],
	] as const;
	const at = (grow: number, drop: number) =>
		crown.map(([cx, cy, rx, ry]) => [x + cx * size, y - cy * size - drop, rx * size * grow, ry * size * grow] as const);
	return (
		stroke(stage.inks.wood, size * 0.035, trunk) +
		fill(dark, ovals(at(1, 0))) +
		fill(lit, ovals(at(0.8, size * 0.03)), opacity(0.7))
	);
};
