import { getTableColumns, inArray } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { golferPhotograph } from '../pictures/golfer-photograph.ts';
import type { DomainContext } from '../shared/context.ts';
import { toDetails } from './details.ts';
import { findBySlugs } from './finding/find-by-slugs.ts';
import type { CourseDetails } from './shapes.ts';

/** `unknown` and `repeated` count the slugs that are no course's, and those of a course that another slug led to already. */
export type Compared = { courses: CourseDetails[]; unknown: number; repeated: number };

/** The courses of these slugs, old ones too, in full, in the order of the slugs, without their partner links. */
export async function listCoursesToCompare(ctx: DomainContext, slugs: readonly string[]): Promise<Compared> {
	if (slugs.length === 0) return { courses: [], unknown: 0, repeated: 0 };
	const rows = await findBySlugs(ctx, slugs, (some) =>
		ctx.db
			.select({ ...getTableColumns(courses), golferPhotograph })
			.from(courses)
			.where(inArray(courses.slug, some)),
	);
	const found = new Map(slugs.flatMap((slug) => rows.get(slug) ?? []).map((row) => [row.id, row]));
	for (const id of found.keys()) ctx.reads.add(`course:${id}`);
	return {
		courses: [...found.values()].map((row) => toDetails(row)),
		unknown: slugs.length - rows.size,
		repeated: rows.size - found.size,
	};
}
