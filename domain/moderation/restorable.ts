import type { DeskAction } from '../shared/desk/desk-log.ts';

/** By what the log calls them. */
export const RESTORABLE: readonly DeskAction[] = [
	'review rejected',
	'review removed',
	'review hidden',
	'photograph removed',
	'list rejected',
	'list removed',
	'conditions rejected',
	'conditions removed',
];

/** Whether an entry of the log tells of something taken from readers that the chief editor can put back. */
export const canBeRestored = (action: string) => RESTORABLE.some((one) => one === action);
