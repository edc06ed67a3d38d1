import type { Stage } from '../stage.ts';
import type { TreePainter } from './leaf.ts';

export type Spot = readonly [x: number, y: number, size: number];

const PATTERN_SIZE = 100;

/** Trees of one kind standing together: drawn once, then set again and again, so a wood weighs little more than a tree. */
export function paintStand(stage: Stage, name: string, tree: TreePainter, spots: readonly Spot[]): string {
	if (spots.length === 0) return '';
	const id = `${stage.id}${name}`;
	const middle = spots.reduce((sum, [x]) => sum + x, 0) / spots.length;
	// The pattern stands at x = 0; the sun is moved along with it, so that the lit side stays the right one.
	const lit = { ...stage, sun: { ...stage.sun, x: stage.sun.x - middle } };
	const pattern = `<defs><g id="${id}">${tree(lit, stage.chance.branch(`stand ${name}`), 0, 0, PATTERN_SIZE)}</g></defs>`;
	const set = spots.map(
		([x, y, size]) =>
			`<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${scale(size)})"/>`,
	);
	return pattern + set.join('');
}

const scale = (size: number): string => String(Math.round(size) / PATTERN_SIZE);
