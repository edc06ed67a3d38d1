import { data, redirect } from 'react-router';
import { readNowLines } from '#app/features/conditions/read-now.server.ts';
import { listStructuredData } from '#app/features/lists/for-machines.ts';
import { LikeForm } from '#app/features/lists/like-form.tsx';
import { ListBar, viewsOf } from '#app/features/lists/list-bar.tsx';
import { ListEntries } from '#app/features/lists/list-entries.tsx';
import { ListHead } from '#app/features/lists/list-head.tsx';
import { ListMapView } from '#app/features/lists/list-map.tsx';
import { ownerName } from '#app/features/lists/list-owner.tsx';
import { PlayedRing } from '#app/features/rings/played-ring.tsx';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { getListMap } from '#domain/lists/map-queries.ts';
import { getPublicList } from '#domain/lists/public-queries.ts';
import type { Route } from './+types/list';
import styles from './list.module.css';

export const handle: RouteHandle = { kind: 'reading', query: ['view'] };

/** A former title leads to the present one; a list that is not public, no more or not yet, is not found. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const list = await getPublicList(ctx, params.slug);
	if (!list) throw data(null, { status: 404 });
	if (list.slug !== params.slug) throw redirect(listPaths.list(list.slug), 301);
	const courses = list.entries.map(({ course }) => course);
	const isMap = new URL(request.url).searchParams.get('view') === 'map';
	const [now, map] = await Promise.all([readNowLines(ctx, courses), isMap ? getListMap(ctx, list.id) : null]);
	return { list, now, map };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { list } = loaderData;
	const origin = matches[0].loaderData?.origin;
	const [first] = list.entries;
	return [
		...pageMeta({
			title: `${list.title}: a list of golf courses`,
			description:
				`${formatCount(list.entries.length, 'golf course')} in the order of ${ownerName(list.owner)}. ${list.words}`.trim(),
			path: listPaths.list(list.slug),
			origin,
			hidden: !list.shown,
			...(first && { picture: paths.sharePicture(first.course.slug) }),
		}),
		...(list.shown && origin ? listStructuredData(list, origin) : []),
	];
}

/** A public list (L2), the same for everyone. */
export default function ListPage({ loaderData: { list, now, map } }: Route.ComponentProps) {
	const at = listPaths.list(list.slug);
	return (
		<div className={`wrap ${styles.page}`}>
			<ListHead list={list} readers="public" ring={<PlayedRing at={at} of={list.entries.length} counted />}>
				{list.entries.length > 0 && (
					<form action={listPaths.wishList(list.slug)}>
						<Button type="submit" look="line">
							Add all to my wish list
						</Button>
					</form>
				)}
				<form action={listPaths.copyList(list.slug)}>
					<Button type="submit" look="line">
						Copy
					</Button>
				</form>
				<LikeForm list={list} />
				<ButtonLink to={at} look="line" data-share={list.title} aria-label={`Share the list ${list.title}`}>
					Share
				</ButtonLink>
				<a className={styles.report} href={paths.report({ list: list.id })} rel="nofollow">
					Report
				</a>
			</ListHead>
			{list.entries.length > 0 && <ListBar views={viewsOf(list.slug)} isMap={map !== null} />}
			{map ? (
				<ListMapView map={map} picture={listPaths.listMap(list.slug)} entries={list.entries} />
			) : (
				<ListEntries entries={list.entries} now={now} />
			)}
		</div>
	);
}
