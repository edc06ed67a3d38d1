import { data } from 'react-router';
import { ImportForm } from '#app/features/desk/courses/import-form.tsx';
import { ImportReport } from '#app/features/desk/courses/import-report.tsx';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { StampField } from '#app/features/forms/stamp-field.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { Button } from '#app/ui/button.tsx';
import { previewCourseFile } from '#domain/course-desk/import-commands.ts';
import { IMPORT_MESSAGES } from '#domain/course-desk/import-options.ts';
import type { Route } from './+types/import';

export const handle: RouteHandle = {
	kind: 'reading',
	choices: { flash: ['file-gone'] },
	fresh: true,
	writes: 'editor',
	files: ['courses'],
};

export function loader({ request }: Route.LoaderArgs) {
	const gone = new URL(request.url).searchParams.has('flash');
	return { flash: gone ? IMPORT_MESSAGES['file-gone'] : undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const form = await readForm(request, ['name', 'encoding']);
	const typed = { name: textOf(form, 'name').trim(), encoding: textOf(form, 'encoding').trim() };
	const file = ctx.uploads.find(({ field }) => field === 'courses');
	const read = await previewCourseFile(ctx, file, typed);
	if (read.ok) return { ...typed, error: undefined, preview: read.value, broken: null };
	if (read.kind === 'not-an-editor') throw data(null, { status: 404 });
	const again = { ...typed, preview: null };
	if (read.kind === 'broken-file') return data({ ...again, error: undefined, broken: read.report }, { status: 422 });
	return data({ ...again, error: IMPORT_MESSAGES[read.kind], broken: null }, { status: 400 });
}

export const meta = () => deskMeta('Import courses');

export default function DeskCourseImport({ loaderData: { flash }, actionData: sent }: Route.ComponentProps) {
	const preview = sent?.preview;
	return (
		<DeskPage title="Import courses" flash={sent ? undefined : flash}>
			{preview && (
				<>
					<p role="status">Nothing is written yet. This is what would become of {preview.name}:</p>
					<ImportReport {...preview.report} />
					<form method="post" action={deskPaths.importCourseFile(preview.fileId)}>
						<StampField />
						<Button type="submit" look="flag">
							Import it
						</Button>
					</form>
				</>
			)}
			{sent?.broken && (
				<>
					<p role="alert">
						<strong>
							{sent.name}
							{sent.broken.broken?.line != null && `, line ${sent.broken.broken.line}`}: {sent.broken.broken?.message}.
						</strong>{' '}
						Nothing was imported. What was read before that place:
					</p>
					<ImportReport {...sent.broken} />
				</>
			)}
			{!preview && <ImportForm name={sent?.name ?? ''} encoding={sent?.encoding ?? ''} error={sent?.error} />}
		</DeskPage>
	);
}
