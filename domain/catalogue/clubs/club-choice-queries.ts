import { and, asc, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { coreName } from '../import/rows/names.ts';
import { isOpen } from '../queries.ts';
import { isSlug } from '../slug.ts';
import { CLUB_PAGE_FROM } from './clubs.ts';

/**
 * A club whose courses alone are looked for: where it lies, its country by alpha-2 and its nation by slug, and the ids of its courses that can
 * be played.
 */
export type ClubChoice = { slug: string; name: string; country: string; nation: string | null; courses: number[] };

/** The club of a slug; null for one that has no page. */
export async function getClubChoice(ctx: DomainContext, slug: string): Promise<ClubChoice | null> {
	if (!isSlug(slug)) return null;
	ctx.reads.add('catalogue');
	const { id, country, nation } = courses;
	const rows = await ctx.db
		.select({ club: clubs.id, name: clubs.name, id, country, nation })
		.from(clubs)
		.innerJoin(courses, eq(courses.clubId, clubs.id))
		.where(and(eq(clubs.slug, slug), isOpen))
		.orderBy(asc(id));
	const [first] = rows;
	if (!first || rows.length < CLUB_PAGE_FROM) return null;
	ctx.reads.add(`club:${first.club}`);
	return { slug, name: first.name, country: first.country, nation: first.nation, courses: rows.map((row) => row.id) };
}

/** Of the clubs of one name no more are looked at. */
const MOST_OF_A_NAME = 5;

/** The only club with a page whose name has the same telling words as a text; null for none, and for several. */
export async function findClubNamed(ctx: DomainContext, text: string): Promise<ClubChoice | null> {
	ctx.reads.add('catalogue');
	const named = await ctx.db
		.select({ slug: clubs.slug })
		.from(clubs)
		.where(eq(clubs.core, coreName(text)))
		.limit(MOST_OF_A_NAME);
	const found = await Promise.all(named.map(({ slug }) => getClubChoice(ctx, slug)));
	const [club, ...others] = found.filter((one) => one !== null);
	return club && others.length === 0 ? club : null;
}
