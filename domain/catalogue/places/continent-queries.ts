import { sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { countrySummaries, courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isListed, rankingOrder } from '../queries.ts';
import type { ContinentSummary } from '../shapes.ts';
import { CONTINENTS } from './continents.ts';
import { getCountry, TERRITORIES } from './countries.ts';

/** A continent with what is counted of it, and its best ranked course; null where none is ranked. */
type Counted = [
	continent: string,
	courses: number,
	countries: number,
	average: number | null,
	best: [name: string, slug: string, country: string] | null,
];

const best = sql`select json_build_array(name, slug, country) from ${courses}
	where ${courses.continent} = counted.continent and ${courses.ranked} and ${isListed} order by ${sql.join(rankingOrder, sql`, `)} limit 1`;

const isTerritory = sql`${countrySummaries.country} in (${sql.raw([...TERRITORIES].map((code) => `'${code}'`).join(', '))})`;

/** All continents that have countries, as one text for `readContinents`. */
export const continentsColumn = sql<string | null>`(
	select json_agg(json_build_array(continent, courses, countries, average, (${best})))::text from (
		select continent, sum(courses)::int as courses, (count(*) filter (where courses > 0 and not ${isTerritory}))::int as countries,
			(sum(rating_total) / nullif(sum(rated_courses), 0))::float as average
		from ${countrySummaries} group by continent
	) counted)`;

/** The six continents in their order, from a `continentsColumn`. */
export function readContinents(text: string | null | undefined): ContinentSummary[] {
	const counted = new Map((JSON.parse(text ?? '[]') as Counted[]).map((row) => [row[0], row]));
	return CONTINENTS.map((continent) => {
		const [, ofCourses = 0, countries = 0, averageRating = null, top = null] = counted.get(continent) ?? [];
		return { continent, courses: ofCourses, countries, averageRating, topCourse: top && toTopCourse(top) };
	});
}

const toTopCourse = ([name, slug, country]: NonNullable<Counted[4]>) => ({
	name,
	slug,
	countrySlug: getCountry(country)?.slug ?? country,
});

const continents = prepared((db) =>
	db.select({ text: continentsColumn }).from(sql`(select 1) once`).prepare('continents'),
);

/**
 * The continents section: six rows in a fixed order, counted, with the best ranked course and the mean printed rating. One
 * statement.
 */
export async function summariseContinents(ctx: DomainContext): Promise<ContinentSummary[]> {
	ctx.reads.add('ranking');
	const [row] = await continents(ctx.db).execute();
	return readContinents(row?.text);
}
