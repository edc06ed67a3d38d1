import { data, redirect } from 'react-router';
import { answerCourse, toCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { decideItem } from '#domain/desk/deciding/decision-commands.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import type { Route } from './+types/cover';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = toCourse;

/** Chooses a photograph as the cover of its course, or no longer: a decision about it, which can be undone from the course's page. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	const id = params.photograph;
	if (!isUuid(id)) throw data(null, { status: 404 });
	const form = await readForm(request, ['outcome', 'caption']);
	const taken = await decideItem(context.get(domainContext), { kind: 'photograph', id }, Object.fromEntries(form));
	if (!taken.ok) return answerCourse(courseId, taken, '');
	return redirect(deskPaths.course(courseId, { decided: taken.value.decisionId }), 303);
}
