import { type SQL, sql } from 'drizzle-orm';
import type { DeskKind } from '#database/schema/desk.ts';
import type { Member } from '../shared/context.ts';

/** What of a kind waits for the viewer's decision: neither what the viewer has sent, nor objections to the viewer's own decisions. */
export function waitingItems(kind: DeskKind, { userId, email }: Member): SQL {
	const { from, ...columns } = OF_KIND[kind];
	const named = Object.entries({ ...UNKNOWN, ...columns }).map(
		([name, value]) => sql`${value} as ${sql.identifier(name)}`,
	);
	return sql`
		select * from (
			select i.thing_id as id, i.opened_at, i.assignee_id, i.not_for_id, ${sql.join(named, sql`, `)}
			from desk_items i ${from}
			where i.kind = ${kind} and not exists (
				select from desk_decisions d where d.kind = i.kind and d.thing_id = i.thing_id and d.failure is null
			)
		) items
		where author is distinct from ${userId}::uuid and address is distinct from ${email}
			and not_for_id is distinct from ${userId}::uuid`;
}

type Column =
	/** Who sent it: the member, or the address that was left with it. */
	| 'author'
	| 'address'
	| 'network'
	/** What was written, and the marks that near-copies of it share. */
	| 'words'
	| 'sketch'
	/** The field of a decision that binds to what was seen, and its value. */
	| 'bound'
	| 'mark'
	/** The one way (`Way`) in which several can be decided together, where it is not both. */
	| 'only';

const UNKNOWN: Record<Column, SQL> = {
	author: sql`null::uuid`,
	address: sql`null::text`,
	network: sql`i.network_hash`,
	words: sql`''`,
	sketch: sql`i.sketch`,
	bound: sql`null::text`,
	mark: sql`null::text`,
	only: sql`null::text`,
};

const OF_REVIEW = { author: sql`r.user_id`, address: sql`r.visitor_email`, network: sql`r.network_hash` };
const BOUND_TO_VERSION = { bound: sql`'version'`, mark: sql`r.version::text` };

const OF_KIND: Record<DeskKind, { from: SQL } & Partial<Record<Column, SQL>>> = {
	review: {
		from: sql`join reviews r on r.id = case when i.kind = 'review' then i.thing_id::int end`,
		...OF_REVIEW,
		...BOUND_TO_VERSION,
		...{ words: sql`r.content`, sketch: sql`r.sketch` },
	},
	photograph: {
		from: sql`join photographs p on p.id = case when i.kind = 'photograph' then i.thing_id::uuid end
			join reviews r on r.id = p.review_id`,
		...OF_REVIEW,
		...{ bound: sql`'caption'`, mark: sql`p.alt` },
	},
	scorecard: {
		from: sql`join scorecards s on s.id = case when i.kind = 'scorecard' then i.thing_id::uuid end
			join reviews r on r.id = s.review_id`,
		...OF_REVIEW,
		...BOUND_TO_VERSION,
	},
	report: {
		from: sql`join reports t on t.id = case when i.kind = 'report' then i.thing_id::int end
			left join reviews r on t.kind = 'review' and r.id = t.review_id
			left join photographs p on t.kind = 'photograph' and p.id = t.photograph_id
			left join lists l on t.kind = 'list' and l.id = t.list_id`,
		...{ author: sql`t.user_id`, address: sql`nullif(t.email, '')`, words: sql`t.words` },
		bound: sql`case when r.id is not null or l.id is not null then 'version' when p.id is not null then 'caption' end`,
		mark: sql`coalesce(r.version::text, l.version::text, p.alt)`,
	},
	list: {
		from: sql`join lists l on l.id = case when i.kind = 'list' then i.thing_id::int end`,
		...{ author: sql`l.user_id`, words: sql`concat_ws(E'\\n', l.title, l.words)` },
		...{ bound: sql`'version'`, mark: sql`l.version::text` },
	},
	conditions: {
		from: sql`join condition_reports c on c.id = case when i.kind = 'conditions' then i.thing_id::int end`,
		...{ author: sql`c.user_id`, network: sql`c.network_hash` },
	},
	appeal: {
		from: sql`join appeals t on t.id = case when i.kind = 'appeal' then i.thing_id::int end`,
		...{ author: sql`t.user_id`, address: sql`nullif(t.email, '')`, words: sql`t.words` },
	},
	application: {
		from: sql`join reviewer_applications t on t.id = case when i.kind = 'application' then i.thing_id::int end`,
		...{ address: sql`t.email`, words: sql`t.why_join` },
	},
	suggestion: {
		from: sql`join course_suggestions t on t.id = case when i.kind = 'suggestion' then i.thing_id::int end`,
		...{ address: sql`t.email`, words: sql`coalesce(t.words, '')` },
		// A missing course is made by itself, from facts of its own.
		only: sql`case when t.course_id is null then 'no' end`,
	},
	twins: {
		from: sql`join course_twins t on t.id = case when i.kind = 'twins' then i.thing_id::int end`,
		// Of each pair it is another question which one stays.
		only: sql`'no'`,
	},
	campaign: {
		from: sql`join campaigns t on t.id = case when i.kind = 'campaign' then i.thing_id::int end`,
		// Of each course it is another question.
		only: sql`'no'`,
	},
	message: {
		from: sql`join contact_messages t on t.id = case when i.kind = 'message' then i.thing_id::int end
			left join lateral (
				select max(id) as last, bool_or(direction = 'out') as answered from contact_replies where message_id = t.id
			) replies on true`,
		...{ address: sql`t.email`, words: sql`t.message` },
		...{ bound: sql`'seen'`, mark: sql`coalesce(replies.last, 0)::text` },
		// A request about personal data is answered before it is closed.
		only: sql`case when t.data_request and not coalesce(replies.answered, false) then 'yes' end`,
	},
};
