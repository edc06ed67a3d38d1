import { type SQL, sql } from 'drizzle-orm';
import { captionMark } from '#domain/pictures/caption-mark.ts';
import { HOLDING_LIMITS } from '#domain/reviews/holding/holding-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { isOwnThing } from '#domain/shared/desk/own-things.ts';
import type { ItemName } from '../kinds.ts';
import { type Summary, summarize } from '../summaries.ts';
import { waitingItems } from '../waiting-items.ts';
import { type Likeness, MOST_TOGETHER, type Way } from './alike.ts';

/** An item that waits, beside another. */
export type AlikeItem = Summary &
	ItemName & {
		/**
		 * What a decision binds to: the field of its schema, and the version of a review, the mark of a photograph's words or the last
		 * reply of a thread. Null where it binds to nothing.
		 */
		bound: { field: string; mark: string } | null;
		/** The one way in which it can be decided together with others; the same for all of a group. Null for both. */
		only: Way | null;
		assignee: { id: string; name: string } | null;
		/** What it has in common with the item that was asked about; nothing for that itself. */
		alike: Likeness[];
	};

type Row = Record<Likeness, boolean> & {
	id: string;
	bound: string | null;
	mark: string | null;
	only: Way | null;
	assignee_id: string | null;
	assignee: string | null;
};

/**
 * The item and those of its kind that wait and are near-copies of it, or of the same author or network: the item first, then
 * the oldest. What is the viewer's own is not among them. Nothing where the item waits no more, and for anybody but editors.
 */
export async function listAlike(ctx: DomainContext, { kind, id }: ItemName): Promise<AlikeItem[]> {
	const { db, viewer } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return [];
	const likenesses = Object.entries(LIKE).map(
		([name, like]) => sql`coalesce(${like}, false) as ${sql.identifier(name)}`,
	);
	const { rows } = await db.execute<Row>(sql`
		with waiting as materialized (${waitingItems(kind, viewer)})
		select o.id, o.bound, o.mark, o.only, o.assignee_id, coalesce(nullif(trim(concat_ws(' ',
				u.metadata->>'first_name', u.metadata->>'last_name')), ''), u.email) as assignee,
			${sql.join(likenesses, sql`, `)}
		from waiting h join waiting o on o.id = h.id or ${isAlike} left join users u on u.id = o.assignee_id
		where h.id = ${id}
		order by o.id <> h.id, o.opened_at, o.id limit ${MOST_TOGETHER}`);
	const own = await Promise.all(rows.map((row) => isOwnThing(db, viewer, { kind, id: row.id })));
	const others = own[0] ? [] : rows.filter((_, at) => !own[at]);
	const summaries = await summarize(
		db,
		others.map((row) => ({ kind, id: row.id })),
	);
	return others.map((row, at) => ({
		// One summary a row, in their order.
		...(summaries[at] as Summary),
		kind,
		id: row.id,
		bound: boundTo(row),
		only: row.only,
		assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
		alike: row.id === id ? [] : (Object.keys(LIKE) as Likeness[]).filter((name) => row[name]),
	}));
}

/** A decision shows the mark of the words that were seen, in place of the words. */
function boundTo({ bound, mark }: Row): AlikeItem['bound'] {
	if (bound === null || mark === null) return null;
	return { field: bound, mark: bound === 'caption' ? captionMark(mark) : mark };
}

/** Which of the items have others like them that wait, as "kind id". Nothing for anybody but editors. */
export async function findAlike({ db, viewer }: DomainContext, items: readonly ItemName[]): Promise<Set<string>> {
	const found = new Set<string>();
	if (!isEditor(viewer) || viewer.kind !== 'member') return found;
	for (const kind of new Set(items.map((item) => item.kind))) {
		const ids = items.filter((item) => item.kind === kind).map(({ id }) => sql`${id}`);
		const { rows } = await db.execute<{ id: string }>(sql`
			with waiting as materialized (${waitingItems(kind, viewer)})
			select h.id from waiting h where h.id in (${sql.join(ids, sql`, `)})
				and exists (select from waiting o where o.id <> h.id and ${isAlike})`);
		for (const { id } of rows) found.add(`${kind} ${id}`);
	}
	return found;
}

const LIKE: Record<Likeness, SQL> = {
	copy: sql`(o.sketch && h.sketch and similarity(o.words, h.words) >= ${HOLDING_LIMITS.nearCopy})`,
	author: sql`(o.author = h.author or o.address = h.address)`,
	network: sql`o.network = h.network`,
};
/** What can be decided in different ways is not decided together. */
const isAlike = sql`(o.only is not distinct from h.only and (${sql.join(Object.values(LIKE), sql` or `)}))`;
