import { EARTH_RADIUS_KILOMETRES, type Position } from '#domain/geography/distance.ts';
import { chordSquared, type GlobePoint, globePoint, kilometresOfChord } from '#domain/geography/globe.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseFilters, CourseIndex } from '#domain/shared/course-index.ts';
import { hasRow } from '#domain/shared/sets/row-set.ts';
import { type CalledCourse, readCalledCourses } from './called-courses.ts';

/** Where a list of the nearest goes on: how far the last one told lies, in whole metres, and its id. */
export type NearbyPlace = { metres: number; id: number };

/** A course and how far it lies, in whole metres along the great circle. */
export type CalledNearby = { course: CalledCourse; metres: number };

type Asked = { from: Position; kilometres: number; after: NearbyPlace | null; limit: number; filters: CourseFilters };

/**
 * The courses within so many kilometres of a position that pass the filters, nearest first, from the one after `after` on: at most
 * `limit`, with the place where the list goes on, null on its last part. Two that are equally far come by their ids.
 */
export async function listNearby(
	ctx: DomainContext,
	{ limit, ...asked }: Asked,
): Promise<{ items: CalledNearby[]; next: NearbyPlace | null }> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const found = placesWithin(await ctx.courseIndex.ready(), asked);
	const part = found.sort((a, b) => a.metres - b.metres || a.id - b.id).slice(0, limit);
	const courses = await readCalledCourses(
		ctx,
		part.map(({ id }) => id),
	);
	const metres = new Map(part.map((place) => [place.id, place.metres]));
	return {
		items: courses.map((course) => ({ course, metres: metres.get(course.id) ?? 0 })),
		next: found.length > limit ? (part.at(-1) ?? null) : null,
	};
}

/** All of them, in no order. */
function placesWithin(
	{ columns, select }: CourseIndex,
	{ from, kilometres, after, filters }: Omit<Asked, 'limit'>,
): NearbyPlace[] {
	const { rows } = select(filters);
	const here: GlobePoint = globePoint(from);
	// A chord is no longer than its arc; a metre more, for what is rounded.
	const reach = ((kilometres + 0.001) / EARTH_RADIUS_KILOMETRES) ** 2;
	const found: NearbyPlace[] = [];
	for (let row = 0; row < columns.rows; row += 1) {
		if (!hasRow(rows, row)) continue;
		const squared = chordSquared(columns.globe, row * 3, here);
		// Not a number for a position that nobody knows; most of the others are left out without a sine.
		if (!(squared <= reach)) continue;
		const metres = Math.round(kilometresOfChord(squared) * 1_000);
		if (metres > kilometres * 1_000) continue;
		const place = { metres, id: columns.id[row] ?? 0 };
		if (isAfter(place, after)) found.push(place);
	}
	return found;
}

const isAfter = ({ metres, id }: NearbyPlace, after: NearbyPlace | null) =>
	after === null || metres > after.metres || (metres === after.metres && id > after.id);
