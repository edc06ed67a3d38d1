import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { getNationBySlug } from '../../places/nations.ts';
import type { IndexedCourse } from '../read-rows.ts';

/** What the places of courses are called, in all languages that are known of them, folded; by the ids of the places. */
export type PlaceNames = ReadonlyMap<string, readonly string[]>;

/** The ids of the places that a course lies in: its town, region and nation, and the golf areas around it. */
export function placesAround({
	country,
	townId,
	regionSlug,
	nation,
	areas,
}: Pick<IndexedCourse, 'country' | 'townId' | 'regionSlug' | 'nation' | 'areas'>): string[] {
	const region = regionSlug === null ? null : `${country}-${regionSlug}`;
	return [townId, region, getNationBySlug(nation)?.id, ...areas].filter((id) => typeof id === 'string');
}

/** Adds to `known` the names of the places of some courses and of their countries, those alone that it has not yet. */
export async function readPlaceNames(
	db: Database,
	known: Map<string, readonly string[]>,
	courses: readonly IndexedCourse[],
): Promise<void> {
	const all = new Set(courses.flatMap((course) => [course.country, ...placesAround(course)]));
	const ids = [...all].filter((id) => !known.has(id));
	if (ids.length === 0) return;
	const { rows } = await db.execute<{ id: string; names: string[] }>(sql`
		select place_id as id, array_agg(folded) as names from place_names
		where place_id = any(${sql.param(ids)}::text[]) group by place_id`);
	for (const id of ids) known.set(id, []);
	for (const { id, names } of rows) known.set(id, names);
}
