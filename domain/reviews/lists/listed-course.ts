import { eq, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { countryOf, landOf } from '#domain/catalogue/cards.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** A course on one of a member's lists. Degrees where the course has a position. */
export type ListedCourse = {
	id: number;
	slug: string;
	name: string;
	/** Town, else region; empty where neither is known. */
	location: string;
	country: { code: string; name: string; slug: string };
	/** What is printed where it lies: the nation within its country where that has some, as Scotland. */
	land: { name: string };
	latitude: number | null;
	longitude: number | null;
};

/** The columns of a course for `toListed`. */
export const listedColumns = {
	id: courses.id,
	slug: courses.slug,
	name: courses.name,
	location: sql<string>`coalesce(${courses.locality}, ${courses.regionName}, '')`,
	country: courses.country,
	nation: courses.nation,
	latitude: courses.latitude,
	longitude: courses.longitude,
};

type Row = Omit<ListedCourse, 'country' | 'land'> & { country: string; nation: string | null };

/** A row with these columns as a course. */
export const toListed = ({ id, slug, name, location, country, nation, latitude, longitude }: Row): ListedCourse => ({
	id,
	slug,
	name,
	location,
	country: countryOf(country),
	land: { name: landOf({ country, nation }).name },
	latitude,
	longitude,
});

/** A course by its id; null where there is none. */
export async function getListed({ db }: DomainContext, id: number): Promise<ListedCourse | null> {
	const [row] = await db.select(listedColumns).from(courses).where(eq(courses.id, id));
	return row ? toListed(row) : null;
}
