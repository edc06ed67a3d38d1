import { countedLinks } from '#app/features/area/area-link.ts';
import { ContinentCountries } from '#app/features/place/continent-countries.tsx';
import { PlaceCredits } from '#app/features/place/place-credits.tsx';
import { PlaceHead } from '#app/features/place/place-head.tsx';
import { domainContext } from '#app/lib/context.ts';
import { formatCount, formatPlaces } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { countCoursesByArea } from '#domain/catalogue/places/areas/area-queries.ts';
import { AREAS } from '#domain/catalogue/places/areas/areas.ts';
import { summariseContinents } from '#domain/catalogue/places/continent-queries.ts';
import { countPlaces, getCountry } from '#domain/catalogue/places/countries.ts';
import { listLandsWithBest } from '#domain/catalogue/places/land-queries.ts';
import { RATING_WORDS } from '#domain/reviews/rating/rating-words.ts';
import type { Route } from './+types/countries';
import styles from './countries.module.css';

export const handle: RouteHandle = { kind: 'reading' };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [continents, lands, areas] = await Promise.all([
		withFallback(ctx, summariseContinents(ctx), [], 'Reading the continents'),
		withFallback(ctx, listLandsWithBest(ctx), [], 'Reading the countries'),
		withFallback(ctx, countCoursesByArea(ctx), new Map<string, number>(), 'Counting the courses of golf areas'),
	]);
	// A course of a nation is one of its country too.
	const countries = lands.filter(({ isNation }) => !isNation);
	return {
		courses: countries.reduce((sum, country) => sum + country.courses, 0),
		places: countPlaces(countries.map(({ code }) => code)),
		hasBest: countries.some(({ best }) => best !== null),
		continents: continents
			.map((summary) => ({
				summary,
				countries: lands.filter(({ continent }) => continent === summary.continent),
				areas: countedLinks(areasOfContinent(summary.continent), areas),
			}))
			.filter((continent) => continent.countries.length > 0),
	};
}

/** Where an area lies in several countries, they lie on one continent. */
const areasOfContinent = (continent: string) =>
	AREAS.filter(({ countries: [code] }) => getCountry(code)?.continent === continent);

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const origin = matches[0].loaderData?.origin;
	const best = loaderData?.hasBest ? ', and which of them golfers rate highest' : ', and what is known of them';
	return [
		...pageMeta({
			title: 'Golf courses by country',
			description: `Every continent and country with golf courses we know: how many there are${best}.`,
			path: paths.courses(),
			origin,
		}),
		breadcrumbData(origin ?? '', [
			['Home', paths.home()],
			['Courses', paths.courses()],
		]),
	];
}

export default function CoursesPage({ loaderData }: Route.ComponentProps) {
	const { courses, places, hasBest, continents } = loaderData;
	return (
		<div className={`wrap ${styles.page}`}>
			<Breadcrumbs above={[{ label: 'Home', to: paths.home() }]} here="Courses" />
			<PlaceHead
				kicker="Golf courses by country"
				name="The world"
				map={{
					src: paths.map('world'),
					alt: 'Map of the world with dots where golf courses are',
					width: 960,
					height: 440,
				}}
			>
				<p>
					{formatCount(courses, 'course')} in {formatPlaces(places)}.
				</p>
				<p>
					{hasBest
						? `Beside each country stands the course that golfers rate highest there, where ${RATING_WORDS.rankedFrom} or more have rated one.`
						: `Once ${RATING_WORDS.rankedFrom} golfers have rated a course of a country, the highest rated stands beside it.`}{' '}
					<a href={paths.howWeRate()}>How we rate</a>
				</p>
			</PlaceHead>
			{continents.map((continent) => (
				<ContinentCountries key={continent.summary.continent} {...continent} />
			))}
			<p className={styles.credits}>
				<PlaceCredits />
			</p>
		</div>
	);
}
