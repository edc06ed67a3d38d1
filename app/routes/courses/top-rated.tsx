import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from 'react-router';
import { readNowLines } from '#app/features/conditions/read-now.server.ts';
import { readLayers } from '#app/features/dialogs/dialog-data.ts';
import { LateDialogs } from '#app/features/dialogs/late-dialogs.tsx';
import { readDialog } from '#app/features/dialogs/read-dialog.server.ts';
import { UNRANKED_WORDS } from '#app/features/rating/unranked-words.ts';
import { isSameList, listAddress, readListSearch } from '#app/features/top-rated/list-search.ts';
import { RANKING_COUNT_ID, Ranking, RankingSkeleton } from '#app/features/top-rated/ranking.tsx';
import { RankingFilters } from '#app/features/top-rated/ranking-filters.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { withFallback } from '#app/lib/with-fallback.ts';
import { Link } from '#app/ui/link.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { listTopRated, TOP_RATED_PAGE_SIZE } from '#domain/catalogue/queries.ts';
import type { CourseCard, Paged } from '#domain/catalogue/shapes.ts';
import type { Route } from './+types/top-rated';
import styles from './top-rated.module.css';

export const handle: RouteHandle = {
	kind: 'tool',
	query: ['continent', 'country', 'page', 'course', 'review'],
	// Any page of ours may have opened a dialog: made anew each time, it fills no memory.
	freeQuery: ['back'],
};

const NO_COURSES: Paged<CourseCard> = {
	items: [],
	page: 1,
	pages: 1,
	total: 0,
	totalIsLeast: false,
	pageSize: TOP_RATED_PAGE_SIZE,
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const params = new URL(request.url).searchParams;
	const { continent, country: slug, page } = readListSearch(params);
	const country = slug === null ? null : getCountryBySlug(slug);
	const filter = { continent, country: country?.code ?? null, page };
	const [list, dialog] = await Promise.all([
		withFallback(ctx, listTopRated(ctx, filter), NO_COURSES, 'Reading the ranking'),
		withFallback(ctx, readDialog(ctx, readLayers(params)), null, 'Reading the course of a dialog'),
	]);
	// Further down nobody knows: a page that has no ranked course comes after those that have.
	const now = await readNowLines(ctx, list.items);
	const isUnranked = list.page === 1 && list.items.length > 0 && !list.items[0]?.score.ranked;
	return {
		list,
		now,
		unranked: isUnranked ? UNRANKED_WORDS : null,
		search: { continent, country: country?.slug ?? null, page: list.page },
		countryName: country?.name ?? null,
		dialog,
	};
}

/** Closing a dialog asks for nothing: the list behind it is there, and what lay over it is taken away. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	if (!isSameList(currentUrl.searchParams, nextUrl.searchParams)) return defaultShouldRevalidate;
	const before = readLayers(currentUrl.searchParams);
	const after = readLayers(nextUrl.searchParams);
	const opensNothing =
		(after.course === null || after.course === before.course) &&
		(after.review === null || after.review === before.review);
	return opensNothing ? false : defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const origin = matches[0].loaderData?.origin;
	const { search, countryName, dialog, list, unranked } = loaderData;
	const place = countryName ?? search.continent;
	const course = dialog?.course;
	if (course) {
		return pageMeta({
			title: `${course.name}, ${course.country.name}`,
			description:
				course.description ??
				`${course.name}, ${course.country.name}: facts, and reviews by golfers who have played it.`,
			path: paths.course(course),
			picture: paths.sharePicture(course.slug),
			origin,
		});
	}
	return pageMeta({
		title: place ? `Top Rated Golf Courses in ${place}` : 'Top Rated Golf Courses',
		description: unranked
			? `The golf courses${place ? ` of ${place}` : ' of the world'} in the order of their rating. ${unranked}`
			: `The golf courses${place ? ` of ${place}` : ''} that golfers rate highest, out of ten, weighted by how many reviewed them and how recently.`,
		path: listAddress(search),
		hidden: dialog !== null || list.total === 0,
		origin,
	});
}

export default function TopRatedCourses({ loaderData }: Route.ComponentProps) {
	const { list, now, unranked, search, countryName, dialog } = loaderData;
	const next = useNextList();
	useFocusOnNewPage(list.page);
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Top Rated Golf Courses" level={1}>
				<p>
					{unranked ? (
						<>
							{unranked} <Link to={paths.createReview()}>Played one?</Link>
							{' · '}
						</>
					) : (
						'Every score is out of ten, weighted by how many golfers reviewed the course and how recently. '
					)}
					<Link to={paths.howWeRate()}>How we rate: the main ranking parameters</Link>
				</p>
			</SectionHead>
			<LateDialogs data={dialog} cards={list.items} addressOf={(layers) => listAddress(search, layers)} />
			<RankingFilters search={next ?? search} countryName={next && next.country === null ? null : countryName} />
			{dialog && !dialog.course && (
				<p className={styles.notice} role="status">
					We know no course at this address. It may have been renamed.{' '}
					<Link to={paths.findCourse()}>Look for it by name</Link>
				</p>
			)}
			{next ? <RankingSkeleton /> : <Ranking list={list} now={now} search={search} />}
		</div>
	);
}

/** The link to another page is gone with its page: who followed it goes on from the line that says where the list is now. */
function useFocusOnNewPage(page: number) {
	const before = useRef(page);
	useEffect(() => {
		const isLost = document.activeElement === document.body;
		if (before.current !== page && isLost) document.getElementById(RANKING_COUNT_ID)?.focus({ preventScroll: true });
		before.current = page;
	}, [page]);
}

/** The other part of the list that is on its way; null when nothing is, or only a dialog over the same list. */
function useNextList() {
	const location = useLocation();
	const { location: next } = useNavigation();
	if (next?.pathname !== location.pathname) return null;
	const params = new URLSearchParams(next.search);
	return isSameList(new URLSearchParams(location.search), params) ? null : readListSearch(params);
}
