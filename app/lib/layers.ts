/**
 * State of history entries that were added by opening a dialog over the page it stands on: the entry before is the same
 * page without it, so closing goes one step back instead of adding another.
 */
export const OPENED_HERE = { openedHere: true } as const;

export function wasOpenedHere(state: unknown): boolean {
	return typeof state === 'object' && state !== null && 'openedHere' in state;
}
