import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';

/** One subscriber's letter of an issue, taken in hand. `id` makes the Message-ID. */
export type Delivery = { id: string; subscriberId: string; email: string };

/** How an issue stands. `unsure`: a run ended while the letter was on its way; nobody knows whether it arrived. */
export type IssueState = { subscribers: number; sent: number; failed: number; unsure: number };

export type Run = {
	issue: string;
	/** What was taken before then is a former run's. */
	began: Date;
	/** Also takes letters of which a former run has not said what became of them. */
	unsure: boolean;
};

/**
 * Takes the next subscriber of an issue in hand, after the one with the id `after`, and notes it before anything is sent:
 * whatever happens then, and however many run at once, nobody is taken twice. Null when there is nobody left.
 */
export async function takeDelivery(db: Database, run: Run, after: string, now: Date): Promise<Delivery | null> {
	const { issue, began, unsure } = run;
	const again = sql`d.taken_at < ${began.toISOString()} and (d.status = 'later' or (d.status = 'taken' and ${unsure}))`;
	const { rows } = await db.execute<{ id: string; subscriber_id: string; email: string }>(sql`
		with next as (
			select s.id, s.email from newsletter_subscribers s
			where s.status = 'confirmed' and s.id > ${after}
				and not exists (
					select from newsletter_deliveries d
					where d.issue = ${issue} and d.subscriber_id = s.id and not (${again})
				)
			order by s.id limit 1
			for update of s skip locked
		)
		insert into newsletter_deliveries as d (issue, subscriber_id, taken_at)
		select ${issue}, id, ${now.toISOString()} from next
		on conflict (issue, subscriber_id) do update
			set status = 'taken', taken_at = excluded.taken_at, trouble = null where ${again}
		returning d.id, d.subscriber_id, (select email from next) as email`);
	const [row] = rows;
	return row ? { id: row.id, subscriberId: row.subscriber_id, email: row.email } : null;
}

/** What became of a letter: the mail server has it, cannot take it just now, or never will. */
export async function noteDelivery(
	db: Database,
	id: string,
	status: 'sent' | 'later' | 'failed',
	trouble: string | null,
) {
	await db
		.update(newsletterDeliveries)
		.set({ status, trouble: trouble?.slice(0, 500) ?? null })
		.where(eq(newsletterDeliveries.id, id));
}

/** How an issue stands, by the addresses that are on the list now. */
export async function getIssueState(db: Database, issue: string): Promise<IssueState> {
	const [subscribers, sent, failed, unsure] = await Promise.all([
		db.$count(newsletterSubscribers, eq(newsletterSubscribers.status, 'confirmed')),
		...(['sent', 'failed', 'taken'] as const).map((status) =>
			db.$count(
				newsletterDeliveries,
				and(eq(newsletterDeliveries.issue, issue), eq(newsletterDeliveries.status, status)),
			),
		),
	]);
	return { subscribers: subscribers ?? 0, sent: sent ?? 0, failed: failed ?? 0, unsure: unsure ?? 0 };
}
