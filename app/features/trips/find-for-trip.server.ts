import { findCourses } from '#domain/catalogue/finding/search.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { listCardsBySlugs } from '#domain/trips/course-choice-queries.ts';
import { TRIP_LIMITS } from '#domain/trips/trip-limits.ts';
import { findParameters } from '../find/find-parameters.ts';
import { readMeaning } from '../find/meaning.server.ts';
import { readFindAddress } from '../find/read-find-search.server.ts';
import { COURSE_FIELDS } from './course-fields.ts';

/** So many courses of a search can be ticked. */
const MOST_FOUND = 24;

/** A course with a box before it. */
export type TripChoice = {
	slug: string;
	name: string;
	location: string;
	country: { name: string; slug: string };
	score: number | null;
	isTicked: boolean;
};

/**
 * The courses that a search of the find page gives, with the same parameters and in the same order, before them those that were ticked
 * before. `place` is the place that the search is about; `isSearch` whether anything was asked for.
 */
export async function findForTrip(ctx: DomainContext, params: URLSearchParams) {
	const ticked = COURSE_FIELDS.flatMap((name) => params.get(name) || []).slice(0, TRIP_LIMITS.courses);
	const isSearch = findParameters().some(([name]) => name !== 'page' && name !== 'view' && params.get(name));
	const [kept, meaning] = await Promise.all([
		listCardsBySlugs(ctx, ticked),
		isSearch ? readFindAddress(ctx, params).then((address) => readMeaning(ctx, address)) : null,
	]);
	const room = TRIP_LIMITS.courses - kept.length;
	const found = meaning ? await findCourses(ctx, { ...meaning.filter, page: 1, size: MOST_FOUND }) : null;
	const others = (found?.items ?? []).filter(({ slug }) => !ticked.includes(slug)).slice(0, room);
	const choices: TripChoice[] = [...kept, ...others].map(({ slug, name, location, country, land, score }) => ({
		...{ slug, name, location },
		country: { name: land.name, slug: country.slug },
		score: score.value,
		isTicked: ticked.includes(slug),
	}));
	return { choices, isSearch, total: found?.total ?? 0, place: meaning?.understood?.place?.name ?? null };
}

/** The parameters of the find page in an address besides its text, so that a search from here keeps them. */
export const findFieldsOf = (params: URLSearchParams): [string, string][] =>
	findParameters().flatMap(([name]): [string, string][] => {
		const value = params.get(name);
		return value && name !== 'q' && name !== 'page' && name !== 'view' ? [[name, value]] : [];
	});
