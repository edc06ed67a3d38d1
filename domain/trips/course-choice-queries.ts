import { sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { cardColumns, toCard } from '../catalogue/cards.ts';
import type { CourseCard } from '../catalogue/shapes.ts';
import type { DomainContext } from '../shared/context.ts';

/** Courses by their slugs, in the order of these; what is none is left out, and what is closed too. */
export async function listCardsBySlugs({ db }: DomainContext, slugs: readonly string[]): Promise<CourseCard[]> {
	if (slugs.length === 0) return [];
	const rows = await db
		.select(cardColumns)
		.from(courses)
		.where(sql`${courses.slug} = any(${sql.param(slugs)}::text[]) and closed_on is null`);
	return rows.map(toCard).toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
