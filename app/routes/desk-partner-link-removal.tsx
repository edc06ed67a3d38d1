import { removePartnerLink } from '#domain/course-desk/partner-link-commands.ts';
import { answerCourse, toCourse } from '../features/desk-courses/answer-course.server.ts';
import { requireCourseId } from '../features/desk-courses/require-course-id.server.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-partner-link-removal';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = toCourse;

export async function action({ params, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const outcome = await removePartnerLink(context.get(domainContext), courseId, requireCourseId(params.partner));
	return answerCourse(courseId, outcome, 'unlinked');
}
