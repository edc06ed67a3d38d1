import type { InboxView } from '#domain/desk/inbox-queries.ts';
import { DESK_KINDS } from '#domain/desk/kinds.ts';

/** Every view of the queue that an address can name; without one it is all of it. */
export const VIEWS: readonly string[] = ['mine', 'overdue', ...Object.keys(DESK_KINDS)];

/** The view of an address. Routes declare `choices: { view: VIEWS }`, so that no other text comes here. */
export function viewOf(request: Request): InboxView {
	const view = new URL(request.url).searchParams.get('view') ?? '';
	return VIEWS.includes(view) ? (view as InboxView) : 'all';
}

/** The view as it stands in addresses. */
export const inAddress = (view: InboxView) => (view === 'all' ? null : view);
