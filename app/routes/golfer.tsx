import { data } from 'react-router';
import { listListsOf } from '#domain/lists/public-queries.ts';
import { versionOf } from '#domain/members/golf-picture/pictured-queries.ts';
import { getShownGolf } from '#domain/members/golf-queries.ts';
import { getGolfer, listCoursesOfGolfer } from '#domain/members/golfer-queries.ts';
import { listReviewsOfGolfer } from '#domain/reviews/authors/author-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import { golferStructuredData } from '../features/golfer/for-machines.ts';
import { GolferCourses } from '../features/golfer/golfer-courses.tsx';
import { GolferGolf } from '../features/golfer/golfer-golf.tsx';
import { GolferHead } from '../features/golfer/golfer-head.tsx';
import { GolferReview } from '../features/golfer/golfer-review.tsx';
import { ListLines } from '../features/lists/list-lines.tsx';
import { FeedLink } from '../features/machines/feed-link.tsx';
import { HowChecked } from '../features/review/how-checked.tsx';
import { domainContext } from '../lib/context.ts';
import { formatCount } from '../lib/format/format.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { pageMeta } from '../lib/machines/meta.ts';
import { paths } from '../lib/paths.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Pager } from '../ui/pager.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import type { Route } from './+types/golfer';
import styles from './golfer.module.css';

export const handle: RouteHandle = { kind: 'reading', query: ['page'] };

/** A page that is off, and an address that somebody had once, is not found (decision P6). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const golfer = await getGolfer(ctx, params.handle);
	if (!golfer) throw data(null, { status: 404 });
	const { userId, name, shownGolf: _, ...shown } = golfer;
	const page = readPageNumber(new URL(request.url).searchParams.get('page'));
	const [reviews, courses, lists, { map, ...golf }] = await Promise.all([
		listReviewsOfGolfer(ctx, userId, page),
		listCoursesOfGolfer(ctx, userId),
		listListsOf(ctx, userId),
		getShownGolf(ctx, golfer),
	]);
	const version = map || golf.counts ? versionOf({ counts: golf.counts, map }) : null;
	const hasMap = map !== null;
	return { golfer: { ...shown, name: name ?? 'Anonymous Golfer' }, reviews, courses, lists, golf, version, hasMap };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { golfer, reviews, courses, version } = loaderData;
	const origin = matches[0].loaderData?.origin;
	const page = reviews.page === 1 ? null : reviews.page;
	const from = golfer.homeCountry ? ` from ${golfer.homeCountry.name}` : '';
	const played = `${formatCount(reviews.total, 'review')} of ${formatCount(courses.total, 'golf course')}`;
	return [
		...pageMeta({
			title: `${golfer.name}: golf course reviews${page ? `, page ${page}` : ''}`,
			description: `${golfer.name}${from} has written ${played} on Fescue.`,
			path: paths.golfer(golfer.handle, { page }),
			origin,
			...(version && { picture: paths.golfSharePicture({ handle: golfer.handle, version }) }),
		}),
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title: `Fescue: reviews by ${golfer.name}`,
			href: paths.golferFeed(golfer.handle),
		},
		...(origin ? golferStructuredData(golfer, origin) : []),
	];
}

export default function GolferPage({ loaderData }: Route.ComponentProps) {
	const { golfer, reviews, courses, lists, golf, version, hasMap } = loaderData;
	const addressOf = (page: number) => `${paths.golfer(golfer.handle, { page: page === 1 ? null : page })}#reviews`;
	return (
		<div className={`wrap ${styles.page}`}>
			<div className={styles.opening}>
				<Breadcrumbs above={[{ label: 'Home', to: paths.home() }]} here={golfer.name} />
				<GolferHead golfer={golfer} reviews={reviews.total} courses={courses.total} />
			</div>
			<GolferGolf golfer={golfer} golf={golf} map={hasMap ? version : null} />
			{lists.length > 0 && (
				<section className={styles.lists} aria-labelledby="lists">
					<SectionHead title="Lists" id="lists" />
					<ListLines lists={lists} ofOne headingLevel={3} />
				</section>
			)}
			<section className={styles.reviews} aria-labelledby="reviews">
				<SectionHead title="Reviews" id="reviews">
					<p>
						<HowChecked />
					</p>
				</SectionHead>
				{reviews.items.length === 0 ? (
					<p>No reviews yet.</p>
				) : (
					<div>
						{reviews.items.map((review) => (
							<GolferReview key={review.id} review={review} />
						))}
					</div>
				)}
				<Pager page={reviews.page} pages={reviews.pages} to={addressOf} />
				<FeedLink to={paths.golferFeed(golfer.handle)}>Feed of new reviews by {golfer.name}</FeedLink>
			</section>
			{courses.total > 0 && <GolferCourses courses={courses.items} total={courses.total} />}
		</div>
	);
}
