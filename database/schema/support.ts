import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/**
 * What readers have written to the editors.
 *
 * Triggers: `open_desk_item`, `reopen_desk_item` and `close_desk_item` keep its item at the desk.
 */
export const contactMessages = pgTable(
	'contact_messages',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** The number its sender was told. */
		reference: text().notNull().unique(),
		name: text().notNull(),
		/** Lower case. */
		email: text().notNull(),
		subject: text().notNull(),
		category: text().notNull(),
		message: text().notNull(),
		status: text().$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
		/** A request about personal data, which has to be answered within a month. */
		dataRequest: boolean('data_request').notNull().default(false),
		/** Why it looks like a machine's; no mail is sent about such a message. */
		suspicion: text(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		check('contact_messages_status_known', sql`status in ('open', 'answered', 'closed')`),
		index('contact_messages_of_address').on(table.email, table.createdAt),
		check(
			'contact_messages_category_known',
			sql`category in ('general', 'technical', 'billing', 'feedback', 'business')`,
		),
		check('contact_messages_suspicion_known', sql`suspicion in ('trap', 'haste', 'flood')`),
	],
);

/**
 * Those who would like to be reviewers (decision P7). An address has one open application at a time.
 *
 * Triggers: `open_desk_item` and `close_desk_item` keep its item at the desk.
 */
export const reviewerApplications = pgTable(
	'reviewer_applications',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		/** Lower case. */
		email: text().notNull(),
		country: text().notNull(),
		handicap: text().notNull(),
		yearsPlaying: text('years_playing').notNull(),
		playFrequency: text('play_frequency').notNull(),
		favoriteCourses: text('favorite_courses').notNull(),
		whyJoin: text('why_join').notNull(),
		status: text().$type<'open' | 'accepted' | 'declined' | 'withdrawn'>().notNull().default('open'),
		/** The editor's words to the applicant. */
		decisionWords: text('decision_words'),
		/** The link that withdraws it is derived from this. */
		linkId: uuid('link_id').notNull().unique().defaultRandom(),
		suspicion: text(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		/** When the desk decided, or its sender withdrew it. */
		decidedAt: timestamp('decided_at', { withTimezone: true }),
	},
	(table) => [
		uniqueIndex('reviewer_applications_one_open').on(table.email).where(sql`status = 'open'`),
		index('reviewer_applications_by_age').on(table.status, table.createdAt),
		check('reviewer_applications_status_known', sql`status in ('open', 'accepted', 'declined', 'withdrawn')`),
		check('reviewer_applications_years_known', sql`years_playing in ('<1', '1-5', '6-10', '11-20', '20+')`),
		check(
			'reviewer_applications_frequency_known',
			sql`play_frequency in ('weekly-multiple', 'weekly', 'monthly', 'quarterly', 'yearly')`,
		),
		check('reviewer_applications_suspicion_known', sql`suspicion in ('trap', 'haste', 'flood')`),
	],
);
