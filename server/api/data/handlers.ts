import { type Answered, type Asked, CALLS, type CallName, NESTED_REVIEWS } from '#app/features/data-calls/calls.ts';
import {
	courseCursor,
	nextAddress,
	readCourseCursor,
	readReviewCursor,
	reviewCursor,
} from '#app/features/data-calls/cursors.ts';
import {
	toWireCourse,
	toWireLatest,
	toWireReview,
	toWireSuggestions,
	type WireCourse,
} from '#app/features/data-calls/wire.ts';
import { getCourseById, listCoursesAfter, listTopInFull } from '#domain/catalogue/data-call-queries.ts';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { listCourseChoices, suggest } from '#domain/catalogue/finding/search.ts';
import { COUNTRIES } from '#domain/catalogue/places/countries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { listLatestOpenReviews, listOpenReviews, listSampled } from '#domain/reviews/data-calls/data-call-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** What a call is answered with. `samples` says that sample reviews are loaded. */
export type Answering = { ctx: DomainContext; origin: string; samples: boolean };

/** Thrown where a cursor was made up. */
export class BadCursor extends Error {
	override name = 'BadCursor';
}

type Handler<Name extends CallName> = (answering: Answering, asked: Asked<Name>) => Promise<Answered<Name> | null>;

/** The calls that read; null is not found. */
export const HANDLERS: { [Name in Exclude<CallName, 'submitReview'>]: Handler<Name> } = {
	async listCourses(answering, { continent, country, q, limit, cursor, ...chosen }) {
		const code = country === undefined ? null : codeOf(country);
		// A country nobody knows has no courses.
		if (code === undefined) return { items: [], next: null };
		const after = cursor === undefined ? 0 : known(readCourseCursor(cursor));
		const ofFacts = forEachFilter(({ name }) => chosen[name]?.split('.') ?? []);
		const filters = { continent: continent === 'all' ? null : continent, country: code, q, ...ofFacts };
		const { items, next } = await listCoursesAfter(answering.ctx, { ...filters, after, limit });
		const query = { continent, country, q, ...chosen, limit };
		const following = next === null ? null : courseCursor(next);
		return {
			items: await toWireCourses(answering, items),
			next: nextAddress(answering.origin, CALLS.listCourses.path, query, following),
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
	async listReviews(answering, { id, limit, cursor }) {
		const part = await partOfReviews(answering, id, { limit, cursor });
		if (part.items.length > 0 || (await getCourseById(answering.ctx, id))) return part;
		return null;
	},
	async listTopCourses(answering, { limit }) {
		const { ctx, samples } = answering;
		return { items: await toWireCourses(answering, await listTopInFull(ctx, { limit, samples })) };
	},
	async listLatestReviews({ ctx, origin }, { limit }) {
		return { items: (await listLatestOpenReviews(ctx, limit)).map((review) => toWireLatest(review, origin)) };
	},
	async listCourseChoices({ ctx }, { q = '', limit }) {
		const found = await listCourseChoices(ctx, q, limit);
		return { items: found.map(({ id, name, location, country }) => ({ id, name, location, country })) };
	},
	async listSuggestions({ ctx, origin }, { q = '' }) {
		return toWireSuggestions(await suggest(ctx, q), origin);
	},
};

/** Courses as programs get them; which ratings hold samples is asked only where there are any. */
export async function toWireCourses({ ctx, samples }: Answering, courses: CourseDetails[]): Promise<WireCourse[]> {
	const rated = courses.filter(({ score }) => score.count > 0).map(({ id }) => id);
	const sampled = samples ? await listSampled(ctx, rated) : new Set<number>();
	return courses.map((course) => toWireCourse(course, sampled.has(course.id)));
}

async function partOfReviews(
	{ ctx, origin }: Answering,
	courseId: number,
	{ limit, cursor }: { limit: number; cursor?: string },
) {
	const after = cursor === undefined ? null : known(readReviewCursor(cursor));
	const { items, next } = await listOpenReviews(ctx, { courseId, after, limit });
	const path = CALLS.listReviews.path.replace('{id}', String(courseId));
	return {
		items: items.map((review) => toWireReview(review, origin)),
		next: nextAddress(origin, path, { limit }, next === null ? null : reviewCursor(next)),
	};
}

/** The alpha-2 code of a country named in English or by its code; undefined for no country. */
function codeOf(text: string): string | undefined {
	const wanted = text.trim().toLowerCase();
	return COUNTRIES.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.code;
}

function known<Place>(place: Place | null): Place {
	if (place === null) throw new BadCursor();
	return place;
}
