import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import type { Position } from '#domain/geography/distance.ts';
import type { MapPlace } from '#domain/geography/map/dots.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { inArea } from '../places/areas/area-queries.ts';
import type { GolfArea } from '../places/areas/golf-area.ts';
import { getCountry } from '../places/countries.ts';
import { getNationBySlug } from '../places/nations.ts';
import { isListed } from '../queries.ts';

/** Courses nearer to each other than this, in degrees, are one place of a map: by how much of the world it shows. */
const CELL_DEGREES = { world: 1.5, large: 0.25, small: 0.01 };
const LARGE_COUNTRIES = ['US', 'CA', 'AU', 'CN', 'RU', 'BR', 'GB', 'JP'];

/** Where a course lies, or null where there is no such course or nobody knows. */
export async function getMappedCourse(
	ctx: DomainContext,
	slug: string,
): Promise<{ country: string; position: Position } | null> {
	ctx.reads.add('catalogue');
	const { country, latitude, longitude } = courses;
	const [row] = await ctx.db.select({ country, latitude, longitude }).from(courses).where(eq(courses.slug, slug));
	if (!row || row.latitude === null || row.longitude === null) return null;
	return { country: row.country, position: { latitude: row.latitude, longitude: row.longitude } };
}

/** The places of a country's courses, or of those of one of its nations or regions, by its slug; empty where there are none. */
export async function listMapPlaces(
	ctx: DomainContext,
	{ country, region }: { country: string; region: string | null },
): Promise<MapPlace[]> {
	const cell = region === null && LARGE_COUNTRIES.includes(country) ? CELL_DEGREES.large : CELL_DEGREES.small;
	const code = getCountry(country)?.code ?? country;
	const part = region ? eq(getNationBySlug(region) ? courses.nation : courses.regionSlug, region) : undefined;
	return listPlaces(ctx, cell, and(eq(courses.country, code), part));
}

/** The places of a golf area's courses; empty where there are none. */
export const listMapPlacesOfArea = (ctx: DomainContext, area: GolfArea): Promise<MapPlace[]> =>
	listPlaces(ctx, CELL_DEGREES.small, inArea(area));

/** The places of all courses of the catalogue. */
export async function listWorldPlaces(ctx: DomainContext): Promise<MapPlace[]> {
	return listPlaces(ctx, CELL_DEGREES.world, undefined);
}

async function listPlaces(ctx: DomainContext, cell: number, where: SQL | undefined): Promise<MapPlace[]> {
	ctx.reads.add('catalogue');
	const step = sql.raw(String(cell));
	return ctx.db
		.select({
			latitude: sql<number>`avg(latitude)`,
			longitude: sql<number>`avg(longitude)`,
			count: sql<number>`count(*)::int`,
		})
		.from(courses)
		.where(and(isListed, where, isNotNull(courses.latitude), isNotNull(courses.longitude)))
		.groupBy(sql`floor(latitude / ${step})`, sql`floor(longitude / ${step})`);
}
