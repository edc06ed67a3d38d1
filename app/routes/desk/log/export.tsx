import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { LOG_QUERY, readLogFilter } from '#app/features/desk/log/log-address.ts';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatDate } from '#app/lib/format/format-day.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/export';

export const handle: RouteHandle = { kind: 'reading', desk: 'chief', fresh: true, ...LOG_QUERY };

export const loader = ({ request }: Route.LoaderArgs) => readLogFilter(request);

export const meta = () => deskMeta('Export the log');

export default function DeskLogExport({ loaderData: filter }: Route.ComponentProps) {
	const { kind, editor, from, to } = filter;
	const parts = [
		kind !== null && `about ${kind}s`,
		editor !== null && 'by the chosen editor',
		from !== null && `from ${formatDate(from)}`,
		to !== null && `to ${formatDate(to)}`,
	].filter(Boolean);
	return (
		<DeskPage title="Export the log" narrow>
			<p>
				{parts.length > 0 ? `The entries ${parts.join(', ')}` : 'All entries'} as one CSV file for a spreadsheet, the
				oldest first. What a spreadsheet would compute begins with an apostrophe in it. The file names editors: keep it
				as you keep their letters.
			</p>
			<p>That the log was exported is entered in the log.</p>
			<form method="post" action={deskPaths.logFile(filter)}>
				<StampField />
				<Button type="submit">Download</Button>
			</form>
			<a href={deskPaths.log(filter)}>Back to the log</a>
		</DeskPage>
	);
}
