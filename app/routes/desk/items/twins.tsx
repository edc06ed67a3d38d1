import { decideFromForm } from '#app/features/desk/deciding/decide-item.server.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskNews } from '#app/features/desk/frame/desk-news.tsx';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { inAddress } from '#app/features/desk/inbox/inbox-view.ts';
import { ITEM_HANDLE } from '#app/features/desk/item/item-handle.ts';
import { History } from '#app/features/desk/item/item-history.tsx';
import { requireNumber } from '#app/features/desk/item/item-id.ts';
import { Assignment, ItemNotes } from '#app/features/desk/item/item-margin.tsx';
import { loadItem } from '#app/features/desk/item/read-item.server.ts';
import { drawTwins } from '#app/features/desk/twins/draw-twins.server.ts';
import styles from '#app/features/desk/twins/twins.module.css';
import { TwinsActions } from '#app/features/desk/twins/twins-actions.tsx';
import { TwinsKeys } from '#app/features/desk/twins/twins-keys.tsx';
import { TwinsMap } from '#app/features/desk/twins/twins-map.tsx';
import { TwinsTable } from '#app/features/desk/twins/twins-table.tsx';
import { TwinsWhy } from '#app/features/desk/twins/twins-why.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { getTwins } from '#domain/course-desk/twins/twin-queries.ts';
import { countPlace } from '#domain/desk/inbox-queries.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';
import type { Route } from './+types/twins';

export const handle: RouteHandle = { ...ITEM_HANDLE, query: [...ITEM_HANDLE.query, 'stay'] };

export async function loader(args: Route.LoaderArgs) {
	const { thing: twins, frame } = await loadItem(args, 'twins', requireNumber, getTwins);
	const said = Number(new URL(args.request.url).searchParams.get('stay'));
	const staysId = [twins.first.id, twins.second.id].find((id) => id === said) ?? twins.stays.id;
	const [queue, drawn] = await Promise.all([
		frame.open?.decidedBy === null ? countPlace(args.context.get(domainContext), frame.open) : null,
		drawTwins([twins.first, twins.second], twins.neighbours),
	]);
	return { twins, frame, staysId, queue, drawn };
}

export const action = (args: Route.ActionArgs) => decideFromForm(args, 'twins', requireNumber);

export const meta = () => deskMeta(DESK_KINDS.twins.one);

const ABOVE = [
	{ label: 'Desk', to: deskPaths.inbox() },
	{ label: DESK_KINDS.twins.many, to: deskPaths.inbox({ view: 'twins' }) },
];

export default function DeskTwins({ loaderData, actionData }: Route.ComponentProps) {
	const { twins, frame, staysId, queue, drawn } = loaderData;
	const place = queue && `${formatNumber(queue.place)} of ${formatNumber(queue.of)}`;
	const left = queue && `${place} · ${formatCount(queue.of - queue.place, 'waits', 'wait')}`;
	const actions = <TwinsActions frame={frame} twins={twins} staysId={staysId} left={left} again={actionData} />;
	const way = <Breadcrumbs above={ABOVE} here={place ?? 'Decided'} />;
	return (
		<DeskPage title={DESK_KINDS.twins.one} way={way} aside={actions}>
			<DeskNews {...frame.news} />
			<TwinsTable twins={twins} staysId={staysId} view={inAddress(frame.view)} />
			<p className={styles.legend}>
				Bold: what the merged entry will have. Both names stay findable; the address of the one that goes leads to the
				other; the reviews and marks of both are kept.
			</p>
			<div className={styles.below}>
				<TwinsMap twins={twins} staysId={staysId} drawn={drawn} />
				<div className={styles.margin}>
					<TwinsWhy twins={twins} />
					<TwinsKeys frame={frame} />
					{frame.open && <Assignment frame={frame} />}
					<ItemNotes frame={frame} notes={frame.notes} />
					<History entries={frame.history} />
				</div>
			</div>
		</DeskPage>
	);
}
