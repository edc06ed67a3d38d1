import type { Position } from '#domain/geography/distance.ts';
import { chordSquared, chordSquaredOf, globePoint } from '#domain/geography/globe.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { getArea } from '../areas/areas.ts';
import { boxesOf } from '../areas/golf-area.ts';

/** How many courses that stand in lists lie within so many kilometres of a position. */
export function countCoursesAround({ columns, near }: CourseIndex, position: Position, kilometres: number): number {
	const here = globePoint(position);
	const farthest = chordSquaredOf(kilometres);
	const found = near(here, Number.POSITIVE_INFINITY, kilometres);
	return found.filter((row) => chordSquared(columns.globe, row * 3, here) <= farthest).length;
}

/** How many of them lie in a golf area, by its slug. */
export function countCoursesInArea(index: CourseIndex, slug: string): number {
	const area = getArea(slug);
	return area ? index.select({ area: boxesOf(area) }).total : 0;
}
