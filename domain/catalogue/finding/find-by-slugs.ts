import { eq, inArray } from 'drizzle-orm';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isSlug } from '../slug.ts';

/**
 * The courses that `find` knows of these slugs, each under the slug that was asked for: what was renamed or merged is
 * found under its old slug too. A second and third statement are sent only where a slug is none of today's.
 */
export async function findBySlugs<Row extends { slug: string }>(
	{ db }: DomainContext,
	asked: readonly string[],
	find: (slugs: string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
	const slugs = asked.filter(isSlug);
	const found = new Map((await find(slugs)).map((row) => [row.slug, row]));
	const others = slugs.filter((slug) => !found.has(slug));
	if (others.length === 0) return found;
	const moved = await db
		.select({ old: courseSlugAliases.slug, present: courses.slug })
		.from(courseSlugAliases)
		.innerJoin(courses, eq(courses.id, courseSlugAliases.courseId))
		.where(inArray(courseSlugAliases.slug, others));
	if (moved.length === 0) return found;
	const later = new Map((await find(moved.map(({ present }) => present))).map((row) => [row.slug, row]));
	for (const { old, present } of moved) {
		const row = later.get(present);
		if (row) found.set(old, row);
	}
	return found;
}
