import { data } from 'react-router';
import { closeCourse } from '#domain/course-desk/closing-commands.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import { CourseName } from '../features/course-name.tsx';
import { deskMeta } from '../features/desk/desk-meta.ts';
import { DeskPage } from '../features/desk/desk-page.tsx';
import { refusalStatus } from '../features/desk/refusal-status.ts';
import { answerCourse } from '../features/desk-courses/answer-course.server.ts';
import { CloseForm } from '../features/desk-courses/close-form.tsx';
import { COURSE_SAID } from '../features/desk-courses/course-words.ts';
import { requireCourseId } from '../features/desk-courses/require-course-id.server.ts';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { readForm, textOf } from '../lib/form-body.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-course-closing';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const course = await getWholeCourse(context.get(domainContext), requireCourseId(params.id));
	if (!course) throw data(null, { status: 404 });
	return { id: course.id, name: course.name };
}

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['closedOn', 'words']);
	const typed = { closedOn: textOf(form, 'closedOn'), words: textOf(form, 'words') };
	const outcome = await closeCourse(context.get(domainContext), courseId, typed);
	const error = outcome.ok ? undefined : COURSE_SAID[outcome.kind];
	if (outcome.ok || error === undefined) return answerCourse(courseId, outcome, 'closed');
	return data({ ...typed, error }, { status: refusalStatus(outcome.kind) });
}

export const meta = () => deskMeta('Close a course');

export default function DeskCourseClosing({ loaderData: { id, name }, actionData: again }: Route.ComponentProps) {
	return (
		<DeskPage title="Close a course" aside={<a href={deskPaths.course(id)}>Back to the course</a>}>
			<p>
				<strong>
					<CourseName course={{ name }} />
				</strong>
			</p>
			<CloseForm courseId={id} again={again} />
		</DeskPage>
	);
}
