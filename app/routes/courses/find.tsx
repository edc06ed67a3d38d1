import { writeCountries, writeCourses } from '#app/features/find/choices.ts';
import { catalogueInWords, countInWords } from '#app/features/find/count-in-words.ts';
import { Facets } from '#app/features/find/facets.tsx';
import { continentChoices, countryChoices, filterOf, NOTHING_FOUND } from '#app/features/find/find-filter.server.ts';
import { mapOf } from '#app/features/find/find-map.server.ts';
import { findQuery } from '#app/features/find/find-parameters.ts';
import { findAddress } from '#app/features/find/find-search.ts';
import { sortOf, viewOf } from '#app/features/find/find-view.server.ts';
import { FoundCourses } from '#app/features/find/found-courses.tsx';
import { printCourses } from '#app/features/find/found-list.server.ts';
import { ListTools } from '#app/features/find/list-tools.tsx';
import { MapView } from '#app/features/find/map-view.tsx';
import { readFindSearch } from '#app/features/find/read-find-search.server.ts';
import { SearchForm } from '#app/features/find/search-form.tsx';
import { SuggestSection } from '#app/features/find/suggest-section.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { ChoiceLinks } from '#app/ui/choice-links.tsx';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import { type Found, findCourses } from '#domain/catalogue/finding/search.ts';
import { listBookingsOn } from '#domain/catalogue/partners/partner-queries.ts';
import { countCatalogue } from '#domain/catalogue/queries.ts';
import type { FoundCourse } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Route } from './+types/find';
import styles from './find.module.css';

export const handle: RouteHandle = {
	kind: 'tool',
	// The browser has no use for it, and goes without the definitions that it is made from.
	...(import.meta.env.SSR ? findQuery() : {}),
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const asked = readFindSearch(new URL(request.url).searchParams);
	const [found, catalogue] = await Promise.all([
		withFallback<Found | null>(ctx, findCourses(ctx, filterOf(asked)), null, 'Reading the courses that match'),
		withFallback(
			ctx,
			countCatalogue(ctx),
			{ courses: 0, isRanked: true, countries: 0, territories: 0 },
			'Reading the size of the catalogue',
		),
	]);
	const { items, facets, regions, continents: known, page, pages, total, pageSize } = found ?? NOTHING_FOUND;
	const search = { ...asked, page };
	const { q, continent, country, date, handicap, view } = search;
	const plain = findAddress({ ...readFindSearch(new URLSearchParams()), continent, country, view, page });
	const bookings = date === null ? null : await readBookings(ctx, items, date);
	const continents = continentChoices(search, known);
	const countries = countryChoices(search, facets);
	return {
		found: { page, pages, total, pageSize },
		courses: writeCourses(printCourses(items, bookings)),
		count: countInWords({ page, pages, total }),
		lead: catalogueInWords(catalogue, sortOf(search)),
		form: { q, country: country ?? '', date: date ?? '', handicap: handicap === null ? '' : handicapText(handicap) },
		view: view === 'grid' ? ('grid' as const) : ('list' as const),
		...viewOf(search, { facets, regions }, bookings !== null && bookings.links.size > 0),
		continents,
		countries: writeCountries(countries),
		map: view === 'map' ? mapOf(search, { continents, countries }) : null,
		plain,
		hidden: plain !== findAddress(search) || total === 0,
	};
}

async function readBookings(ctx: DomainContext, courses: readonly FoundCourse[], day: string) {
	const ids = courses.map(({ id }) => id);
	return {
		day,
		links: await withFallback(ctx, listBookingsOn(ctx, ids, day), new Map(), 'Reading the booking links of a day'),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Find Golf Courses',
		description:
			'Search golf courses all over the world by name, town, country and continent, with ratings by golfers.',
		path: loaderData.plain,
		hidden: loaderData.hidden,
		origin: matches[0].loaderData?.origin,
	});
}

export default function FindCourse({ loaderData }: Route.ComponentProps) {
	const { found, courses, form, count, view, first, later, groups, chips, notes, kept, countries, map } = loaderData;
	const list = (
		<>
			<ListTools sorts={loaderData.sorts} chips={chips} notes={notes} />
			<FoundCourses
				found={found}
				courses={courses}
				view={view}
				count={count}
				handicap={form.handicap}
				first={first}
				later={later}
			/>
		</>
	);
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Find Golf Courses" level={1}>
				<p>
					{loaderData.lead} <Link to={paths.howWeRate()}>How we rate</Link>
					{' · '}
					<Link to={paths.courses()}>Courses by country</Link>
				</p>
			</SectionHead>
			<SearchForm {...form} kept={kept} countries={countries} />
			<div className={styles.choices}>
				<ChoiceLinks label="Continents" choices={loaderData.continents} />
				<ChoiceLinks label="View" choices={loaderData.views} />
			</div>
			<div className={styles.columns}>
				<Facets groups={groups} title={loaderData.filters} />
				<div className={styles.list}>{map ? <MapView map={map}>{list}</MapView> : list}</div>
			</div>
			<SuggestSection />
		</div>
	);
}
