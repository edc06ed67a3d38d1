import { listDeciders, listLog } from '#domain/desk/log-queries.ts';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { LOG_QUERY, readLogFilter, readLogPlace } from '../features/desk-log/log-address.ts';
import { LogFilters } from '../features/desk-log/log-filters.tsx';
import styles from '../features/desk-log/log-list.module.css';
import { LogList } from '../features/desk-log/log-list.tsx';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/desk-log';

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
