import { and, asc, gt, lte, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { countryOf } from './cards.ts';

/** A sheet of the site map holds the courses whose ids lie in one range of so many; search engines take 50,000. */
export const COURSES_A_SHEET = 10_000;
/** Small pieces: what is held at one time is a few hundred courses, however large the catalogue. */
const ROWS_A_READ = 250;

/** A course's address, and the moment its page last changed. */
export type MappedCourse = { slug: string; countrySlug: string; updated: Date };

/**
 * The numbers of the sheets that have courses, from 1 on, and the latest moment anything on them may have changed. A new
 * review counts for every sheet: which one it belongs to is not worth a look at all reviews.
 */
export async function listCourseSheets(ctx: DomainContext): Promise<{ number: number; updated: Date }[]> {
	const number = sql<number>`((${courses.id} - 1) / ${sql.raw(String(COURSES_A_SHEET))} + 1)::int`;
	const [sheets, [latest]] = await Promise.all([
		ctx.db
			.select({ number, updated: sql<string>`max(${courses.updatedAt})` })
			.from(courses)
			.groupBy(number)
			.orderBy(number),
		ctx.db
			.select({ at: reviews.createdAt })
			.from(reviews)
			.where(sql`status = 'published' and not sample`)
			.orderBy(sql`created_at desc, id desc`)
			.limit(1),
	]);
	return sheets.map((sheet) => ({
		number: sheet.number,
		updated: new Date(Math.max(Date.parse(sheet.updated), latest?.at.getTime() ?? 0)),
	}));
}

/** The courses of one sheet, read a few hundred at a time, so that a large catalogue is never in memory as a whole. */
export async function* readCourseSheet(ctx: DomainContext, number: number): AsyncGenerator<MappedCourse[]> {
	const last = number * COURSES_A_SHEET;
	let after = last - COURSES_A_SHEET;
	while (after < last) {
		const rows = await ctx.db
			.select({ id: courses.id, slug: courses.slug, country: courses.country, updated: courses.updatedAt, reviewed })
			.from(courses)
			.where(and(gt(courses.id, after), lte(courses.id, last)))
			.orderBy(asc(courses.id))
			.limit(ROWS_A_READ);
		if (rows.length > 0) yield rows.map(toMapped);
		after = rows.length < ROWS_A_READ ? last : (rows.at(-1)?.id ?? last);
	}
}

/** When the newest real review of a course came in. As plain SQL: drizzle would print `id` without `courses`, and mean the review's. */
const reviewed = sql<string | null>`(
	select r.created_at from reviews r
	where r.course_id = courses.id and r.status = 'published' and not r.sample
	order by r.created_at desc limit 1
)`;

function toMapped(row: { slug: string; country: string; updated: Date; reviewed: string | null }): MappedCourse {
	const reviewedAt = row.reviewed ? Date.parse(row.reviewed) : 0;
	return {
		slug: row.slug,
		countrySlug: countryOf(row.country).slug,
		updated: new Date(Math.max(row.updated.getTime(), reviewedAt)),
	};
}
