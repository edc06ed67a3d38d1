import { data, redirect } from 'react-router';
import { ImportReport } from '#app/features/desk/courses/import-report.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { formatCount, formatNumber } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Buttons, FormStack } from '#app/ui/forms/form-parts.tsx';
import { importCourseFile } from '#domain/course-desk/import-commands.ts';
import { IMPORT_MESSAGES } from '#domain/course-desk/import-options.ts';
import { getWaitingFile } from '#domain/course-desk/import-queries.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import type { Route } from './+types/import-file';

export const handle: RouteHandle = { kind: 'reading', fresh: true, writes: 'editor' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const name = isUuid(params.file) ? await getWaitingFile(context.get(domainContext), params.file) : null;
	// A file that was imported with this very request waits no more either: what the import answers comes before this.
	return data({ name }, { status: name === null ? 404 : 200 });
}

export async function action({ params, context }: Route.ActionArgs) {
	if (!isUuid(params.file)) throw data(null, { status: 404 });
	const imported = await importCourseFile(context.get(domainContext), params.file);
	if (imported.ok) return data(imported.value, { status: 200 });
	return redirect(deskPaths.importCourses({ flash: 'file-gone' }), 303);
}

export const meta = () => deskMeta('Import courses');

export default function DeskCourseFile({ params, loaderData, actionData: report }: Route.ComponentProps) {
	return (
		<DeskPage title={report ? 'Imported' : 'Import courses'} aside={<a href={deskPaths.courses()}>All courses</a>}>
			{report ? (
				<>
					<p role="status">
						Written: {formatCount(report.written.inserted, 'new course')}, {formatNumber(report.written.updated)} filled
						up.
					</p>
					<ImportReport {...report} />
				</>
			) : (
				<Waiting file={params.file} name={loaderData.name} />
			)}
		</DeskPage>
	);
}

/** Whoever had to show the second factor between the preview and the import comes here; nothing is imported by coming. */
function Waiting({ file, name }: { file: string; name: string | null }) {
	if (name === null) return <Gone />;
	return (
		<form method="post" action={deskPaths.importCourseFile(file)}>
			<StampField />
			<FormStack>
				<p>
					<bdi>{name}</bdi>, which you have read, waits for a day. Nothing of it is written until you import it.
				</p>
				<Buttons>
					<Button type="submit" look="flag">
						Import it
					</Button>
					<ButtonLink to={deskPaths.importCourses()} look="line">
						Read another file
					</ButtonLink>
				</Buttons>
			</FormStack>
		</form>
	);
}

function Gone() {
	return (
		<>
			<p>{IMPORT_MESSAGES['file-gone']}</p>
			<div>
				<ButtonLink to={deskPaths.importCourses()}>Read another file</ButtonLink>
			</div>
		</>
	);
}
