import { sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { countrySummaries, courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';
import { CONTINENTS } from './continents.ts';
import { getCountry } from './countries.ts';
import { isOpen, rankingOrder } from './queries.ts';
import type { ContinentSummary } from './shapes.ts';

const continentRows = prepared((db) => {
	const best = sql`select json_build_array(name, slug, country) from ${courses}
		where ${courses.continent} = counted.continent and ${courses.ranked} and ${isOpen} order by ${sql.join(rankingOrder, sql`, `)} limit 1`;
	return db
		.select({
			continent: sql<string>`counted.continent`,
			courses: sql<number>`counted.courses`,
			countries: sql<number>`counted.countries`,
			average: sql<number | null>`counted.average`,
			/** The best ranked course: its name, slug and country; null where none is ranked. */
			top: sql<[name: string, slug: string, country: string] | null>`(${best})`,
		})
		.from(
			sql`(
				select continent, sum(courses)::int as courses, (count(*) filter (where courses > 0))::int as countries,
					(sum(rating_total) / nullif(sum(rated_courses), 0))::float as average
				from ${countrySummaries} group by continent
			) counted`,
		)
		.prepare('continents');
});

/**
 * The continents section: six rows in a fixed order, counted, with the best ranked course and the mean printed rating. One
 * statement.
 */
export async function summariseContinents(ctx: DomainContext): Promise<ContinentSummary[]> {
	ctx.reads.add('ranking');
	const rows = await continentRows(ctx.db).execute();
	return CONTINENTS.map((continent) => {
		const row = rows.find((one) => one.continent === continent);
		const [name, slug, country] = row?.top ?? [];
		return {
			continent,
			courses: row?.courses ?? 0,
			countries: row?.countries ?? 0,
			averageRating: row?.average ?? null,
			topCourse: name && slug && country ? { name, slug, countrySlug: getCountry(country)?.slug ?? country } : null,
		};
	});
}
