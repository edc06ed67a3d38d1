import type { DeskKind } from '#database/schema/desk.ts';

/** What waits at the desk, by the name under which it is stored and addressed; in the order of the filters. */
export const DESK_KINDS = {
	review: { one: 'Held review', many: 'Held reviews' },
	report: { one: 'Report', many: 'Reports' },
	campaign: { one: 'Suspected campaign', many: 'Suspected campaigns' },
	appeal: { one: 'Appeal', many: 'Appeals' },
	photograph: { one: 'Photograph', many: 'Photographs' },
	scorecard: { one: 'Scorecard', many: 'Scorecards' },
	list: { one: 'Held list', many: 'Held lists' },
	conditions: { one: 'Conditions', many: 'Conditions' },
	application: { one: 'Application', many: 'Applications' },
	suggestion: { one: 'Suggestion', many: 'Suggestions' },
	twins: { one: 'Same course?', many: 'Same course?' },
	message: { one: 'Message', many: 'Messages' },
} as const satisfies Record<DeskKind, { one: string; many: string }>;

/** Whether it is the name of a kind, as addresses have it. */
export const isDeskKind = (name: string): name is DeskKind => Object.hasOwn(DESK_KINDS, name);

/** One thing that waits. */
export type ItemName = { kind: DeskKind; id: string };
