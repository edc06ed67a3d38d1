import { redirect } from 'react-router';
import { noteOnItem } from '#domain/desk/item-commands.ts';
import { inAddress, VIEWS, viewOf } from '../features/desk/inbox-view.ts';
import { requireItemName } from '../features/desk/item-of-address.ts';
import { domainContext } from '../lib/context.ts';
import { deskPaths } from '../lib/desk-paths.ts';
import { readForm, textOf } from '../lib/form-body.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/desk-notes';

export const handle: RouteHandle = { kind: 'reading', choices: { view: VIEWS }, writes: 'editor' };

export function loader({ params }: Route.LoaderArgs) {
	const { kind, id } = requireItemName(params);
	return redirect(deskPaths.item(kind, id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const item = requireItemName(params);
	const form = await readForm(request, ['words']);
	// An empty one, or one longer than its field takes, is not kept.
	await noteOnItem(context.get(domainContext), item, textOf(form, 'words'));
	return redirect(`${deskPaths.item(item.kind, item.id, { view: inAddress(viewOf(request)) })}#notes-head`, 303);
}
