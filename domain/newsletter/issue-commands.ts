import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { inWords, MOST_UNANSWERED, PERHAPS_DELIVERED } from '../mail/unanswered.ts';

/**
 * One subscriber's letter of an issue, taken in hand. `id` makes the Message-ID. `unanswered`: how often its text has gone out
 * in former runs, and nobody knows whether it arrived.
 */
export type Delivery = { id: string; subscriberId: string; email: string; unanswered: number };

/**
 * How an issue stands. `unsure`: a run ended while the letter was on its way, or the mail server was given it and did not
 * answer; nobody knows whether it arrived.
 */
export type IssueState = { subscribers: number; sent: number; failed: number; unsure: number };

export type Run = {
	issue: string;
	/** What was taken before then is a former run's. */
	began: Date;
	/** Also takes letters of which a former run has not said what became of them, unless they have gone out twice. */
	unsure: boolean;
};

/**
 * Takes the next subscriber of an issue in hand, after the one with the id `after`, and notes it before anything is sent:
 * whatever happens then, and however many run at once, nobody is taken twice. Null when there is nobody left.
 */
export async function takeDelivery(db: Database, run: Run, after: string, now: Date): Promise<Delivery | null> {
	const { issue, began, unsure } = run;
	const again = sql`d.taken_at < ${began.toISOString()} and (d.status = 'later' or (d.status = 'taken' and ${unsure}
		and d.unanswered < ${MOST_UNANSWERED}))`;
	const { rows } = await db.execute<{ id: string; subscriber_id: string; email: string; unanswered: number }>(sql`
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
		returning d.id, d.subscriber_id, (select email from next) as email, d.unanswered`);
	const [row] = rows;
	return row ? { id: row.id, subscriberId: row.subscriber_id, email: row.email, unanswered: row.unanswered } : null;
}

/** Counts that the text of a letter goes out now, before it does: a run that dies meanwhile has counted it too (R15). */
export async function noteIssueGoingOut(db: Database, { id, unanswered }: Delivery) {
	await db
		.update(newsletterDeliveries)
		.set({ unanswered: unanswered + 1 })
		.where(eq(newsletterDeliveries.id, id));
}

/** What became of a letter: the mail server has it, cannot take it just now, or never will; `unsure`: it has not said. */
export type Outcome = 'sent' | 'later' | 'failed' | 'unsure';

/** Notes what became of a letter, and returns it: one that has gone out unanswered twice has failed, and is not sent again. */
export async function noteDelivery(db: Database, delivery: Delivery, outcome: Outcome, trouble: string | null) {
	const unanswered = delivery.unanswered + (outcome === 'unsure' ? 1 : 0);
	const known = outcome === 'unsure' && unanswered >= MOST_UNANSWERED ? 'failed' : outcome;
	const status = known === 'unsure' ? 'taken' : known;
	await db
		.update(newsletterDeliveries)
		.set({ status, trouble: status === 'sent' ? null : inWords(unanswered, trouble), unanswered })
		.where(eq(newsletterDeliveries.id, delivery.id));
	return known;
}

/** Letters that went out twice, the second time by a former run that was killed before it noted anything, have failed. */
export async function giveUpUnanswered(db: Database, { issue, began }: Run) {
	await db
		.update(newsletterDeliveries)
		.set({ status: 'failed', trouble: PERHAPS_DELIVERED })
		.where(
			and(
				eq(newsletterDeliveries.issue, issue),
				eq(newsletterDeliveries.status, 'taken'),
				gte(newsletterDeliveries.unanswered, MOST_UNANSWERED),
				lt(newsletterDeliveries.takenAt, began),
			),
		);
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
