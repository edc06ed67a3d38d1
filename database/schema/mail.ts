import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What may become of a letter. `void`: there was nothing to send any more. */
export const LETTER_STATUSES = ['waiting', 'sent', 'failed', 'void'] as const;

/**
 * Letters to send, written in the transaction of what they tell of. A row's id makes the Message-ID, so that a letter
 * that goes out twice is one letter to the mail programs.
 */
export const mailOutbox = pgTable(
	'mail_outbox',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** The file in `mail/letters/`, without its ending. */
		message: text().notNull(),
		recipient: text().notNull(),
		/** What the message prints, as `domain/mail/messages.ts` has it. Never a token: the link is made when it is sent. */
		data: jsonb().$type<Record<string, unknown>>().notNull(),
		/** The link it carries; a letter whose link is void by then is not sent. */
		tokenId: uuid('token_id'),
		status: text().$type<(typeof LETTER_STATUSES)[number]>().notNull().default('waiting'),
		attempts: integer().notNull().default(0),
		/**
		 * How often its text has gone out and nobody knows whether it was taken. Counted before it goes, so that a worker that dies
		 * has counted it too, and taken back where the mail server has refused it or the text had not ended (R15).
		 */
		unanswered: integer().notNull().default(0),
		/** Not before then. A worker that takes the row moves it on, so that no other takes it meanwhile. */
		nextAttemptAt: moment('next_attempt_at').notNull(),
		/** What the mail server said last. */
		trouble: text(),
		createdAt: moment('created_at').notNull().defaultNow(),
		sentAt: moment('sent_at'),
	},
	(table) => [
		index('mail_outbox_waiting').on(table.nextAttemptAt).where(sql`status = 'waiting'`),
		index('mail_outbox_by_age').on(table.createdAt),
		// They are counted at every look of a monitor.
		index('mail_outbox_by_status').on(table.status),
		check('mail_outbox_status_known', sql`status in ('waiting', 'sent', 'failed', 'void')`),
	],
);
