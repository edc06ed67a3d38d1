import { ListLines } from '#app/features/lists/list-lines.tsx';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { breadcrumbData } from '#app/lib/machines/breadcrumb-data.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import { Pager } from '#app/ui/pager.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { listShownLists } from '#domain/lists/public-queries.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { Route } from './+types/all-lists';
import styles from './list.module.css';

export const handle: RouteHandle = { kind: 'reading', query: ['page'] };

export function loader({ request, context }: Route.LoaderArgs) {
	const page = readPageNumber(new URL(request.url).searchParams.get('page'));
	return listShownLists(context.get(domainContext), page);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const origin = matches[0].loaderData?.origin;
	const page = loaderData?.page ?? 1;
	return [
		...pageMeta({
			title: `Lists of golf courses${page > 1 ? `, page ${page}` : ''}`,
			description:
				'Golf courses in the order of golfers: their best links, their next journey, where to take a beginner.',
			path: listPaths.lists(page),
			origin,
		}),
		breadcrumbData(origin ?? '', [
			['Home', paths.home()],
			['Lists', listPaths.lists()],
		]),
	];
}

/** All lists that their owners want to be found, the one that was changed last first. */
export default function ListsPage({ loaderData: { items, page, pages } }: Route.ComponentProps) {
	return (
		<div className={`wrap ${styles.page}`}>
			<SectionHead title="Lists" level={1}>
				<p>
					Courses in the order of golfers. <a href={listPaths.ownLists()}>Your own lists</a>
				</p>
			</SectionHead>
			{items.length === 0 ? (
				<p className={styles.lead}>
					No golfer shows a list yet. Yours may be the first: press the plus beside a course, wherever it stands.
				</p>
			) : (
				<ListLines lists={items} headingLevel={2} />
			)}
			<Pager page={page} pages={pages} to={(to) => listPaths.lists(to)} />
		</div>
	);
}
