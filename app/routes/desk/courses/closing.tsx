import { data } from 'react-router';
import { CourseName } from '#app/features/course-card/course-name.tsx';
import { answerCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { CloseForm } from '#app/features/desk/courses/close-form.tsx';
import { COURSE_FLASHES } from '#app/features/desk/courses/course-words.ts';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { refusalStatus } from '#app/features/desk/deciding/refusal-status.ts';
import { deskMeta } from '#app/features/desk/frame/desk-meta.ts';
import { DeskPage } from '#app/features/desk/frame/desk-page.tsx';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { closeCourse } from '#domain/course-desk/closing-commands.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import type { Route } from './+types/closing';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const course = await getWholeCourse(context.get(domainContext), requireCourseId(params.id));
	if (!course) throw data(null, { status: 404 });
	return { id: course.id, course: { name: course.name, country: course.country } };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['closedOn', 'words']);
	const typed = { closedOn: textOf(form, 'closedOn'), words: textOf(form, 'words') };
	const outcome = await closeCourse(context.get(domainContext), courseId, typed);
	const error = outcome.ok ? undefined : COURSE_FLASHES[outcome.kind];
	if (outcome.ok || error === undefined) return answerCourse(courseId, outcome, 'closed');
	return data({ ...typed, error }, { status: refusalStatus(outcome.kind) });
}

export const meta = () => deskMeta('Close a course');

export default function DeskCourseClosing({ loaderData: { id, course }, actionData: again }: Route.ComponentProps) {
	return (
		<DeskPage title="Close a course" aside={<a href={deskPaths.course(id)}>Back to the course</a>}>
			<p>
				<strong>
					<CourseName course={course} />
				</strong>
			</p>
			<CloseForm courseId={id} again={again} />
		</DeskPage>
	);
}
