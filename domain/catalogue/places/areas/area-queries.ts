import { and, between, count, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import { hasRow } from '#domain/shared/sets/row-set.ts';
import { countryOf, landOf } from '../../cards.ts';
import { CLUB_PAGE_FROM } from '../../clubs/clubs.ts';
import { isListed, isOpen } from '../../queries.ts';
import type { PlaceSummary } from '../places.ts';
import { areasAt } from './areas.ts';
import type { GolfArea } from './golf-area.ts';

/** A club that has a page, with how many of its courses can be played. */
export type ClubOfArea = { slug: string; name: string; country: { slug: string }; courses: number };

/** What golfers call the countries that an area lies in: its nation, where it has one. */
export const landsOf = ({ countries, nation }: GolfArea) =>
	countries.map((country) => landOf({ country, nation: nation ?? null }));

/** The courses whose positions an area holds, closed ones too. */
export const liesInArea = ({ extent }: GolfArea): SQL | undefined =>
	or(
		...extent.map(([south, west, north, east]) =>
			and(between(courses.latitude, south, north), between(courses.longitude, west, east)),
		),
	);

/** The courses that lie in an area and stand in lists. */
export const inArea = (area: GolfArea): SQL | undefined => and(isListed, liesInArea(area));

/** What there is in an area, counted when it is asked for. */
export async function getAreaSummary(ctx: DomainContext, area: GolfArea): Promise<PlaceSummary> {
	ctx.reads.add('ranking').add('catalogue');
	const [row] = await ctx.db
		.select({
			courses: count(),
			ratedCourses: count(courses.ratingShown),
			averageRating: sql<number | null>`avg(${courses.ratingShown})::float`,
		})
		.from(courses)
		.where(inArea(area));
	return { name: area.names.en, ...(row ?? { courses: 0, ratedCourses: 0, averageRating: null }) };
}

/** How many courses stand in lists of each area, by its slug, from the index in memory. Areas without one are left out. */
export async function countCoursesByArea(ctx: DomainContext): Promise<ReadonlyMap<string, number>> {
	ctx.reads.add('catalogue').add(COURSE_INDEX);
	const { columns, listed } = await ctx.courseIndex.ready();
	const counts = new Map<string, number>();
	for (let row = 0; row < columns.rows; row += 1) {
		if (!hasRow(listed, row)) continue;
		for (const { slug } of areasAt(columns.latitude[row] ?? Number.NaN, columns.longitude[row] ?? Number.NaN)) {
			counts.set(slug, (counts.get(slug) ?? 0) + 1);
		}
	}
	return counts;
}

/** The clubs with a page that have a course in an area, those with the most courses first. */
export async function listClubsOfArea(ctx: DomainContext, area: GolfArea, limit: number): Promise<ClubOfArea[]> {
	ctx.reads.add('catalogue');
	const here = ctx.db
		.select({ id: courses.clubId })
		.from(courses)
		.where(and(isOpen, liesInArea(area)));
	const rows = await ctx.db
		.select({ slug: clubs.slug, name: clubs.name, country: sql<string>`min(${courses.country})`, courses: count() })
		.from(clubs)
		.innerJoin(courses, and(eq(courses.clubId, clubs.id), isOpen))
		.where(inArray(clubs.id, here))
		.groupBy(clubs.id)
		.having(gte(count(), CLUB_PAGE_FROM))
		.orderBy(desc(count()), clubs.name, clubs.id)
		.limit(limit);
	return rows.map(({ country, ...club }) => ({ ...club, country: countryOf(country) }));
}
