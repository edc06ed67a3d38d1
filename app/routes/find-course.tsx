import { CONTINENTS } from '#domain/catalogue/continents.ts';
import { getCountryBySlug } from '#domain/catalogue/countries.ts';
import { listCountries } from '#domain/catalogue/queries.ts';
import { FIND_PAGE_SIZE, type FindFilter, type Found, findCourses } from '#domain/catalogue/search.ts';
import type { CountrySummary } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { AppliedNotes, FindFilters } from '../features/find/find-filters.tsx';
import { findAddress } from '../features/find/find-search.ts';
import { FoundCourses } from '../features/find/found-courses.tsx';
import { readFindSearch } from '../features/find/read-find-search.server.ts';
import { SearchForm } from '../features/find/search-form.tsx';
import { SuggestSection } from '../features/find/suggest-section.tsx';
import { domainContext } from '../lib/context.ts';
import { formatCount } from '../lib/format.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/meta.ts';
import { orEmpty } from '../lib/or-empty.ts';
import { SectionHead } from '../ui/section-head.tsx';
import type { Route } from './+types/find-course';
import styles from './find-course.module.css';

export const handle: RouteHandle = {
	kind: 'tool',
	query: ['continent', 'country', 'page', 'view', 'date', 'handicap'],
	freeQuery: ['q'],
};

const NOTHING: Omit<Found, 'facets'> = {
	items: [],
	page: 1,
	pages: 1,
	total: 0,
	totalIsLeast: false,
	pageSize: FIND_PAGE_SIZE,
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const search = readFindSearch(new URL(request.url).searchParams);
	const { q, continent, country, date, page } = search;
	const filter = {
		q,
		continent,
		country: country === null ? null : (getCountryBySlug(country)?.code ?? null),
		month: date === null ? null : Number(date.slice(5, 7)),
		page,
		handicap: search.handicap,
		sort: { by: q === '' ? 'rating' : 'match' } as const,
	};
	const [found, countries] = await Promise.all([
		orEmpty<Omit<Found, 'facets'>>(ctx, findOnly(ctx, filter), NOTHING, 'the courses that match'),
		orEmpty(ctx, listCountries(ctx), [], 'the countries that have courses'),
	]);
	return {
		found,
		search: { ...search, page: found.page },
		...summarise(countries),
		countries: countries
			.filter((choice) => continent === null || choice.continent === continent)
			.map(({ slug, name, courses }) => ({ slug, name, courses })),
	};
}

async function findOnly(ctx: DomainContext, filter: FindFilter) {
	const { facets: _, ...list } = await findCourses(ctx, filter);
	return list;
}

/** Continents that occur in the data, and how many courses and countries there are in all. */
function summarise(countries: CountrySummary[]) {
	return {
		continents: CONTINENTS.filter((continent) => countries.some((country) => country.continent === continent)),
		catalogue: { courses: countries.reduce((sum, { courses }) => sum + courses, 0), countries: countries.length },
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { search, found } = loaderData;
	const { continent, country, page } = search;
	const isPlain = search.q === '' && search.date === null && search.handicap === null;
	return pageMeta({
		title: 'Find Golf Courses',
		description:
			'Search golf courses all over the world by name, town, country and continent, with ratings by golfers.',
		path: findAddress({ q: '', continent, country, page, view: 'list', date: null, handicap: null }),
		hidden: !isPlain || found.total === 0,
		origin: matches[0].loaderData?.origin,
	});
}

export default function FindCourse({ loaderData }: Route.ComponentProps) {
	const { found, search, continents, countries, catalogue } = loaderData;
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Find Golf Courses" level={1}>
				<p>
					{formatCount(catalogue.courses, 'course')} in {formatCount(catalogue.countries, 'country', 'countries')}, in
					the order of their rating; those without one by name.
				</p>
			</SectionHead>
			<SearchForm search={search} countries={countries} />
			<FindFilters search={search} continents={continents} />
			<AppliedNotes search={search} />
			<FoundCourses found={found} search={search} />
			<SuggestSection />
		</div>
	);
}
