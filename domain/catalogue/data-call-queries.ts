import { asc, sql } from 'drizzle-orm';
import { byNumberElseRenown, courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { COURSE_INDEX, type DomainContext } from '../shared/context.ts';
import type { CourseFilters, CourseIndex } from '../shared/course-index.ts';
import { hasRow } from '../shared/sets/row-set.ts';
import { type CalledCourse, readCalledCourses } from './data-calls/called-courses.ts';
import { isListed, rankingOrder } from './queries.ts';

/** A part of a long list. `next` is the id after which the following part begins; null on the last. */
export type CoursePart = { items: CalledCourse[]; next: number | null };

/**
 * The courses that pass the filters, in the order of their ids, from the one after `after` on: an order in which no course
 * is missed or told twice, whatever is rated or imported between two parts. Text is matched as on the find page.
 */
export async function listCoursesAfter(
	ctx: DomainContext,
	{ after, limit, ...filters }: CourseFilters & { after: number; limit: number },
): Promise<CoursePart> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const following = listIdsAfter(await ctx.courseIndex.ready(), filters, { after, most: limit + 1 });
	const ids = following.slice(0, limit);
	const next = following.length > limit ? (ids.at(-1) ?? null) : null;
	return { items: await readCalledCourses(ctx, ids), next };
}

function listIdsAfter(
	{ columns, byId, select }: CourseIndex,
	filters: CourseFilters,
	{ after, most }: { after: number; most: number },
): number[] {
	const { rows } = select(filters);
	const ids: number[] = [];
	for (let at = 0; at < byId.length && ids.length < most; at += 1) {
		const row = byId[at] ?? 0;
		const id = columns.id[row] ?? 0;
		if (id > after && hasRow(rows, row)) ids.push(id);
	}
	return ids;
}

/** A course by its id, or null. Its partner links are left out. */
export async function getCourseById(ctx: DomainContext, id: number): Promise<CalledCourse | null> {
	ctx.reads.add(`course:${id}`);
	const [course] = await readCalledCourses(ctx, [id]);
	return course ?? null;
}

/** Whether a course is ranked by reviews that nobody has invented. */
export const rankedWithoutSampled = sql`(${courses.ranked} and not exists (
	select from ${reviews} where ${reviews.courseId} = ${courses.id} and ${reviews.status} = 'published' and ${reviews.sample}))`;

const rankingWithoutSampled = [
	sql`${rankedWithoutSampled} desc`,
	byNumberElseRenown(rankedWithoutSampled),
	asc(courses.searchName),
	asc(courses.id),
];

/**
 * The order of the ranking as programs are told it. While sample reviews are loaded courses with samples in their rating stand
 * among the others, by renown and name: what they have is not told, and neither is their order.
 */
export const rankingOfPrograms = (samples: boolean) => (samples ? rankingWithoutSampled : rankingOrder);

/** `limit` courses of the ranking, from its first on or from the one behind so many. */
export async function listTopInFull(
	ctx: DomainContext,
	{ limit, behind = 0, samples }: { limit: number; behind?: number; samples: boolean },
): Promise<CalledCourse[]> {
	ctx.reads.add('ranking');
	const rows = await ctx.db
		.select({ id: courses.id })
		.from(courses)
		.where(isListed)
		.orderBy(...rankingOfPrograms(samples))
		.limit(limit)
		.offset(behind);
	return readCalledCourses(
		ctx,
		rows.map(({ id }) => id),
	);
}

/** What programs are told of courses that were found, beside what their cards tell; by their ids. */
export async function readFoundFacts({ db }: DomainContext, ids: readonly number[]) {
	const { id, sourceId, latitude, longitude, kind, holes, priceBand, terrain, architect } = courses;
	const rows = await db
		.select({ id, sourceId, latitude, longitude, kind, holes, priceBand, terrain, architect })
		.from(courses)
		.where(sql`${id} = any(${sql.param([...ids])})`);
	return new Map(rows.map((row) => [row.id, row]));
}
