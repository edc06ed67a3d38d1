import { data, redirect } from 'react-router';
import { readDecisionIds } from '#app/features/desk/deciding/decision-ids.ts';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { undoDecisions } from '#domain/desk/deciding/decision-commands.ts';
import type { Route } from './+types/decision-removal';

export const handle: RouteHandle = { kind: 'reading', writes: 'editor' };

export const loader = () => redirect(deskPaths.inbox());

/** Takes decisions back; back to what they were about, or, where it was too late, to the inbox. */
export async function action({ params, context }: Route.ActionArgs) {
	const ids = readDecisionIds(params.id);
	if (ids.length === 0) throw data(null, { status: 404 });
	const undone = await undoDecisions(context.get(domainContext), ids);
	const [first, second] = undone.ok ? undone.value : [];
	if (!first) return redirect(deskPaths.inbox(), 303);
	const back = second ? deskPaths.together(first.kind, first.id) : deskPaths.item(first.kind, first.id);
	return redirect(back, 303);
}
