import { readHome } from '#domain/catalogue/home-queries.ts';
import { listLatestReviews } from '#domain/reviews/queries.ts';
import { readNowLines } from '../features/conditions/read-now.server.ts';
import { Carousel } from '../features/home/carousel.tsx';
import { Continents } from '../features/home/continents.tsx';
import { Hero } from '../features/home/hero.tsx';
import { HowItWorks } from '../features/home/how-it-works.tsx';
import { LatestReviews } from '../features/home/latest-reviews.tsx';
import { Newsletter } from '../features/home/newsletter.tsx';
import { SearchCard } from '../features/home/search-card.tsx';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/machines/meta.ts';
import { paths } from '../lib/paths.ts';
import { withFallback } from '../lib/with-fallback.ts';
import italicFont from '../styles/fonts/instrument-serif-italic-latin.woff2';
import { preloadFont } from '../styles/preload.ts';
import type { Route } from './+types/home';
import styles from './home.module.css';

const LATEST = 3;

export const handle: RouteHandle = { kind: 'reading', overPicture: true };

export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [{ carousel, continents }, reviews] = await Promise.all([
		withFallback(
			ctx,
			readHome(ctx),
			{ carousel: [], continents: [] },
			'Reading the top rated courses and the continents',
		),
		withFallback(ctx, listLatestReviews(ctx, LATEST), [], 'Reading the latest reviews'),
	]);
	const total = (of: 'courses' | 'countries') => continents.reduce((sum, continent) => sum + continent[of], 0);
	const now = await readNowLines(ctx, carousel);
	return { counted: { courses: total('courses'), countries: total('countries') }, carousel, now, continents, reviews };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Golf courses worldwide, rated by real players',
		description:
			'Find golf courses around the world, read what golfers who have played them say, and rate the ones you know.',
		path: paths.home(),
		origin: matches[0].loaderData?.origin,
	});
}

export default function Home({ loaderData }: Route.ComponentProps) {
	const { counted, carousel, now, continents, reviews } = loaderData;
	preloadFont(italicFont);
	return (
		<>
			<Hero counted={counted} />
			<SearchCard />
			<div className={styles.sections}>
				<Carousel courses={carousel} now={now} />
				<Continents continents={continents} />
				<LatestReviews reviews={reviews} here={paths.home()} feed={paths.reviewsFeed()} />
				<HowItWorks counted={counted} />
				<Newsletter />
			</div>
		</>
	);
}
