import { data, redirect } from 'react-router';
import { undoDecision } from '#domain/desk/decision-commands.ts';
import { isUuid } from '#domain/shared/uuid.ts';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-decision-removal';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = () => redirect(deskPaths.inbox());

/** Takes a decision back; back to what it was about, or, where it was too late, to the inbox. */
export async function action({ params, context }: Route.ActionArgs) {
	if (!isUuid(params.id ?? '')) throw data(null, { status: 404 });
	const undone = await undoDecision(context.get(domainContext), params.id ?? '');
	return redirect(undone.ok ? deskPaths.item(undone.value.kind, undone.value.id) : deskPaths.inbox(), 303);
}
