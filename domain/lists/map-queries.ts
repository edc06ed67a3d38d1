import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses } from '#database/schema/lists.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { Box } from '../geography/box.ts';
import { extentOfPlaces } from '../geography/extent.ts';

/** A course of a list on a map, with its number in the list. Degrees (WGS 84). */
export type ListPlace = {
	slug: string;
	name: string;
	country: { slug: string };
	latitude: number;
	longitude: number;
	number: number;
};

/** The courses of a list whose position is known, in its order, and the smallest box around them; null where there is none. */
export type ListMap = { places: ListPlace[]; box: Box | null };

/** The map of a list. Whether somebody may see it is asked before. */
export async function getListMap({ db }: { db: Database }, listId: number): Promise<ListMap> {
	const numbered = db
		.select({
			courseId: listCourses.courseId,
			number: sql<number>`(row_number() over (order by ${listCourses.place}, ${listCourses.courseId}))::int`.as(
				'number',
			),
		})
		.from(listCourses)
		.where(eq(listCourses.listId, listId))
		.as('numbered');
	const rows = await db
		.select({
			slug: courses.slug,
			name: courses.name,
			country: courses.country,
			latitude: sql<number>`${courses.latitude}`,
			longitude: sql<number>`${courses.longitude}`,
			number: numbered.number,
		})
		.from(numbered)
		.innerJoin(courses, eq(courses.id, numbered.courseId))
		.where(and(isNotNull(courses.latitude), isNotNull(courses.longitude)))
		.orderBy(asc(numbered.number));
	const places = rows.map(({ country, ...place }) => ({ ...place, country: { slug: countryOf(country).slug } }));
	return { places, box: extentOfPlaces(places) };
}
