import type { Position } from '#domain/geography/distance.ts';

/** How far off positions of a source are, in metres: the middle of a course as it was mapped, or the address of its club. */
const OF_SOURCE: Readonly<Partial<Record<string, number>>> = { osm: 100, opengolfapi: 1_000 };
const OF_OTHERS = 500;
/** What is left open by the decimals that are given, from none on. */
const OF_DECIMALS = [50_000, 10_000, 1_000, 100];

/** How far off a position of a file may be, in metres: what the file says, else by its source; and by how exactly it is given. */
export function accuracyOf(position: Position | null, source: string, told: number | null): number | null {
	if (position === null) return null;
	return Math.max(told ?? OF_SOURCE[source] ?? OF_OTHERS, OF_DECIMALS[decimalsIn(position)] ?? 1);
}

/** Whether a position is told in whole degrees, a hundred kilometres wide. */
export const isRough = (position: Position) => decimalsIn(position) === 0;

const decimalsIn = ({ latitude, longitude }: Position) => Math.max(decimalsOf(latitude), decimalsOf(longitude));

const decimalsOf = (degrees: number) => String(degrees).split('.')[1]?.length ?? 0;
