import { data, redirect } from 'react-router';
import { importCourseFile } from '#domain/course-desk/import-commands.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { ImportReport } from '../features/desk-courses/import-report.tsx';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { formatCount, formatNumber } from '../lib/format.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-course-file';

export const handle: RouteHandle = { kind: 'reading', fresh: true, writes: 'editor' };

export async function action({ params, context }: Route.ActionArgs) {
	if (!isUuid(params.file)) throw data(null, { status: 404 });
	const imported = await importCourseFile(context.get(domainContext), params.file);
	if (imported.ok) return imported.value;
	return redirect(deskPaths.importCourses({ said: 'file-gone' }), 303);
}

export const meta = () => deskMeta('Imported');

export default function DeskCourseFile({ actionData: report }: Route.ComponentProps) {
	return (
		<DeskPage title="Imported" aside={<a href={deskPaths.courses()}>All courses</a>}>
			{report ? (
				<>
					<p role="status">
						Written: {formatCount(report.written.inserted, 'new course')}, {formatNumber(report.written.updated)} filled
						up.
					</p>
					<ImportReport {...report} />
				</>
			) : (
				<p>
					What became of a file is told once, right after it was imported.{' '}
					<a href={deskPaths.importCourses()}>Import another</a>
				</p>
			)}
		</DeskPage>
	);
}
