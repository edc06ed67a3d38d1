import { data, redirect } from 'react-router';
import { LOG_QUERY, readLogFilter } from '#app/features/desk/log/log-address.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { exportLog } from '#domain/desk/log/log-export-commands.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { Route } from './+types/file';

export const handle: RouteHandle = { kind: 'reading', desk: 'chief', fresh: true, writes: 'editor', ...LOG_QUERY };

export const loader = ({ request }: Route.LoaderArgs) => redirect(deskPaths.logExport(readLogFilter(request)));

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const exported = await exportLog(ctx, readLogFilter(request));
	if (!exported.ok) throw data(null, { status: 404 });
	const day = utcDay(ctx.now());
	return new Response(exported.value.csv, {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': `attachment; filename="fescue-log-${day}.csv"`,
		},
	});
}
