import { and, eq, inArray, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { findBySlugs } from '../finding/find-by-slugs.ts';
import { type CalledCourse, readCalledCourses } from './called-courses.ts';

/** A course by its slug, or by one that it or a course merged into it had before; null for no slug of ours. */
export async function getCalledCourseBySlug(ctx: DomainContext, slug: string): Promise<CalledCourse | null> {
	// A slug that is nobody's today may be given to a course tomorrow.
	ctx.reads.add('catalogue');
	const { id, slug: present } = courses;
	const found = await findBySlugs(ctx, [slug], (some) =>
		ctx.db.select({ id, slug: present }).from(courses).where(inArray(present, some)),
	);
	const ids = [...found.values()].map((row) => row.id);
	return (await readCalledCourses(ctx, ids))[0] ?? null;
}

/**
 * A course by what it, or one merged into it, is called in a source: `osm` and `osm:way/123` or, as its facts name it, `way/123`.
 * Null where no course came from there.
 */
export async function getCalledCourseBySource(
	ctx: DomainContext,
	{ source, sourceId }: { source: string; sourceId: string },
): Promise<CalledCourse | null> {
	ctx.reads.add('catalogue');
	const names = [sourceId, `${source}:${sourceId}`];
	const own = ctx.db
		.select({ id: courses.id, isOwn: sql<boolean>`true` })
		.from(courses)
		.where(and(eq(courses.source, source), inArray(courses.sourceId, names)));
	const merged = ctx.db
		.select({ id: mergedCourseSources.courseId, isOwn: sql<boolean>`false` })
		.from(mergedCourseSources)
		.where(and(eq(mergedCourseSources.source, source), inArray(mergedCourseSources.sourceId, names)));
	const rows = await own.unionAll(merged);
	const found = rows.find(({ isOwn }) => isOwn) ?? rows[0];
	return found ? ((await readCalledCourses(ctx, [found.id]))[0] ?? null) : null;
}
