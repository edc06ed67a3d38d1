import { readNowLines } from '#app/features/conditions/read-now.server.ts';
import { Chips } from '#app/features/find/bar/chips.tsx';
import { FilterFields } from '#app/features/find/bar/filter-fields.tsx';
import { Filters } from '#app/features/find/bar/filters.tsx';
import { SearchLine } from '#app/features/find/bar/search-line.tsx';
import { useNarrowing } from '#app/features/find/bar/use-narrowing.ts';
import { Views } from '#app/features/find/bar/views.tsx';
import { writeCountries, writeCourses } from '#app/features/find/choices.ts';
import { catalogueInWords } from '#app/features/find/count-in-words.ts';
import { continentChoices, countryChoices, NOTHING_FOUND } from '#app/features/find/find-filter.server.ts';
import { mapOf } from '#app/features/find/find-map.server.ts';
import { findQuery } from '#app/features/find/find-parameters.ts';
import { findAddress, sortOf } from '#app/features/find/find-search.ts';
import { viewOf } from '#app/features/find/find-view.server.ts';
import { FoundCourses } from '#app/features/find/found-courses.tsx';
import { printCourses } from '#app/features/find/found-list.server.ts';
import { ListHead } from '#app/features/find/list-head.tsx';
import { MapView } from '#app/features/find/map-view.tsx';
import { plainly, readMeaning, takeOver } from '#app/features/find/meaning.server.ts';
import { readFindAddress, readFindSearch, withoutLookups } from '#app/features/find/read-find-search.server.ts';
import { SuggestSection } from '#app/features/find/suggest-section.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { Link } from '#app/ui/link.tsx';
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
	const params = new URL(request.url).searchParams;
	const address = readFindAddress(ctx, params).then((named) => readMeaning(ctx, named));
	const read = await withFallback(ctx, address, plainly(withoutLookups(params)), 'Reading what a search means');
	const [found, catalogue] = await Promise.all([
		withFallback<Found | null>(ctx, findCourses(ctx, read.filter), null, 'Reading the courses that match'),
		withFallback(
			ctx,
			countCatalogue(ctx),
			{ courses: 0, isRanked: true, countries: 0, territories: 0 },
			'Reading the size of the catalogue',
		),
	]);
	const { items, continents: known, page, pages, total, pageSize, facets, ...counts } = found ?? NOTHING_FOUND;
	const asked = { ...read.asked, page };
	const meaning = { ...read, asked, search: { ...read.search, page } };
	const { q, continent, country, date, handicap, view } = asked;
	const plain = findAddress({ ...readFindSearch(new URLSearchParams()), continent, country, view, page });
	const [bookings, now] = await Promise.all([
		date === null ? null : readBookings(ctx, items, date),
		readNowLines(ctx, items),
	]);
	const continents = continentChoices(takeOver(meaning, ['continent']), known);
	const countries = countryChoices(asked, facets);
	return {
		found: { page, pages, total, pageSize },
		courses: writeCourses(printCourses(items, now, read.filter, bookings, read.town?.name ?? null)),
		lead: catalogueInWords(catalogue, sortOf(meaning.search)),
		form: { q, country: country ?? '', date: date ?? '', handicap: handicap === null ? '' : handicapText(handicap) },
		view: view === 'grid' ? ('grid' as const) : ('list' as const),
		...viewOf(meaning, { ...counts, facets, page, pages, total }, bookings !== null && bookings.links.size > 0),
		continents,
		countries: writeCountries(countries),
		map: view === 'map' ? mapOf(meaning, { continents, countries }) : null,
		plain,
		trip: findAddress({ ...asked, view: 'list', page: 1 }).replace(paths.findCourse(), tripPaths.newTrip()),
		hidden: plain !== findAddress(asked) || total === 0,
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
	const { found, courses, form, view, first, later, map } = loaderData;
	const narrowing = useNarrowing(form);
	const list = (
		<FoundCourses
			found={found}
			courses={courses}
			view={view}
			said={loaderData.said}
			handicap={form.handicap}
			first={first}
			later={later}
		/>
	);
	return (
		<div className={`wrap ${styles.page}`}>
			<SearchLine q={form.q} narrowing={narrowing} kept={loaderData.kept} wordless={loaderData.wordless} />
			<Chips chips={loaderData.chips} instead={loaderData.instead} />
			<div className={styles.columns}>
				<Filters title={loaderData.filters} continents={loaderData.continents} groups={loaderData.groups}>
					<FilterFields {...form} narrowing={narrowing} countries={loaderData.countries} />
				</Filters>
				<div className={styles.views}>
					<Views views={loaderData.views} />
				</div>
				<div className={styles.list}>
					<ListHead
						answer={loaderData.answer}
						order={loaderData.order}
						sorts={loaderData.sorts}
						radii={loaderData.radii}
						notes={loaderData.notes}
					>
						{loaderData.lead} <Link to={paths.courses()}>Courses by country</Link>
					</ListHead>
					{map ? <MapView map={map}>{list}</MapView> : list}
					{loaderData.answer !== null && found.total > 0 && (
						<p className={styles.trip}>
							<Link to={loaderData.trip} rel="nofollow">
								Plan a trip with these
							</Link>
						</p>
					)}
				</div>
			</div>
			<SuggestSection />
		</div>
	);
}
