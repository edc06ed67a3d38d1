import { inArray, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { golferPhotograph } from '#domain/pictures/golfer-photograph.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { clubOfCourse } from '../clubs/club-of-course.ts';
import { toDetails } from '../details.ts';
import type { CourseDetails } from '../shapes.ts';

/** What a course is called in a source that it came from, as in the file of the catalogue: `osm` and `osm:way/123`. */
export type SourceName = { source: string; id: string };

/** A course as programs get it; its first source name is that of the entry itself, the others are of those merged into it. */
export type CalledCourse = CourseDetails & {
	sourceNames: SourceName[];
	/** The id of a golfer's photograph that stands for it; null where there is none. `imageUrl` is a picture of the editors' alone. */
	golferPhotograph: string | null;
};

const mergedNames = sql<SourceName[] | null>`(
	select json_agg(json_build_object('source', m.source, 'id', m.source_id) order by m.source, m.source_id)
	from merged_course_sources m where m.course_id = courses.id
)`.as('merged_names');

/** The courses of these ids, in their order, in one statement; one that has just gone is left out. Throws when the database does. */
export async function readCalledCourses(ctx: DomainContext, ids: readonly number[]): Promise<CalledCourse[]> {
	if (ids.length === 0) return [];
	const rows = await ctx.db.query.courses.findMany({
		where: inArray(courses.id, [...ids]),
		extras: { club: clubOfCourse, golferPhotograph, mergedNames },
	});
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		if (!row) return [];
		ctx.reads.add(`course:${id}`);
		if (row.club) ctx.reads.add(`club:${row.club.id}`);
		const { club, golferPhotograph: photograph, mergedNames: merged, ...stored } = row;
		const own = { source: row.source, id: row.sourceId };
		return [{ ...toDetails(stored, { club }), sourceNames: [own, ...(merged ?? [])], golferPhotograph: photograph }];
	});
}
