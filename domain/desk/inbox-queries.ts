import { and, asc, eq, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { type DeskKind, deskDecisions, deskItems } from '#database/schema/desk.ts';
import type { DomainContext, Viewer } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { shownNameSql } from '../shared/desk/editor-name.ts';
import type { ItemName } from './kinds.ts';
import { type Summary, summarize } from './summaries.ts';
import { APPLICATION_HOURS, monthBefore, workingHoursBefore, workingHoursBetween } from './working-hours.ts';

/** Which part of the queue is looked at. `overdue`: what was promised an answer by now. */
export type InboxView = DeskKind | 'all' | 'mine' | 'overdue';

export type InboxItem = ItemName & {
	openedAt: Date;
	workingHours: number;
	overdue: boolean;
	/** It looks like a machine's. */
	suspect: boolean;
	/** Who has taken it on; null where nobody has. */
	assignee: { id: string; name: string } | null;
} & Summary;

export type InboxCounts = { all: number; mine: number; overdue: number; kinds: Partial<Record<DeskKind, number>> };

export const ITEMS_A_PAGE = 50;

/** A page of what waits: what looks like a machine's last, else the oldest first. Nothing for anybody but editors. */
export async function listInbox(ctx: DomainContext, view: InboxView, page = 1): Promise<InboxItem[]> {
	const { db, viewer, now } = ctx;
	if (!isEditor(viewer)) return [];
	const rows = await db
		.select({
			kind: deskItems.kind,
			id: deskItems.thingId,
			openedAt: deskItems.openedAt,
			suspect: deskItems.suspect,
			assigneeId: deskItems.assigneeId,
			assigneeName: shownNameSql(users),
			overdue: overdueSql(now()),
		})
		.from(deskItems)
		.leftJoin(users, eq(users.id, deskItems.assigneeId))
		.where(whereView(db, viewer, view, now()))
		.orderBy(asc(deskItems.suspect), asc(deskItems.openedAt), asc(deskItems.kind), asc(deskItems.thingId))
		.limit(ITEMS_A_PAGE)
		.offset((page - 1) * ITEMS_A_PAGE);
	const summaries = await summarize(db, rows);
	return rows.map(({ assigneeId, assigneeName, ...row }, at) => ({
		...row,
		workingHours: workingHoursBetween(row.openedAt, now()),
		assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName },
		// One summary a row, in their order.
		...(summaries[at] as Summary),
	}));
}

/** How much waits, in all and by kind, as the filters print it. */
export async function countInbox({ db, viewer, now }: DomainContext): Promise<InboxCounts> {
	const counts: InboxCounts = { all: 0, mine: 0, overdue: 0, kinds: {} };
	if (!isEditor(viewer) || viewer.kind !== 'member') return counts;
	const rows = await db
		.select({
			kind: deskItems.kind,
			count: sql<number>`count(*)::int`,
			mine: sql<number>`(count(*) filter (where ${deskItems.assigneeId} = ${viewer.userId}))::int`,
			overdue: sql<number>`(count(*) filter (where ${overdueSql(now())}))::int`,
		})
		.from(deskItems)
		.where(whereView(db, viewer, 'all', now()))
		.groupBy(deskItems.kind);
	for (const row of rows) {
		counts.all += row.count;
		counts.mine += row.mine;
		counts.overdue += row.overdue;
		counts.kinds[row.kind] = row.count;
	}
	return counts;
}

/** The item that comes after another in a view, or before it; null at the end. The other need not wait any more. */
export async function findNeighbour(
	{ db, viewer, now }: DomainContext,
	view: InboxView,
	item: Queued,
	direction: 'next' | 'previous',
): Promise<ItemName | null> {
	if (!isEditor(viewer)) return null;
	const here = placeOf(item);
	const beyond = direction === 'next' ? sql`${PLACE} > ${here}` : sql`${PLACE} < ${here}`;
	// One that waits no more can seem to stand beyond itself.
	const another = or(ne(deskItems.kind, item.kind), ne(deskItems.thingId, item.id));
	const order = direction === 'next' ? sql`asc` : sql`desc`;
	const [row] = await db
		.select({ kind: deskItems.kind, id: deskItems.thingId })
		.from(deskItems)
		.where(and(whereView(db, viewer, view, now()), beyond, another))
		.orderBy(
			sql`${deskItems.suspect} ${order}, ${deskItems.openedAt} ${order}, ${deskItems.kind} ${order}, ${deskItems.thingId} ${order}`,
		)
		.limit(1);
	return row ?? null;
}

/** Which of its kind an item is in the order of the queue, from 1, and how many of it wait; for whoever is no editor 0 of 0. */
export async function countPlace(
	{ db, viewer, now }: DomainContext,
	item: Queued,
): Promise<{ place: number; of: number }> {
	if (!isEditor(viewer)) return { place: 0, of: 0 };
	const [row] = await db
		.select({
			place: sql<number>`(count(*) filter (where ${PLACE} <= ${placeOf(item)}))::int`,
			of: sql<number>`count(*)::int`,
		})
		.from(deskItems)
		.where(whereView(db, viewer, item.kind, now()));
	return row ?? { place: 0, of: 0 };
}

type Queued = ItemName & { openedAt: Date; suspect: boolean };

const PLACE = sql`(${deskItems.suspect}, ${deskItems.openedAt}, ${deskItems.kind}, ${deskItems.thingId})`;

/**
 * Where an item stands, by the moment that the database has of it while it waits: that is finer than ours, and of things that came
 * together, as the pairs of an import, all would seem to stand beyond each other.
 */
const placeOf = ({ kind, id, openedAt, suspect }: Queued) => sql`(
	${suspect}::boolean,
	coalesce(
		(select here.opened_at from desk_items here where here.kind = ${kind} and here.thing_id = ${id}),
		${openedAt.toISOString()}::timestamptz
	),
	${kind}::text, ${id}::text)`;

/** What of the queue an editor sees: not what was decided in the last seconds, nor appeals against their own decisions. */
function whereView(db: Database, viewer: Viewer, view: InboxView, now: Date): SQL | undefined {
	const self = viewer.kind === 'member' ? viewer.userId : '';
	const decided = db
		.select({ one: sql`1` })
		.from(deskDecisions)
		.where(
			and(
				eq(deskDecisions.kind, deskItems.kind),
				eq(deskDecisions.thingId, deskItems.thingId),
				sql`${deskDecisions.failure} is null`,
			),
		);
	const forMe = or(sql`${deskItems.notForId} is null`, ne(deskItems.notForId, self));
	return and(forMe, notExists(decided), whichOf(view, self, now));
}

function whichOf(view: InboxView, self: string, now: Date): SQL | undefined {
	if (view === 'all') return undefined;
	if (view === 'mine') return eq(deskItems.assigneeId, self);
	return view === 'overdue' ? overdueSql(now) : eq(deskItems.kind, view);
}

/** Applications are promised an answer within seven business days, requests about personal data within a month. */
const overdueSql = (now: Date) =>
	sql<boolean>`(${or(
		and(eq(deskItems.kind, 'application'), lt(deskItems.openedAt, workingHoursBefore(now, APPLICATION_HOURS))),
		and(
			eq(deskItems.kind, 'message'),
			lt(deskItems.openedAt, monthBefore(now)),
			sql`${deskItems.thingId} in (select id::text from contact_messages where data_request and status = 'open')`,
		),
	)})`;
