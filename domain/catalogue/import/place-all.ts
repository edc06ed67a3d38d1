import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { ImportedCourse } from './rows/imported-course.ts';

/** Where a course lies, by the names of its columns; null where nothing is known, degrees nowhere. */
export type Placed = {
	nation: string | null;
	region_slug: string | null;
	region_name: string | null;
	town_id: string | null;
	areas: string[];
};

/**
 * Where courses lie, in their order, as the catalogue would place them. Asked outside the transaction of an import, on another
 * connection, it is answered while the transaction matches them: both take the database equally long.
 */
export async function placeAll(db: Database, courses: readonly ImportedCourse[]): Promise<Placed[]> {
	const told = courses.map(({ country, region, locality, latitude, longitude }) => ({
		...{ country, region, locality, latitude, longitude },
	}));
	const { rows } = await db.execute<Placed>(sql`
		select p.* from rows from (json_to_recordset(${JSON.stringify(told)}::json)
			as (country text, region text, locality text, latitude float8, longitude float8)) with ordinality
			as r(country, region, locality, latitude, longitude, at)
		cross join lateral place_of(r.country, r.region, r.locality, r.latitude, r.longitude) p
		order by r.at`);
	return rows;
}
