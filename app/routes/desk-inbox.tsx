import { findAlike } from '#domain/desk/alike-queries.ts';
import { countInbox, ITEMS_A_PAGE, listInbox } from '#domain/desk/inbox-queries.ts';
import { DeskKeys } from '../features/desk/desk-keys.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskNews } from '../features/desk/desk-news.tsx';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { countOf, InboxFilters } from '../features/desk/inbox-filters.tsx';
import { InboxList } from '../features/desk/inbox-list.tsx';
import { inAddress, VIEWS, viewOf } from '../features/desk/inbox-view.ts';
import { readNews } from '../features/desk/read-item.server.ts';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/desk-inbox';

export const handle: RouteHandle = { kind: 'reading', query: ['page', 'decided'], choices: { view: VIEWS } };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const view = viewOf(request);
	const page = Math.max(1, Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1);
	const [items, counts, news] = await Promise.all([
		listInbox(ctx, view, page),
		countInbox(ctx),
		readNews(ctx, request),
	]);
	return { view, page, items, counts, news, alike: await findAlike(ctx, items) };
}

export const meta = () => deskMeta('Inbox');

export default function DeskInbox({ loaderData: { view, page, items, counts, news, alike } }: Route.ComponentProps) {
	return (
		<DeskPage title="Inbox" aside={<DeskKeys />}>
			<DeskNews {...news} />
			<InboxFilters counts={counts} view={view} />
			<InboxList items={items} view={view} alike={alike} />
			<Pager
				page={page}
				pages={Math.ceil(countOf(counts, view) / ITEMS_A_PAGE)}
				to={(to) => deskPaths.inbox({ view: inAddress(view), page: to })}
			/>
		</DeskPage>
	);
}
