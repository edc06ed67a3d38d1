import { CALLS } from '#app/features/data-calls/calls.ts';
import { type COURSE_CALLS, NESTED_REVIEWS } from '#app/features/data-calls/course-calls.ts';
import {
	courseCursor,
	nearbyCursor,
	nextAddress,
	readCourseCursor,
	readNearbyCursor,
} from '#app/features/data-calls/cursors.ts';
import { toWireSuggestions } from '#app/features/data-calls/wire.ts';
import { getCourseById, listCoursesAfter, listTopInFull } from '#domain/catalogue/data-call-queries.ts';
import type { CalledCourse } from '#domain/catalogue/data-calls/called-courses.ts';
import { getCalledCourseBySlug, getCalledCourseBySource } from '#domain/catalogue/data-calls/find-course-queries.ts';
import { listNearby } from '#domain/catalogue/data-calls/nearby-queries.ts';
import { type FilterName, forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { listCourseChoices, suggest } from '#domain/catalogue/finding/search.ts';
import { codeOfCountry } from '#domain/catalogue/places/countries.ts';
import type { CourseFilters } from '#domain/shared/course-index.ts';
import { type Answering, type Handler, placeIn, toWireCourses } from './answering.ts';
import { partOfReviews } from './review-handlers.ts';

/** The calls that tell of courses. */
export const COURSE_HANDLERS: { [Name in keyof typeof COURSE_CALLS]: Handler<Name> } = {
	async listCourses(answering, { continent, country, q, limit, cursor, ...chosen }) {
		const code = country === undefined ? undefined : codeOfCountry(country);
		// A country nobody knows has no courses.
		if (code === null) return { items: [], next: null };
		const filters = { continent: continent === 'all' ? null : continent, country: code, q, ...filtersOf(chosen) };
		const query = { continent, country, q, ...chosen, limit };
		return partOfCourses(answering, { path: CALLS.listCourses.path, filters, query, limit, cursor });
	},
	async listCoursesInBox(answering, { south, west, north, east, limit, cursor, ...chosen }) {
		const bounds = { south, west, north, east };
		const filters = { bounds, ...filtersOf(chosen) };
		const query = { ...bounds, ...chosen, limit };
		return partOfCourses(answering, { path: CALLS.listCoursesInBox.path, filters, query, limit, cursor });
	},
	async listNearbyCourses(answering, { latitude, longitude, radius_km, limit, cursor, ...chosen }) {
		const from = { latitude, longitude };
		const after = placeIn(cursor, readNearbyCursor);
		const asked = { from, kilometres: radius_km, after, limit, filters: filtersOf(chosen) };
		const { items, next } = await listNearby(answering.ctx, asked);
		const wires = await toWireCourses(
			answering,
			items.map(({ course }) => course),
		);
		const query = { ...from, radius_km, ...chosen, limit };
		const following = next && nearbyCursor(next);
		return {
			items: wires.map((wire, at) => ({ ...wire, distance_metres: items[at]?.metres ?? 0 })),
			next: nextAddress(answering.origin, CALLS.listNearbyCourses.path, query, following),
		};
	},
	async getCourse(answering, { id }) {
		const course = await getCourseById(answering.ctx, id);
		if (!course) return null;
		const [[wire], reviews] = await Promise.all([
			toWireCourses(answering, [course]),
			partOfReviews(answering, id, { limit: NESTED_REVIEWS }),
		]);
		return wire ? { ...wire, reviews: reviews.items, more_reviews: reviews.next } : null;
	},
	getCourseBySlug: async (answering, { slug }) => one(answering, await getCalledCourseBySlug(answering.ctx, slug)),
	getCourseBySource: async (answering, { source, source_id: sourceId }) =>
		one(answering, await getCalledCourseBySource(answering.ctx, { source, sourceId })),
	async listTopCourses(answering, { limit, cursor }) {
		const { ctx, samples, origin } = answering;
		const behind = placeIn(cursor, readCourseCursor) ?? 0;
		const found = await listTopInFull(ctx, { limit: limit + 1, behind, samples });
		const following = found.length > limit ? courseCursor(behind + limit) : null;
		return {
			items: await toWireCourses(answering, found.slice(0, limit)),
			next: nextAddress(origin, CALLS.listTopCourses.path, { limit }, following),
		};
	},
	async listCourseChoices({ ctx }, { q = '', limit }) {
		const found = await listCourseChoices(ctx, q, limit);
		return { items: found.map(({ id, name, location, country }) => ({ id, name, location, country })) };
	},
	async listSuggestions({ ctx, origin }, { q = '' }) {
		return toWireSuggestions(await suggest(ctx, q), origin);
	},
};

type Part = {
	path: string;
	filters: CourseFilters;
	/** As it was asked, for the address of the next part. */
	query: Readonly<Record<string, string | number | undefined>>;
	limit: number;
	cursor: string | undefined;
};

async function partOfCourses(answering: Answering, { path, filters, query, limit, cursor }: Part) {
	const after = placeIn(cursor, readCourseCursor) ?? 0;
	const { items, next } = await listCoursesAfter(answering.ctx, { ...filters, after, limit });
	return {
		items: await toWireCourses(answering, items),
		next: nextAddress(answering.origin, path, query, next === null ? null : courseCursor(next)),
	};
}

async function one(answering: Answering, course: CalledCourse | null) {
	if (!course) return null;
	const [wire] = await toWireCourses(answering, [course]);
	return wire ?? null;
}

const filtersOf = (chosen: { [Name in FilterName]?: string | undefined }) =>
	forEachFilter(({ name }) => chosen[name]?.split('.') ?? []);
