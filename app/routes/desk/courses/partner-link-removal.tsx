import { answerCourse, toCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { removePartnerLink } from '#domain/course-desk/partner-link-commands.ts';
import type { Route } from './+types/partner-link-removal';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = toCourse;

export async function action({ params, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const outcome = await removePartnerLink(context.get(domainContext), courseId, requireCourseId(params.partner));
	return answerCourse(courseId, outcome, 'unlinked');
}
