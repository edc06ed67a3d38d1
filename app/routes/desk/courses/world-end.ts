import { data, redirect } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { endWorldRun } from '#domain/course-desk/world/world-commands.ts';
import type { Route } from './+types/world-end';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = () => redirect(deskPaths.world());

export async function action({ context }: Route.ActionArgs) {
	const ended = await endWorldRun(context.get(domainContext));
	if (!ended.ok && ended.kind === 'not-an-editor') throw data(null, { status: 404 });
	return redirect(deskPaths.world({ flash: ended.ok ? 'ended' : ended.kind }), 303);
}
