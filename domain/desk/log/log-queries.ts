import { and, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { deskLog } from '#database/schema/desk.ts';
import { listRestorable } from '#domain/moderation/restorable-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { LoggedKind } from '#domain/shared/desk/desk-log.ts';
import { isChiefEditor } from '#domain/shared/desk/desk-policy.ts';
import { shownNameSql } from '#domain/shared/desk/editor-name.ts';

/** Which entries are asked for; null leaves it open. `editor`: an id, or `machine` for whoever runs it. */
export type LogFilter = {
	kind: LoggedKind | null;
	editor: string | null;
	/** Days in UTC, YYYY-MM-DD; both belong to it. */
	from: string | null;
	to: string | null;
};

/** `by` is null for whoever runs the machine, and nameless once the account is gone. */
export type LogEntry = Omit<typeof deskLog.$inferSelect, 'actorId'> & { by: { id: string; name: string } | null };

/** `restorable`: it took something from readers that the chief editor can still put back. */
export type ShownEntry = LogEntry & { restorable: boolean };

export type LogPage = { entries: ShownEntry[]; older: number | null; newer: number | null };

/** Where a page begins: with what comes before an entry in time, or after it; without either at the newest. */
export type LogPlace = { before?: number | null; after?: number | null };

export const ENTRIES_A_PAGE = 50;

/** A page of the log, the newest first. For the chief editor; empty for everybody else. */
export async function listLog(ctx: DomainContext, filter: LogFilter, place: LogPlace = {}): Promise<LogPage> {
	if (!isChiefEditor(ctx.viewer)) return { entries: [], older: null, newer: null };
	const upwards = !place.before && Boolean(place.after);
	const beyond = upwards ? placed('>', place.after) : placed('<', place.before);
	const rows = await readEntries(ctx, and(whichOf(filter), beyond), { upwards, limit: ENTRIES_A_PAGE + 1 });
	const more = rows.length > ENTRIES_A_PAGE;
	const entries = await withRestorable(ctx, rows.slice(0, ENTRIES_A_PAGE));
	if (upwards) entries.reverse();
	const [first, last] = [entries[0]?.id ?? null, entries.at(-1)?.id ?? null];
	return {
		entries,
		older: upwards || more ? last : null,
		newer: (upwards ? more : Boolean(place.before)) ? first : null,
	};
}

/** One entry, for the chief editor; null for everybody else, and where there is none. */
export async function getLogEntry(ctx: DomainContext, id: number): Promise<ShownEntry | null> {
	if (!isChiefEditor(ctx.viewer)) return null;
	const found = await readEntries(ctx, eq(deskLog.id, id), { upwards: false, limit: 1 });
	const [entry] = await withRestorable(ctx, found);
	return entry ?? null;
}

async function withRestorable(ctx: DomainContext, entries: LogEntry[]): Promise<ShownEntry[]> {
	const restorable = await listRestorable(ctx, entries);
	return entries.map((entry) => ({ ...entry, restorable: restorable.has(entry.id) }));
}

/** Everybody who stands in the log, by name. For the chief editor. */
export async function listDeciders({ db, viewer }: DomainContext): Promise<{ id: string; name: string }[]> {
	if (!isChiefEditor(viewer)) return [];
	const deciders = db.selectDistinct({ id: deskLog.actorId }).from(deskLog).as('deciders');
	const rows = await db
		.select({ id: deciders.id, name: shownNameSql(users) })
		.from(deciders)
		.leftJoin(users, eq(users.id, deciders.id))
		.orderBy(sql`2`, deciders.id);
	return rows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
}

/** Entries in their order, each with the name of its editor; the caller has asked for the rights. */
export async function readEntries(
	{ db }: Pick<DomainContext, 'db'>,
	where: SQL | undefined,
	{ upwards, limit }: { upwards: boolean; limit: number },
): Promise<LogEntry[]> {
	const rows = await db
		.select({ entry: deskLog, name: shownNameSql(users) })
		.from(deskLog)
		.leftJoin(users, eq(users.id, deskLog.actorId))
		.where(where)
		.orderBy(...(upwards ? [deskLog.at, deskLog.id] : [desc(deskLog.at), desc(deskLog.id)]))
		.limit(limit);
	return rows.map(({ entry: { actorId, ...entry }, name }) => ({
		...entry,
		by: actorId === null ? null : { id: actorId, name },
	}));
}

/** On one side of an entry in time; nothing where the place is open. */
export const placed = (side: '<' | '>', id: number | null | undefined): SQL | undefined =>
	id
		? sql`(${deskLog.at}, ${deskLog.id}) ${sql.raw(side)} (select mark.at, mark.id from ${deskLog} mark where mark.id = ${id})`
		: undefined;

/** The condition of a filter; undefined where it leaves nothing out. Days are UTC's, both included. */
export function whichOf({ kind, editor, from, to }: LogFilter): SQL | undefined {
	return and(
		kind === null ? undefined : eq(deskLog.thingKind, kind),
		editor === null ? undefined : editor === 'machine' ? isNull(deskLog.actorId) : eq(deskLog.actorId, editor),
		from === null ? undefined : gte(deskLog.at, new Date(`${from}T00:00:00Z`)),
		to === null ? undefined : lt(deskLog.at, new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)),
	);
}
