import type { DeskAction } from '../shared/desk-log.ts';

type Published = { kind: string; outcome: string };

/**
 * Where each entry of the log is counted on the transparency page; null for the house's own affairs, which take nothing
 * from anybody. A new action does not compile until it is decided here.
 */
export const PUBLISHED: Record<DeskAction, Published | null> = {
	'review approved': { kind: 'Held reviews', outcome: 'published' },
	'review rejected': { kind: 'Held reviews', outcome: 'rejected' },
	'review removed': { kind: 'Published reviews', outcome: 'removed' },
	'review restored': { kind: 'Published reviews', outcome: 'restored' },
	'report upheld': { kind: 'Reports', outcome: 'upheld' },
	'report dismissed': { kind: 'Reports', outcome: 'dismissed' },
	'photograph kept': { kind: 'Photographs', outcome: 'kept' },
	'photograph removed': { kind: 'Photographs', outcome: 'removed' },
	'photograph restored': { kind: 'Photographs', outcome: 'restored' },
	'appeal granted': { kind: 'Objections', outcome: 'granted' },
	'appeal refused': { kind: 'Objections', outcome: 'refused' },
	'member suspended': { kind: 'Accounts', outcome: 'suspended' },
	'suspension lifted': { kind: 'Accounts', outcome: 'suspension lifted' },
	'badge granted': { kind: 'Reviewer badges', outcome: 'granted' },
	'badge removed': { kind: 'Reviewer badges', outcome: 'removed' },
	'application accepted': { kind: 'Applications as reviewer', outcome: 'accepted' },
	'application declined': { kind: 'Applications as reviewer', outcome: 'declined' },
	'scorecard accepted': { kind: 'Scorecards', outcome: 'accepted' },
	'scorecard declined': { kind: 'Scorecards', outcome: 'declined' },
	'suggestion accepted': { kind: 'Suggested courses', outcome: 'accepted' },
	'suggestion declined': { kind: 'Suggested courses', outcome: 'declined' },
	'message answered': { kind: 'Messages', outcome: 'answered' },
	'message closed': { kind: 'Messages', outcome: 'closed' },
	'message reopened': null,
	'message marked': null,
	'course created': null,
	'course edited': null,
	'course merged': null,
	'course closed': null,
	'course reopened': null,
	'courses imported': null,
	'representative appointed': null,
	'representative removed': null,
	'partner key renewed': null,
	'partner link set': null,
	'partner link removed': null,
	'sessions ended': null,
	'editor appointed': null,
	'editor removed': null,
	'second factor set': null,
	'second factor reset': null,
	'recovery code used': null,
	'recovery codes renewed': null,
	'log exported': null,
};
