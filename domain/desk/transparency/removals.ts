import type { DeskAction } from '#domain/shared/desk/desk-log.ts';

/** What takes something down or keeps it from being shown, until further notice, on one of the published grounds. */
export const REMOVALS = [
	...(['review rejected', 'review removed', 'photograph removed', 'list rejected', 'list removed'] as const),
	...(['conditions rejected', 'conditions removed'] as const),
] as const satisfies readonly DeskAction[];

export type Removal = (typeof REMOVALS)[number];

/** Those that nobody but its author had seen: it was held before. */
export const REFUSALS: ReadonlySet<string> = new Set<Removal>([
	'review rejected',
	'list rejected',
	'conditions rejected',
]);

/** Whether an entry of the log is one of them. */
export const isRemoval = (action: string): action is Removal => REMOVALS.some((one) => one === action);
