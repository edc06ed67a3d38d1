import { redirect } from 'react-router';
import { releaseItem } from '#domain/desk/item-commands.ts';
import { inAddress, VIEWS, viewOf } from '../features/desk/inbox-view.ts';
import { requireItemName } from '../features/desk/item-of-address.ts';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-assignee-removal';

export const handle: RouteHandle = { kind: 'reading', choices: { view: VIEWS }, writes: 'editor' };

export function loader({ params }: Route.LoaderArgs) {
	const { kind, id } = requireItemName(params);
	return redirect(deskPaths.item(kind, id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const item = requireItemName(params);
	// One that waits no more says so on its page.
	await releaseItem(context.get(domainContext), item);
	return redirect(deskPaths.item(item.kind, item.id, { view: inAddress(viewOf(request)) }), 303);
}
