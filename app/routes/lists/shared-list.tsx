import { data } from 'react-router';
import { readNowLines } from '#app/features/conditions/read-now.server.ts';
import { ListBar } from '#app/features/lists/list-bar.tsx';
import { ListEntries } from '#app/features/lists/list-entries.tsx';
import { ListHead } from '#app/features/lists/list-head.tsx';
import { ListMapView } from '#app/features/lists/list-map.tsx';
import ringStyles from '#app/features/rings/played-ring.module.css';
import { Ring } from '#app/features/rings/ring.tsx';
import { domainContext } from '#app/lib/context.ts';
import { formatNumber } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { getListMap } from '#domain/lists/map-queries.ts';
import { getListByLink } from '#domain/lists/public-queries.ts';
import { countPlayedOf } from '#domain/reviews/lists/ring-queries.ts';
import type { Route } from './+types/shared-list';
import styles from './list.module.css';

/** Read anew each time and kept nowhere: a link that is closed is closed at once. */
export const handle: RouteHandle = { kind: 'reading', keep: 'private', query: ['link', 'view'] };

/** The link stands in the query, which no log has, and in no address that machines are told. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { searchParams } = new URL(request.url);
	const link = searchParams.get('link') ?? '';
	const list = await getListByLink(ctx, link);
	if (!list) throw data(null, { status: 404 });
	const courses = list.entries.map(({ course }) => course);
	const slugs = courses.map(({ slug }) => slug);
	const [played, now, map] = await Promise.all([
		ctx.viewer.kind === 'member' ? countPlayedOf(ctx, slugs) : null,
		readNowLines(ctx, courses),
		searchParams.get('view') === 'map' ? getListMap(ctx, list.id) : null,
	]);
	return { list, link, now, played, map };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	return pageMeta({
		title: loaderData?.list.title ?? 'A list',
		description: 'A list of golf courses, for those who have its link.',
		path: '/lists/shared',
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

/** A list that is read by its link (L2). */
export default function SharedList({ loaderData: { list, link, now, played, map } }: Route.ComponentProps) {
	const of = list.entries.length;
	return (
		<div className={`wrap ${styles.page}`}>
			<ListHead
				list={list}
				readers="for those who have its link"
				ring={
					played !== null &&
					of > 0 && (
						<p className={ringStyles.played}>
							<Ring played={played} of={of} counted />
							<span>
								You have played {formatNumber(played)} of {formatNumber(of)}. <small>Only you see this ring.</small>
							</span>
						</p>
					)
				}
			/>
			{of > 0 && (
				<ListBar
					views={{ list: listPaths.listByLink(link), map: listPaths.listByLink(link, { view: 'map' }) }}
					isMap={map !== null}
				/>
			)}
			{map ? (
				<ListMapView map={map} picture={listPaths.listMapByLink(link)} entries={list.entries} />
			) : (
				<ListEntries entries={list.entries} now={now} />
			)}
		</div>
	);
}
