import { data, redirect } from 'react-router';
import { requireCourseId } from '#app/features/desk/courses/require-course-id.server.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import { readForm, textOf } from '#app/lib/forms/form-body.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { decideDifference } from '#domain/course-desk/world/world-commands.ts';
import type { Route } from './+types/world-difference';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = () => redirect(deskPaths.world());

export async function action({ params, request, context }: Route.ActionArgs) {
	// A number like that of a course.
	const id = requireCourseId(params.difference);
	const decision = textOf(await readForm(request, ['decision']), 'decision');
	if (decision !== 'taken' && decision !== 'kept') throw data(null, { status: 400 });
	const decided = await decideDifference(context.get(domainContext), id, decision);
	if (!decided.ok && decided.kind === 'not-an-editor') throw data(null, { status: 404 });
	return redirect(deskPaths.world({ flash: decided.ok ? decision : decided.kind }), 303);
}
