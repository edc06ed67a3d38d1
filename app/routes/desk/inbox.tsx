import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskNews } from '#app/features/desk/frame/desk-news.tsx';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { countOf, InboxFilters } from '#app/features/desk/inbox/inbox-filters.tsx';
import { InboxList } from '#app/features/desk/inbox/inbox-list.tsx';
import { inAddress, VIEWS, viewOf } from '#app/features/desk/inbox/inbox-view.ts';
import { readNews } from '#app/features/desk/item/read-item.server.ts';
import { DeskKeys } from '#app/features/desk/keys/desk-keys.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Pager } from '#app/ui/pager.tsx';
import { findAlike } from '#domain/desk/deciding/alike-queries.ts';
import { countInbox, ITEMS_A_PAGE, listInbox } from '#domain/desk/inbox-queries.ts';
import type { Route } from './+types/inbox';

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
			<p>
				<a href={deskPaths.firstReviews()}>First reviews to read</a>
			</p>
			<InboxList items={items} view={view} alike={alike} />
			<Pager
				page={page}
				pages={Math.ceil(countOf(counts, view) / ITEMS_A_PAGE)}
				to={(to) => deskPaths.inbox({ view: inAddress(view), page: to })}
			/>
		</DeskPage>
	);
}
