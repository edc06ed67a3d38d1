import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Answers already given to forms that carried a signed stamp: the second submit of a stamp gets the first one's answer
 * instead of a second row (double click, reload, retry after a lost answer).
 */
export const submissions = pgTable('submissions', {
	/** The stamp's one-time id. */
	id: text().primaryKey(),
	form: text().notNull(),
	/** SHA-256 of what was sent, so that the same stamp with other words is refused. */
	bodyHash: text('body_hash').notNull(),
	answer: jsonb().$type<unknown>(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Small facts of the installation: which seed was loaded, secrets made up for local use. */
export const settings = pgTable('settings', {
	key: text().primaryKey(),
	value: jsonb().$type<unknown>().notNull(),
	updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** How often a job that runs in the background has failed on each day (UTC), of all processes together. */
export const jobFailures = pgTable(
	'job_failures',
	{
		job: text().notNull(),
		day: date().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.job] })],
);
