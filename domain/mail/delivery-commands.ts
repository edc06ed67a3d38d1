import { and, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { oneTimeTokens } from '#database/schema/accounts.ts';
import { newsReaders } from '#database/schema/following.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { newsletterSubscribers as subscriber } from '#database/schema/newsletter.ts';
import { reviewerApplications as application } from '#database/schema/support.ts';
import { after, LIFETIMES } from '../accounts/lifetimes.ts';
import { type Period, RETENTION } from '../shared/retention.ts';
import { inWords, MOST_UNANSWERED } from './unanswered.ts';

/** A letter a worker has taken; `attempts` counts this one. */
export type TakenLetter = typeof mailOutbox.$inferSelect & {
	/** What kind of link it carries; null where it carries none, or one that is void by now. */
	linkKind: string | null;
};

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
/** For this long nobody else takes a letter; then its worker is taken for dead. Longer than any server may dawdle. */
const LEASE = 300 * SECOND;
const FIRST_PAUSE = 15 * SECOND;
const LONGEST_PAUSE = 3_600 * SECOND;
/** A pause is shorter or longer than it was reckoned, by a quarter at most. */
const UNEVENNESS = 0.25;
const GIVE_UP_AFTER = DAY;

/** Takes letters that are due, at most `most`; each goes to one of all workers that ask at the same time. */
export async function takeLetters(db: Database, now: Date, most: number): Promise<TakenLetter[]> {
	const due = db
		.select({ id: mailOutbox.id })
		.from(mailOutbox)
		.where(and(eq(mailOutbox.status, 'waiting'), lte(mailOutbox.nextAttemptAt, now)))
		.orderBy(mailOutbox.nextAttemptAt)
		.limit(most)
		.for('update', { skipLocked: true });
	const taken = await db
		.update(mailOutbox)
		.set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE) })
		.where(inArray(mailOutbox.id, due))
		.returning();
	const kinds = await liveLinks(
		db,
		now,
		taken.flatMap(({ tokenId }) => tokenId ?? []),
	);
	return taken.map((letter) => ({ ...letter, linkKind: kinds.get(letter.tokenId ?? '') ?? null }));
}

/** Links that still do something, with their kinds: those of accounts, of the newsletter, of letters of the week, of applications. */
async function liveLinks(db: Database, now: Date, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const links = await unionAll(
		db
			.select({ id: oneTimeTokens.id, kind: sql<string>`${oneTimeTokens.kind}` })
			.from(oneTimeTokens)
			.where(
				and(
					inArray(oneTimeTokens.id, ids),
					gt(oneTimeTokens.expiresAt, now),
					lte(oneTimeTokens.createdAt, after(now, LIFETIMES.clockSlack)),
				),
			),
		db
			.select({ id: sql<string>`${subscriber.linkId}`, kind: sql<string>`'subscription'` })
			.from(subscriber)
			.where(and(inArray(subscriber.linkId, ids), gt(subscriber.linkExpiresAt, now))),
		db
			.select({ id: subscriber.id, kind: sql<string>`'unsubscribing'` })
			.from(subscriber)
			.where(inArray(subscriber.id, ids)),
		db
			.select({ id: sql<string>`${newsReaders.letterId}`, kind: sql<string>`'news'` })
			.from(newsReaders)
			.where(inArray(newsReaders.letterId, ids)),
		db
			.select({ id: sql<string>`${newsReaders.alertId}`, kind: sql<string>`'news'` })
			.from(newsReaders)
			.where(inArray(newsReaders.alertId, ids)),
		db
			.select({ id: application.linkId, kind: sql<string>`'withdrawal'` })
			.from(application)
			.where(and(inArray(application.linkId, ids), eq(application.status, 'open'))),
	);
	return new Map(links.map(({ id, kind }) => [id, kind]));
}

/**
 * Counts that the text of a letter goes out now, before it does: a worker that dies meanwhile has counted it too. False where
 * the letter is another worker's by now, and is not to be sent by this one (R15).
 */
export async function noteGoingOut(db: Database, letter: TakenLetter): Promise<boolean> {
	const noted = await db
		.update(mailOutbox)
		.set({ unanswered: letter.unanswered + 1 })
		.where(stillHeld(letter))
		.returning({ id: mailOutbox.id });
	return noted.length > 0;
}

/** A letter whose text has gone out just now, and nobody knows whether it was taken. */
export const goneUnanswered = (letter: TakenLetter): TakenLetter => ({ ...letter, unanswered: letter.unanswered + 1 });

/** Whether a letter has gone out unanswered as often as any may: it is not sent again. */
export const mayNotGoAgain = ({ unanswered }: TakenLetter) => unanswered >= MOST_UNANSWERED;

/** The mail server has taken it, which is so whoever has the letter by now. */
export async function noteSent(db: Database, id: string, now: Date) {
	const unanswered = sql`greatest(${mailOutbox.unanswered} - 1, 0)`;
	await db
		.update(mailOutbox)
		.set({ status: 'sent', sentAt: now, trouble: null, unanswered })
		.where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'waiting')));
}

/** There was nothing to send any more: its link is void. */
export const noteVoid = (db: Database, letter: TakenLetter) => settle(db, letter, { status: 'void' });

/** It is given up: the mail server will never take it, or may have it. `trouble` is what the mail server said, if anything. */
export const noteFailed = (db: Database, letter: TakenLetter, trouble: string | null) =>
	settle(db, letter, { status: 'failed', trouble: inWords(letter.unanswered, trouble) });

/**
 * It could not be sent now: again after a pause that doubles each time, a little uneven so that not all come at once. It is
 * given up after a day, and where it has gone out unanswered for the second time.
 */
export async function noteTrouble(db: Database, letter: TakenLetter, trouble: string, now: Date) {
	const isOld = now.getTime() - letter.createdAt.getTime() >= GIVE_UP_AFTER;
	if (isOld || mayNotGoAgain(letter)) return noteFailed(db, letter, trouble);
	const pause =
		Math.min(FIRST_PAUSE * 2 ** (letter.attempts - 1), LONGEST_PAUSE) * (1 + UNEVENNESS * (2 * Math.random() - 1));
	return settle(db, letter, {
		trouble: inWords(letter.unanswered, trouble),
		nextAttemptAt: new Date(now.getTime() + pause),
	});
}

/**
 * A stop of the site broke it off, which says nothing of the letter or the mail server: it is due again soon, however old it
 * is. If the mail server may have it already, it gets the same Message-ID again, and no third time.
 */
export async function noteBrokenOff(db: Database, letter: TakenLetter, now: Date) {
	if (mayNotGoAgain(letter)) return noteFailed(db, letter, null);
	return settle(db, letter, { nextAttemptAt: new Date(now.getTime() + FIRST_PAUSE) });
}

/**
 * Letters that wait longer than any is put off were written or tried while the clock was ahead, which has been put right since:
 * they are due, and no younger than `now` (R38).
 */
export async function pullBackLetters(db: Database, now: Date): Promise<void> {
	const latest = new Date(now.getTime() + LONGEST_PAUSE * (1 + UNEVENNESS));
	await db
		.update(mailOutbox)
		.set({ nextAttemptAt: now, createdAt: sql`least(${mailOutbox.createdAt}, ${now.toISOString()}::timestamptz)` })
		.where(and(eq(mailOutbox.status, 'waiting'), gt(mailOutbox.nextAttemptAt, latest)));
}

/** Notes what has become of a letter, with how often it has gone out unanswered; nothing where it is another worker's by now. */
async function settle(db: Database, letter: TakenLetter, change: Partial<typeof mailOutbox.$inferInsert>) {
	await db
		.update(mailOutbox)
		.set({ ...change, unanswered: letter.unanswered })
		.where(stillHeld(letter));
}

/** Whoever takes a letter counts an attempt. */
const stillHeld = ({ id, attempts }: TakenLetter) =>
	and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'waiting'), eq(mailOutbox.attempts, attempts));

/** Removes letters whose time is over, and what was never one. Failed ones stay longer, to be seen. */
export async function sweepOutbox(db: Database, now: Date) {
	const { sentLetter, failedLetter, counter } = RETENTION;
	const before = (period: Period) => lt(mailOutbox.createdAt, period.before(now));
	await db
		.delete(mailOutbox)
		.where(
			or(
				and(eq(mailOutbox.status, 'void'), before(counter)),
				and(eq(mailOutbox.status, 'sent'), before(sentLetter)),
				and(ne(mailOutbox.status, 'waiting'), before(failedLetter)),
			),
		);
}
