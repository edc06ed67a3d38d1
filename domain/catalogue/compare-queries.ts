import { inArray } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';
import { toDetails } from './details.ts';
import type { CourseDetails } from './shapes.ts';

/** The courses of these slugs in full, in the order of the slugs, without their partner links; unknown ones are left out. */
export async function listCoursesToCompare(ctx: DomainContext, slugs: readonly string[]): Promise<CourseDetails[]> {
	if (slugs.length === 0) return [];
	const rows = await ctx.db
		.select()
		.from(courses)
		.where(inArray(courses.slug, [...slugs]));
	for (const { id } of rows) ctx.reads.add(`course:${id}`);
	return slugs.flatMap((slug) => {
		const row = rows.find((one) => one.slug === slug);
		return row ? [toDetails(row)] : [];
	});
}
