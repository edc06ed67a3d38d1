import { data, redirect } from 'react-router';
import { toCourse } from '#app/features/desk/courses/answer-course.server.ts';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { removeRepresentativeOf } from '#domain/course-desk/representative-commands.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import type { Route } from './+types/representative-removal';

export const handle: RouteHandle = { kind: 'reading', fresh: true, writes: 'editor' };

export const loader = toCourse;

export async function action({ params, context }: Route.ActionArgs) {
	const courseId = requireCourseId(params.id);
	if (!isUuid(params.user)) throw data(null, { status: 404 });
	const outcome = await removeRepresentativeOf(context.get(domainContext), courseId, params.user);
	if (!outcome.ok && outcome.kind !== 'member-unknown') throw data(null, { status: 404 });
	return redirect(deskPaths.representatives(courseId, { flash: 'removed' }), 303);
}
