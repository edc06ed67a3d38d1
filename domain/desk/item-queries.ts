import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { deskDecisions, deskItems, deskLog, deskNotes } from '#database/schema/desk.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { shownNameSql } from '../shared/desk/editor-name.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import type { ItemName } from './kinds.ts';
import { workingHoursBetween } from './working-hours.ts';

const MOST_ENTRIES = 100;
const notFailed = isNull(deskDecisions.failure);

/** What the frame of an item's page prints. */
export type OpenItem = ItemName & {
	openedAt: Date;
	workingHours: number;
	suspect: boolean;
	assignee: { id: string; name: string } | null;
	/** Why another editor decides it: it objects to the viewer's own decision, or is about the viewer's own. */
	notForMe: 'own-decision' | 'own-thing' | null;
	/** Decided in the last seconds, by whom. */
	decidedBy: string | null;
};

export type Note = { id: number; by: string; words: string; createdAt: Date };
export type HistoryEntry = {
	id: number;
	at: Date;
	by: string;
	action: string;
	ground: string | null;
	words: string | null;
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
};

/** An item that waits, or null when it does not (any more). */
export async function getOpenItem({ db, viewer, now }: DomainContext, name: ItemName): Promise<OpenItem | null> {
	if (!isEditor(viewer) || viewer.kind !== 'member') return null;
	const [row] = await db
		.select({ item: deskItems, assigneeName: shownNameSql(users) })
		.from(deskItems)
		.leftJoin(users, eq(users.id, deskItems.assigneeId))
		.where(and(eq(deskItems.kind, name.kind), eq(deskItems.thingId, name.id)));
	if (!row) return null;
	const [decided] = await db
		.select({ by: shownNameSql(users) })
		.from(deskDecisions)
		.innerJoin(users, eq(users.id, deskDecisions.editorId))
		.where(and(eq(deskDecisions.kind, name.kind), eq(deskDecisions.thingId, name.id), notFailed));
	const { openedAt, suspect, assigneeId, notForId } = row.item;
	const isOwn = await isOwnThing(db, viewer, name);
	return {
		...name,
		openedAt,
		suspect,
		workingHours: workingHoursBetween(openedAt, now()),
		assignee: assigneeId === null ? null : { id: assigneeId, name: row.assigneeName },
		notForMe: isOwn ? 'own-thing' : notForId === viewer.userId ? 'own-decision' : null,
		decidedBy: decided?.by ?? null,
	};
}

/**
 * Who has taken an item on, where somebody else is about to decide it who has not been told so: `told` is the id of the one
 * who had it when they were asked. Null for everybody else.
 */
export const takenByAnother = (
	open: OpenItem | null,
	viewer: DomainContext['viewer'],
	told: string,
): OpenItem['assignee'] => {
	const holder = open?.assignee ?? null;
	const self = viewer.kind === 'member' ? viewer.userId : '';
	return holder && holder.id !== self && holder.id !== told ? holder : null;
};

/** What editors have noted on it for each other, the oldest first. */
export async function listNotes({ db, viewer }: DomainContext, { kind, id }: ItemName): Promise<Note[]> {
	if (!isEditor(viewer)) return [];
	return db
		.select({
			id: deskNotes.id,
			words: deskNotes.words,
			createdAt: deskNotes.createdAt,
			by: shownNameSql(users),
		})
		.from(deskNotes)
		.leftJoin(users, eq(users.id, deskNotes.editorId))
		.where(and(eq(deskNotes.kind, kind), eq(deskNotes.thingId, id)))
		.orderBy(asc(deskNotes.id))
		.limit(MOST_ENTRIES);
}

/** What was decided about a thing, the newest first: at most a hundred entries of the log. */
export async function listHistory(
	{ db, viewer }: DomainContext,
	thing: { kind: string; id: string | number },
): Promise<HistoryEntry[]> {
	if (!isEditor(viewer)) return [];
	return db
		.select({
			id: deskLog.id,
			at: deskLog.at,
			action: deskLog.action,
			ground: deskLog.ground,
			words: deskLog.words,
			before: deskLog.before,
			after: deskLog.after,
			by: shownNameSql(users),
		})
		.from(deskLog)
		.leftJoin(users, eq(users.id, deskLog.actorId))
		.where(and(eq(deskLog.thingKind, thing.kind), eq(deskLog.thingId, String(thing.id))))
		.orderBy(desc(deskLog.id))
		.limit(MOST_ENTRIES);
}

/** The viewer's own decisions that can still be undone together, with the seconds that are left; null for any others. */
export async function getUndoable(
	{ db, viewer, now }: DomainContext,
	decisionIds: readonly string[],
): Promise<{ ids: string[]; seconds: number } | null> {
	if (viewer.kind !== 'member' || decisionIds.length === 0) return null;
	const rows = await db
		.select({ id: deskDecisions.id, dueAt: deskDecisions.dueAt })
		.from(deskDecisions)
		.where(and(inArray(deskDecisions.id, [...decisionIds]), eq(deskDecisions.editorId, viewer.userId), notFailed));
	const left = Math.min(...rows.map(({ dueAt }) => dueAt.getTime())) - now().getTime();
	const seconds = rows.length > 0 ? Math.ceil(left / 1_000) : 0;
	return seconds > 0 ? { ids: rows.map(({ id }) => id), seconds } : null;
}

/** The viewer's decisions that could not be carried out, until they are cleared away. */
export async function listFailedDecisions({ db, viewer }: DomainContext) {
	if (!isEditor(viewer) || viewer.kind !== 'member') return [];
	return db
		.select({
			id: deskDecisions.id,
			kind: deskDecisions.kind,
			thingId: deskDecisions.thingId,
			failure: deskDecisions.failure,
			// What was typed is not lost with it.
			words: sql<string | null>`${deskDecisions.decision}->>'words'`,
		})
		.from(deskDecisions)
		.where(and(eq(deskDecisions.editorId, viewer.userId), isNotNull(deskDecisions.failure)))
		.limit(MOST_ENTRIES);
}
