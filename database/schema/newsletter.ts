import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row an address; `unconfirmed` until its owner has followed the link in the letter. Of the link only the hash is
 * kept: the token is derived from `link_id`, as those of accounts are.
 */
export const newsletterSubscribers = pgTable(
	'newsletter_subscribers',
	{
		id: uuid().primaryKey().defaultRandom(),
		/** Lower case. */
		email: text().notNull().unique(),
		status: text().$type<'unconfirmed' | 'confirmed'>().notNull().default('unconfirmed'),
		linkId: uuid('link_id').unique(),
		/** SHA-256 of the token, base64url. */
		linkHash: text('link_hash').unique(),
		linkExpiresAt: moment('link_expires_at'),
		confirmedAt: moment('confirmed_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('newsletter_subscribers_by_age').on(table.status, table.createdAt),
		check('newsletter_subscribers_status_known', sql`status in ('unconfirmed', 'confirmed')`),
	],
);

/**
 * One row for each issue and subscriber, written before the letter is handed over: whatever happens meanwhile, nobody
 * gets an issue twice. The row's id makes the Message-ID.
 */
export const newsletterDeliveries = pgTable(
	'newsletter_deliveries',
	{
		id: uuid().notNull().unique().defaultRandom(),
		/** The file's name, such as 2026-12. */
		issue: text().notNull(),
		subscriberId: uuid('subscriber_id')
			.notNull()
			.references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
		/** `taken`: handed over, or about to be. `later`: the mail server could not take it just then. */
		status: text().$type<'taken' | 'sent' | 'later' | 'failed'>().notNull().default('taken'),
		/** As in the outbox: how often its text has gone out and nobody knows whether it was taken, counted before it goes (R15). */
		unanswered: integer().notNull().default(0),
		/** What the mail server said last. */
		trouble: text(),
		takenAt: moment('taken_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.issue, table.subscriberId] }),
		index('newsletter_deliveries_of_subscriber').on(table.subscriberId),
		check('newsletter_deliveries_status_known', sql`status in ('taken', 'sent', 'later', 'failed')`),
	],
);
