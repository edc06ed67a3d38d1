import { haversineKilometres, type Position } from '#domain/geography/distance.ts';
import { globePoint } from '#domain/geography/globe.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';

/** A course whose position lies no farther from where a file has it is taken for it, where the names are alike. */
export const NEAR_METRES = 300;
/** Those that lie no farther are asked about. */
const ASKED_KILOMETRES = 3;
const MOST_AROUND = 12;

/** The courses around a position, by their ids, the nearest first. Kilometres. */
export function coursesAround(index: CourseIndex, position: Position): { id: number; kilometres: number }[] {
	const { id, latitude, longitude } = index.columns;
	return index
		.near(globePoint(position), MOST_AROUND, ASKED_KILOMETRES)
		.map((row) => {
			const there = { latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN };
			return { id: id[row] ?? 0, kilometres: haversineKilometres(position, there) };
		})
		.filter(({ kilometres }) => kilometres <= ASKED_KILOMETRES)
		.sort((a, b) => a.kilometres - b.kilometres)
		.slice(0, MOST_AROUND);
}

/** The ids of those that lie within `NEAR_METRES`. */
export const nearIds = (around: readonly { id: number; kilometres: number }[]): number[] =>
	around.filter(({ kilometres }) => kilometres * 1000 <= NEAR_METRES).map(({ id }) => id);
