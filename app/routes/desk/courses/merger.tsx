import { data, redirect } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { CourseList } from '#app/features/desk/courses/course-list.tsx';
import { CourseSearch } from '#app/features/desk/courses/course-search.tsx';
import { MergePreview } from '#app/features/desk/courses/merge-preview.tsx';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { mergeCourses } from '#domain/course-desk/merge-commands.ts';
import { previewMerge } from '#domain/course-desk/merge-queries.ts';
import { findDeskCourses, getWholeCourse } from '#domain/course-desk/queries.ts';
import type { Route } from './+types/merger';

export const handle: RouteHandle = {
	kind: 'reading',
	query: ['with', 'q'],
	fresh: true,
	writes: 'editor',
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const keptId = requireCourseId(params.id);
	const search = new URL(request.url).searchParams;
	const other = search.get('with');
	if (other !== null) {
		const preview = await previewMerge(ctx, keptId, requireCourseId(other));
		if (!preview) throw data(null, { status: 404 });
		return { course: preview.kept, preview, q: '', found: [] };
	}
	const course = await getWholeCourse(ctx, keptId);
	if (!course) throw data(null, { status: 404 });
	const q = search.get('q') ?? course.name;
	const { items } = await findDeskCourses(ctx, { q, page: 1 });
	return { course, preview: null, q, found: items.filter(({ id }) => id !== keptId) };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const keptId = requireCourseId(params.id);
	const goneId = requireCourseId(new URL(request.url).searchParams.get('with') ?? undefined);
	const form = await readForm(request, ['kept', 'gone']);
	const kept = { id: keptId, seen: textOf(form, 'kept') };
	const merged = await mergeCourses(context.get(domainContext), kept, { id: goneId, seen: textOf(form, 'gone') });
	if (merged.ok) return redirect(deskPaths.course(keptId, { flash: 'merged' }), 303);
	if (merged.kind !== 'version-changed') throw data(null, { status: 404 });
	return data({ changed: true }, { status: refusalStatus(merged.kind) });
}

export const meta = () => deskMeta('Merge courses');

export default function DeskCourseMerger({ loaderData, actionData }: Route.ComponentProps) {
	const { course, preview, q, found } = loaderData;
	return (
		<DeskPage
			title="Merge courses"
			aside={<a href={deskPaths.course(course.id)}>Back to the course</a>}
			flash={actionData?.changed ? 'One of them was changed meanwhile. Nothing was merged: look once more.' : undefined}
		>
			{preview ? (
				<MergePreview {...preview} />
			) : (
				<>
					<p>
						Which course is the same as <CourseName course={course} />? You see what would move before anything does.
					</p>
					<CourseSearch action={deskPaths.mergeCourse(course.id)} q={q} label="Name or place of the other course" />
					{found.length === 0 && <p>No other course is called anything like this.</p>}
					<CourseList courses={found} to={(id) => deskPaths.mergeCourse(course.id, { with: String(id) })} />
				</>
			)}
		</DeskPage>
	);
}
