import { reopenCourse } from '#domain/course-desk/closing-commands.ts';
import { answerCourse, toCourse } from '../features/desk-courses/answer-course.server.ts';
import { requireCourseId } from '../features/desk-courses/require-course-id.server.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-course-reopening';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = toCourse;

export async function action({ params, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const outcome = await reopenCourse(context.get(domainContext), courseId);
	return answerCourse(courseId, outcome, 'reopened');
}
