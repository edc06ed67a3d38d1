import type { Chance } from '#domain/shared/chance.ts';
import { mix } from '../colours/colour.ts';
import type { Stage } from '../stage.ts';

/** A tree near enough to have a lit side. `x`, `y` is its foot, `size` its height. */
export type TreePainter = (stage: Stage, chance: Chance, x: number, y: number, size: number) => string;

/** On which side of x the sun stands: -1 left, 1 right. */
export const litSide = ({ sun }: Stage, x: number): -1 | 1 => (sun.x < x ? -1 : 1);

/** Dark leaf, and the same leaf where the sun reaches it. */
export function leafTones({ inks }: Stage, chance: Chance): readonly [dark: string, lit: string] {
	const leaf = chance.pick(inks.leaves as [string, ...string[]]);
	return [mix(leaf, inks.wood, 0.62), mix(leaf, inks.wood, 0.12)];
}
