import { type SQL, sql } from 'drizzle-orm';
import { captionMark } from '../pictures/caption-mark.ts';
import { HOLDING_LIMITS } from '../reviews/holding-queries.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { isEditor } from '../shared/desk-policy.ts';
import { KINDS_TOGETHER, type KindTogether, type Likeness, MOST_TOGETHER } from './alike.ts';
import type { ItemName } from './kinds.ts';
import { type Summary, summarize } from './summaries.ts';

/** An item that waits, beside another. */
export type AlikeItem = Summary & {
	kind: KindTogether;
	id: string;
	/** What a decision binds to: the version of a review, the mark of a photograph's words. */
	mark: string;
	assignee: { id: string; name: string } | null;
	/** What it has in common with the item that was asked about; nothing for that itself. */
	alike: Likeness[];
};

/**
 * The item and those of its kind that wait and are near-copies of it, or of the same author or network: the item first, then
 * the oldest. What is the viewer's own is not among them. Nothing where the item waits no more, and for anybody but editors.
 */
export async function listAlike(
	ctx: DomainContext,
	{ kind, id }: { kind: KindTogether; id: string },
): Promise<AlikeItem[]> {
	const { db, viewer } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return [];
	type Row = { id: string; mark: string; assignee_id: string | null; assignee: string | null } & Record<
		Likeness,
		boolean
	>;
	const { rows } = await db.execute<Row>(sql`
		with waiting as materialized (${waiting(kind, viewer)})
		select o.id, o.mark, o.assignee_id, coalesce(nullif(trim(concat_ws(' ',
				u.metadata->>'first_name', u.metadata->>'last_name')), ''), u.email) as assignee,
			${sql.join(
				Object.entries(LIKE).map(([name, like]) => sql`coalesce(${like}, false) as ${sql.identifier(name)}`),
				sql`, `,
			)}
		from waiting h join waiting o on o.id = h.id or ${anyLikeness} left join users u on u.id = o.assignee_id
		where h.id = ${id}
		order by o.id <> h.id, o.opened_at, o.id limit ${MOST_TOGETHER}`);
	const summaries = await summarize(
		db,
		rows.map((row) => ({ kind, id: row.id })),
	);
	return rows.map((row, at) => ({
		// One summary a row, in their order.
		...(summaries[at] as Summary),
		kind,
		id: row.id,
		mark: kind === 'photograph' ? captionMark(row.mark) : row.mark,
		assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
		alike: row.id === id ? [] : (Object.keys(LIKE) as Likeness[]).filter((name) => row[name]),
	}));
}

/** Which of the items have others like them that wait, as "kind id". Nothing for anybody but editors. */
export async function findAlike({ db, viewer }: DomainContext, items: readonly ItemName[]): Promise<Set<string>> {
	const found = new Set<string>();
	if (!isEditor(viewer) || viewer.kind !== 'member') return found;
	for (const kind of KINDS_TOGETHER) {
		const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
		if (ids.length === 0) continue;
		const { rows } = await db.execute<{ id: string }>(sql`
			with waiting as materialized (${waiting(kind, viewer)})
			select h.id from waiting h where h.id in (${sql.join(
				ids.map((id) => sql`${id}`),
				sql`, `,
			)})
				and exists (select from waiting o where o.id <> h.id and ${anyLikeness})`);
		for (const { id } of rows) found.add(`${kind} ${id}`);
	}
	return found;
}

const LIKE: Record<Likeness, SQL> = {
	copy: sql`(o.sketch && h.sketch and similarity(o.content, h.content) >= ${HOLDING_LIMITS.nearCopy})`,
	author: sql`(o.user_id = h.user_id or o.visitor_email = h.visitor_email)`,
	network: sql`o.network_hash = h.network_hash`,
};
const anyLikeness = sql`(${sql.join(Object.values(LIKE), sql` or `)})`;

const FROM: Record<KindTogether, SQL> = {
	review: sql`r.version::text as mark, r.sketch, r.content
		from desk_items i join reviews r on r.id = case when i.kind = 'review' then i.thing_id::int end`,
	photograph: sql`p.alt as mark, null::int[] as sketch, '' as content
		from desk_items i join photographs p on p.id = case when i.kind = 'photograph' then i.thing_id::uuid end
		join reviews r on r.id = p.review_id`,
};

/** What of a kind waits for the viewer's decision, with what tells where it came from. */
const waiting = (kind: KindTogether, { userId, email }: Member): SQL => sql`
	select i.thing_id as id, i.opened_at, i.assignee_id, r.user_id, r.visitor_email, r.network_hash, ${FROM[kind]}
	where i.kind = ${kind} and r.user_id is distinct from ${userId} and r.visitor_email is distinct from ${email}
		and not exists (
			select from desk_decisions d where d.kind = i.kind and d.thing_id = i.thing_id and d.failure is null
		)`;
