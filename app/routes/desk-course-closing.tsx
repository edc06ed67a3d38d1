import { closeCourse } from '#domain/course-desk/closing-commands.ts';
import { answerCourse, toCourse } from '../features/desk-courses/answer-course.server.ts';
import { requireCourseId } from '../features/desk-courses/require-course-id.server.ts';
import { domainContext } from '../lib/context.ts';
import { readForm, textOf } from '../lib/form-body.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-course-closing';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = toCourse;

export async function action({ params, request, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const form = await readForm(request, ['closedOn', 'words']);
	const outcome = await closeCourse(context.get(domainContext), courseId, {
		closedOn: textOf(form, 'closedOn'),
		words: textOf(form, 'words'),
	});
	return answerCourse(courseId, outcome, 'closed');
}
