import type { RouteHandle } from '#app/lib/handle.ts';
import { VIEWS } from '../inbox/inbox-view.ts';

/** What the page of an item of the inbox says of itself; `decided` names a decision that can still be undone. */
export const ITEM_HANDLE = {
	kind: 'reading',
	query: ['decided'],
	choices: { view: VIEWS },
	writes: 'editor',
} as const satisfies RouteHandle;

/** What an address says that does something to an item and leads back to its page. */
export const ITEM_ACT_HANDLE = {
	kind: 'reading',
	choices: { view: VIEWS },
	writes: 'editor',
} as const satisfies RouteHandle;
