import { redirect } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import { deskPaths } from '#app/lib/desk-paths.ts';
import type { ItemName } from '#domain/desk/kinds.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { inAddress, viewOf } from '../inbox/inbox-view.ts';
import { requireItemName } from './item-of-address.ts';
import type { ItemArgs } from './read-item.server.ts';

type ActArgs = Pick<ItemArgs, 'request' | 'context'> & { params: Parameters<typeof requireItemName>[0] };

/** Whoever opens the address of an action is led to the item. */
export function leadToItem({ params }: Pick<ActArgs, 'params'>) {
	const { kind, id } = requireItemName(params);
	return redirect(deskPaths.item(kind, id));
}

/**
 * Does something to the item of the address and leads back to its page, at `place` on it. What could not be done, such as
 * taking on one that waits no more, the page shows by itself.
 */
export async function actOnItem(
	{ request, params, context }: ActArgs,
	act: (ctx: DomainContext, item: ItemName) => Promise<unknown>,
	place = '',
) {
	const item = requireItemName(params);
	await act(context.get(domainContext), item);
	return redirect(deskPaths.item(item.kind, item.id, { view: inAddress(viewOf(request)) }) + place, 303);
}
