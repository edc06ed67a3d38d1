import { eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import { codeOfCountry } from '../../catalogue/places/countries.ts';
import { foldText } from '../../shared/text/fold.ts';
import type { GivenCourse } from './read-lines.ts';

/** A course of today; `country` as alpha-2. */
export type NamedCourse = { id: number; slug: string; name: string; country: string };

/** The course that a line means; `ambiguous` where its name is that of several. */
export type FindNamed = (given: GivenCourse) => NamedCourse | 'unknown' | 'ambiguous';

const columns = { id: courses.id, slug: courses.slug, name: courses.name, country: courses.country };

/**
 * Finds the courses that lines name: by the slug, which may be one from before a course was renamed or merged, else by what their
 * source calls them, else by their very name in their country. Closed ones are found too.
 */
export async function findNamedCourses(db: Database, given: readonly GivenCourse[]): Promise<FindNamed> {
	const [bySlug, bySource, byName] = await Promise.all([
		findBySlug(db, distinct(given.map(({ courseSlug }) => courseSlug))),
		findBySource(db, distinct(given.map(({ courseSourceId }) => courseSourceId))),
		findByName(db, distinct(given.map(({ course }) => foldText(course)))),
	]);
	return ({ course, country, courseSlug, courseSource, courseSourceId }) => {
		const known = bySlug.get(courseSlug) ?? bySource.get(sourceKey(courseSource, courseSourceId));
		if (known) return known;
		const code = codeOfCountry(country);
		const called = (byName.get(foldText(course)) ?? []).filter((one) => country === '' || one.country === code);
		return called.length > 1 ? 'ambiguous' : (called[0] ?? 'unknown');
	};
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

async function findBySlug(db: Database, slugs: string[]): Promise<Map<string, NamedCourse>> {
	if (slugs.length === 0) return new Map();
	const [former, present] = await Promise.all([
		db
			.select({ ...columns, said: courseSlugAliases.slug })
			.from(courseSlugAliases)
			.innerJoin(courses, eq(courses.id, courseSlugAliases.courseId))
			.where(inArray(courseSlugAliases.slug, slugs)),
		db.select(columns).from(courses).where(inArray(courses.slug, slugs)),
	]);
	return new Map([
		...former.map(({ said, ...course }) => [said, course] as const),
		...present.map((course) => [course.slug, course] as const),
	]);
}

const sourceKey = (source: string, id: string) => JSON.stringify([source, id]);

async function findBySource(db: Database, ids: string[]): Promise<Map<string, NamedCourse>> {
	if (ids.length === 0) return new Map();
	const own = { source: courses.source, sourceId: courses.sourceId };
	const merged = { source: mergedCourseSources.source, sourceId: mergedCourseSources.sourceId };
	const [former, present] = await Promise.all([
		db
			.select({ ...columns, ...merged })
			.from(mergedCourseSources)
			.innerJoin(courses, eq(courses.id, mergedCourseSources.courseId))
			.where(inArray(mergedCourseSources.sourceId, ids)),
		db
			.select({ ...columns, ...own })
			.from(courses)
			.where(inArray(courses.sourceId, ids)),
	]);
	return new Map(
		[...former, ...present].map(({ source, sourceId, ...course }) => [sourceKey(source, sourceId), course] as const),
	);
}

async function findByName(db: Database, names: string[]): Promise<Map<string, NamedCourse[]>> {
	if (names.length === 0) return new Map();
	const found = await db
		.select({ ...columns, searchName: courses.searchName })
		.from(courses)
		.where(inArray(courses.searchName, names));
	return Map.groupBy(found, ({ searchName }) => searchName);
}
