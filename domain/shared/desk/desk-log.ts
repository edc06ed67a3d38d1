import type { Database } from '#database/client.ts';
import { deskLog } from '#database/schema/desk.ts';
import type { CacheKey, DomainContext } from '../context.ts';

/** One decision, as it stands in the log for ever: so people are named by id, and nothing they wrote is in it. */
export type Decision = {
	/** A noun and what was done with it, "review approved": what the transparency page counts. */
	action: DeskAction;
	thing: { kind: LoggedKind; id: string | number };
	ground?: string | null;
	/** The editor's reasons. */
	words?: string | null;
	before?: Record<string, unknown> | null;
	after?: Record<string, unknown> | null;
};

/** The key of what is counted from the log for everybody. */
export const DECISIONS_MADE: CacheKey = 'decisions';

/** What can stand in the log. A new action is added here. */
export const DESK_ACTIONS = [
	...(['review approved', 'review rejected', 'review removed', 'review restored'] as const),
	...(['review hidden', 'review read', 'campaign confirmed', 'campaign dismissed'] as const),
	...(['report upheld', 'report dismissed'] as const),
	...(['photograph kept', 'photograph removed', 'photograph restored'] as const),
	...(['list approved', 'list rejected', 'list removed', 'list restored'] as const),
	...([
		'conditions approved',
		'conditions rejected',
		'conditions kept',
		'conditions removed',
		'conditions restored',
	] as const),
	...(['cover chosen', 'cover withdrawn'] as const),
	...(['scorecard accepted', 'scorecard declined'] as const),
	...(['application accepted', 'application declined'] as const),
	...(['suggestion accepted', 'suggestion declined'] as const),
	...(['message answered', 'message reopened', 'message closed', 'message marked'] as const),
	...(['appeal granted', 'appeal refused'] as const),
	...(['course created', 'course edited', 'course merged', 'course closed', 'course reopened'] as const),
	...(['sources told', 'club changed'] as const),
	...(['world fetch begun', 'difference kept'] as const),
	...(['courses kept apart'] as const),
	...(['courses imported', 'representative appointed', 'representative removed'] as const),
	...(['announcement made', 'announcement edited', 'announcement ended'] as const),
	...(['partner key renewed', 'partner link set', 'partner link removed'] as const),
	...(['member suspended', 'suspension lifted', 'sessions ended', 'badge granted', 'badge removed'] as const),
	...(['editor appointed', 'editor removed', 'second factor set', 'second factor reset'] as const),
	...(['recovery code used', 'recovery codes renewed', 'log exported'] as const),
] as const;

export type DeskAction = (typeof DESK_ACTIONS)[number];

/** What can be decided about. */
export const LOGGED_KINDS = [
	...(['review', 'report', 'photograph', 'scorecard', 'application', 'suggestion', 'message', 'appeal'] as const),
	'campaign',
	...(['list', 'conditions', 'course', 'twins', 'partner', 'member', 'log'] as const),
] as const;

export type LoggedKind = (typeof LOGGED_KINDS)[number];

/**
 * THE way to write the log: in the transaction of the decision, so that neither is kept without the other. Whoever runs the
 * machine is noted without an id. Returns the entry's number, by which it can be appealed against.
 */
export async function recordDecision(
	tx: Database,
	{ viewer, now, changes }: Pick<DomainContext, 'viewer' | 'now' | 'changes'>,
	{ action, thing, ground = null, words = null, before = null, after = null }: Decision,
): Promise<number> {
	const actorId = viewer.kind === 'member' && viewer.userId !== '' ? viewer.userId : null;
	const [entry] = await tx
		.insert(deskLog)
		.values({
			at: now(),
			actorId,
			action,
			ground,
			words,
			before,
			after,
			thingKind: thing.kind,
			thingId: String(thing.id),
		})
		.returning({ id: deskLog.id });
	if (!entry) throw new Error('the decision was not recorded');
	changes.add(DECISIONS_MADE);
	return entry.id;
}
