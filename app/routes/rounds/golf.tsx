import { EmptyList } from '#app/features/account/empty-list.tsx';
import { BookHead } from '#app/features/book/book-head.tsx';
import { BookPart } from '#app/features/book/book-part.tsx';
import { RingRows, rowOfPlace } from '#app/features/book/ring-rows.tsx';
import { WishRows } from '#app/features/book/wish-rows.tsx';
import { Years } from '#app/features/book/years.tsx';
import { LifeMap } from '#app/features/life-map/life-map.tsx';
import { listListAndGuideRings } from '#app/features/rings/list-rings.server.ts';
import { AfterReview } from '#app/features/rounds/after-review.tsx';
import { Diary } from '#app/features/rounds/diary.tsx';
import { useReadAnewOnceSent } from '#app/features/waiting/use-read-anew.ts';
import { WaitingPlace } from '#app/features/waiting/waiting-place.tsx';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Announced } from '#app/ui/announced.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Note } from '#app/ui/forms/form-parts.tsx';
import { Link } from '#app/ui/link.tsx';
import { listNewestWishes } from '#domain/reviews/lists/played-queries.ts';
import { listPlaceRings, type PlaceRing } from '#domain/reviews/lists/ring-queries.ts';
import { listAfterReview } from '#domain/rounds/after-review-queries.ts';
import { countBook, listYears } from '#domain/rounds/book-queries.ts';
import { listLastRounds } from '#domain/rounds/diary-queries.ts';
import { getBookMap } from '#domain/rounds/map-queries.ts';
import type { Route } from './+types/golf';
import styles from './golf.module.css';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['removed'] };

/** So many rounds, rings of each kind and wishes stand here; the others a link away. */
const ROUNDS = 6;
const RINGS = 4;
const WISHES = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const [counts, years, rounds, map, rings, guides, wishes, afterReview] = await Promise.all([
		countBook(ctx),
		listYears(ctx),
		listLastRounds(ctx, ROUNDS),
		getBookMap(ctx),
		listPlaceRings(ctx),
		listListAndGuideRings(ctx),
		listNewestWishes(ctx, WISHES),
		listAfterReview(ctx),
	]);
	const removed = new URL(request.url).searchParams.has('removed');
	return {
		counts,
		years,
		rounds,
		map,
		lands: firstOf(rings, 'land'),
		regions: firstOf(rings, 'region'),
		guides: { first: guides.slice(0, RINGS), total: guides.length },
		wishes,
		afterReview,
		removed,
	};
}

function firstOf(rings: readonly PlaceRing[], kind: PlaceRing['kind']) {
	const some = rings.filter((ring) => ring.kind === kind);
	return { first: some.slice(0, RINGS), total: some.length };
}

export function meta({ matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'My golf',
		description: 'Your rounds, day by day, and where they have taken you.',
		path: paths.memberGolf(),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** The golfer's own book (B4): what it holds in four numbers, its map, its rings, its last days and all its years. */
export default function MyGolf({ loaderData }: Route.ComponentProps) {
	const { counts, map, wishes, afterReview, removed } = loaderData;
	const isEmpty = counts.courses === 0 && wishes.total === 0;
	useReadAnewOnceSent();
	return (
		<div className={`wrap ${styles.page}`}>
			<BookHead
				title="My golf"
				counts={[
					{ of: counts.courses, one: 'course', many: 'courses' },
					{ of: counts.countries, one: 'country', many: 'countries' },
					{ of: counts.regions, one: 'region', many: 'regions' },
					{ of: counts.rounds, one: 'round', many: 'rounds' },
				]}
			>
				<ButtonLink to={paths.findCourse()} look="flag">
					Log a round
				</ButtonLink>
				<ButtonLink to={paths.addCourses()} look="line">
					Add many courses
				</ButtonLink>
			</BookHead>
			<WaitingPlace />
			<Announced isSuccess>{removed && <Note>The round is removed.</Note>}</Announced>
			<AfterReview reviews={afterReview} />
			{isEmpty ? (
				<EmptyList text="Your rounds stand here, day by day. Press Log a round on the page of a course that you have played.">
					<ButtonLink to={paths.findCourse()} look="line">
						Find a course
					</ButtonLink>
				</EmptyList>
			) : (
				<div className={styles.book}>
					{map.places.length > 0 && (
						<div className={styles.wide}>
							<LifeMap map={map} picture={paths.lifeMap()} wanted={wishes.total} />
						</div>
					)}
					<Rings {...loaderData} />
					<Days {...loaderData} />
					<Wishes wishes={wishes} />
				</div>
			)}
		</div>
	);
}

type Data = Route.ComponentProps['loaderData'];

function Rings({ lands, regions, guides }: Pick<Data, 'lands' | 'regions' | 'guides'>) {
	if (lands.total === 0 && guides.total === 0) return null;
	const allOf = ({ total }: { total: number }, at: string) =>
		total > RINGS ? { to: `${paths.memberPlaces()}#${at}`, label: `All ${formatNumber(total)}` } : null;
	return (
		<div className={styles.narrow}>
			{lands.total > 0 && (
				<BookPart id="countries" title="Countries" all={allOf(lands, 'countries')}>
					<RingRows rings={lands.first.map(rowOfPlace)} />
				</BookPart>
			)}
			{regions.total > 0 && (
				<BookPart id="regions" title="Regions" all={allOf(regions, 'regions')}>
					<RingRows rings={regions.first.map(rowOfPlace)} />
				</BookPart>
			)}
			{guides.total > 0 && (
				<BookPart id="lists" title="Lists and guides" all={allOf(guides, 'lists')}>
					<RingRows rings={guides.first} />
				</BookPart>
			)}
		</div>
	);
}

function Days({ rounds, years }: Pick<Data, 'rounds' | 'years'>) {
	const [last] = years;
	if (!last) return null;
	const all = { to: paths.memberYear(last.year), label: `All of ${last.year}` };
	const aside = (
		<Link to={all.to}>
			{formatCount(last.rounds, 'round')} in {last.year}
		</Link>
	);
	return (
		<div className={styles.wide}>
			<BookPart id="diary" title="Diary" isWide aside={aside} all={all}>
				<Diary rounds={rounds} by="year" />
			</BookPart>
			<BookPart id="years" title="Years" isWide>
				<Years years={years} />
			</BookPart>
		</div>
	);
}

function Wishes({ wishes: { items, total } }: Pick<Data, 'wishes'>) {
	if (total === 0) return null;
	return (
		<div className={styles.narrow}>
			<BookPart
				id="wishes"
				title="Want to play"
				all={{ to: paths.memberCourses(), label: `All ${formatNumber(total)}` }}
			>
				<WishRows courses={items} />
			</BookPart>
		</div>
	);
}
