import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { LOG_QUERY, readLogFilter, readLogPlace } from '#app/features/desk/log/log-address.ts';
import { LogFilters } from '#app/features/desk/log/log-filters.tsx';
import { LogList } from '#app/features/desk/log/log-list.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listDeciders, listLog } from '#domain/desk/log/log-queries.ts';
import styles from '../../../features/desk/log/log-list.module.css';
import type { Route } from './+types/list';

export const handle: RouteHandle = { kind: 'reading', desk: 'chief', ...LOG_QUERY };

export async function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const filter = readLogFilter(request);
	const [page, deciders] = await Promise.all([listLog(ctx, filter, readLogPlace(request)), listDeciders(ctx)]);
	return { filter, deciders, ...page };
}

export const meta = () => deskMeta('Log');

export default function DeskLog({ loaderData: { filter, deciders, entries, older, newer } }: Route.ComponentProps) {
	return (
		<DeskPage
			title="Log"
			aside={
				<ButtonLink look="line" to={deskPaths.logExport(filter)}>
					Export as CSV
				</ButtonLink>
			}
		>
			<LogFilters filter={filter} deciders={deciders} />
			<LogList entries={entries} />
			{(older ?? newer) !== null && (
				<nav className={styles.pages} aria-label="Pages of the log">
					{newer !== null && (
						<ButtonLink look="line" to={deskPaths.log({ ...filter, after: String(newer) })} rel="prev">
							Newer
						</ButtonLink>
					)}
					{older !== null && (
						<ButtonLink look="line" to={deskPaths.log({ ...filter, before: String(older) })} rel="next">
							Older
						</ButtonLink>
					)}
				</nav>
			)}
		</DeskPage>
	);
}
