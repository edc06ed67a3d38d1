/**
 * State of history entries that were added by opening a dialog from a page of this window: the entry before is that page, as
 * it was left, so closing goes one step back instead of adding another.
 */
export const OPENED_HERE = { openedHere: true } as const;

export function wasOpenedHere(state: unknown): boolean {
	return typeof state === 'object' && state !== null && 'openedHere' in state;
}
