import { and, eq, gt, sql } from 'drizzle-orm';
import { countrySummaries, courses, regionSummaries } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { countryOf } from '../cards.ts';
import { isListed, rankingOrder } from '../queries.ts';
import { getCountry } from './countries.ts';
import { NATIONS } from './nations.ts';

/** A country of the overview, or a nation of one (`isNation`); `best` is its first ranked course. */
export type ListedLand = {
	/** Alpha-2, of a nation that of its country. */
	code: string;
	isNation: boolean;
	name: string;
	slug: string;
	continent: string;
	courses: number;
	best: { name: string; slug: string; countrySlug: string } | null;
};

/** Every country and nation that has courses, by name, each with its best course. */
export async function listLandsWithBest(ctx: DomainContext): Promise<ListedLand[]> {
	ctx.reads.add('ranking');
	ctx.reads.add('catalogue');
	const [countries, nations] = await Promise.all([countriesWithBest(ctx), nationsWithBest(ctx)]);
	return [...countries, ...nations].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function countriesWithBest(ctx: DomainContext): Promise<ListedLand[]> {
	const best = bestWhere(ctx, sql`${courses.country} = ${countrySummaries.country}`);
	const { country: code, continent, courses: count } = countrySummaries;
	const rows = await ctx.db
		.select({ code, continent, courses: count, name: best.name, slug: best.slug, ranked: best.ranked })
		.from(countrySummaries)
		.crossJoinLateral(best)
		.where(gt(count, 0));
	return rows.map((row) => ({
		...countryOf(row.code),
		isNation: false,
		continent: row.continent,
		courses: row.courses,
		best: bestOf(row),
	}));
}

async function nationsWithBest(ctx: DomainContext): Promise<ListedLand[]> {
	const best = bestWhere(ctx, sql`${courses.nation} = ${regionSummaries.slug}`);
	const { slug: nation, courses: count } = regionSummaries;
	const rows = await ctx.db
		.select({ nation, courses: count, name: best.name, slug: best.slug, ranked: best.ranked })
		.from(regionSummaries)
		.crossJoinLateral(best)
		.where(and(eq(regionSummaries.kind, 'nation'), gt(count, 0)));
	return NATIONS.flatMap(({ country: code, slug, name }) => {
		const row = rows.find((one) => one.nation === slug);
		if (!row) return [];
		const continent = getCountry(code)?.continent ?? '';
		return [{ code, isNation: true, name, slug, continent, courses: row.courses, best: bestOf({ ...row, code }) }];
	});
}

const bestWhere = ({ db }: DomainContext, which: ReturnType<typeof sql>) =>
	db
		.select({ name: courses.name, slug: courses.slug, ranked: courses.ranked })
		.from(courses)
		.where(and(isListed, which))
		.orderBy(...rankingOrder)
		.limit(1)
		.as('best');

function bestOf({ name, slug, ranked, code }: { name: string; slug: string; ranked: boolean | null; code: string }) {
	return ranked ? { name, slug, countrySlug: countryOf(code).slug } : null;
}
