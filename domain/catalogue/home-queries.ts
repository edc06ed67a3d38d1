import { and, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';
import { cardColumns, toCard } from './cards.ts';
import { FEATURED } from './fallbacks.ts';
import { continentsColumn, readContinents } from './places/continent-queries.ts';
import { isListed, isOpen, rankingOrder } from './queries.ts';
import type { CarouselCourse, ContinentSummary } from './shapes.ts';

export const CAROUSEL_SIZE = 6;

/** The featured course by its slug, or by that as an old one: it may have been renamed, or merged into another. */
const isFeatured = sql`${courses.id} = coalesce(
	(select c.id from courses c where c.slug = ${FEATURED.slug}),
	(select a.course_id from course_slug_aliases a where a.slug = ${FEATURED.slug}))`;

/** The continents stand beside each course of the top, reckoned once, so that both take one statement. */
const homeRows = prepared((db) => {
	const cards = (continents: typeof continentsColumn) =>
		db.select({ ...cardColumns, featured: sql<boolean>`${isFeatured}`, continents }).from(courses);
	const top = cards(continentsColumn)
		.where(isListed)
		.orderBy(...rankingOrder)
		.limit(CAROUSEL_SIZE);
	return unionAll(top, cards(sql<null>`null`).where(and(isFeatured, isOpen))).prepare('home');
});

type HomeRow = Awaited<ReturnType<ReturnType<typeof homeRows>['execute']>>[number];

/**
 * What the home page prints of the ranking. The carousel: six courses of the top, Vistabella Golf forced into the third place
 * (decision C7), where it takes nobody's rank. The continents as `summariseContinents` has them. One statement.
 */
export async function readHome(
	ctx: DomainContext,
): Promise<{ carousel: CarouselCourse[]; continents: ContinentSummary[] }> {
	ctx.reads.add('ranking');
	const rows = await homeRows(ctx.db).execute();
	return { carousel: carouselOf(ctx, rows), continents: readContinents(rows[0]?.continents) };
}

function carouselOf(ctx: DomainContext, rows: HomeRow[]): CarouselCourse[] {
	const top = rows.slice(0, CAROUSEL_SIZE);
	const others = top.filter(({ featured }) => !featured);
	const featured = rows.find((row) => row.featured);
	if (featured) {
		ctx.reads.add(`course:${featured.id}`);
		others.splice(FEATURED.position - 1, 0, featured);
	}
	return others.slice(0, CAROUSEL_SIZE).map((row) => {
		const card = toCard(row);
		const place = top.findIndex(({ id }) => id === row.id) + 1;
		return { ...card, featured: row.featured, rank: card.score.ranked && place > 0 ? place : null };
	});
}
