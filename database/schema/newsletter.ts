import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row an address; `unconfirmed` until its owner has followed the link in the letter. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
	id: uuid().primaryKey().defaultRandom(),
	/** Lower case. */
	email: text().notNull().unique(),
	status: text().notNull().default('unconfirmed'),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
