import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';
import { conditionReports } from './conditions.ts';
import { lists } from './lists.ts';
import { photographs } from './pictures.ts';
import { reviews } from './reviews.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Notices that something on the site should not stand (decision R5), with everything Article 16 of the Digital Services
 * Act asks for. Exactly one of review, photograph, course, list and report of conditions is set while that still exists.
 *
 * Triggers: `open_desk_item`, `reopen_desk_item` and `close_desk_item` keep its item at the desk.
 */
export const reports = pgTable(
	'reports',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** The number its sender was told. */
		reference: text().notNull().unique(),
		kind: text().$type<'review' | 'photograph' | 'course' | 'list' | 'conditions'>().notNull(),
		reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'set null' }),
		photographId: uuid('photograph_id').references(() => photographs.id, { onDelete: 'set null' }),
		courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
		listId: integer('list_id').references(() => lists.id, { onDelete: 'set null' }),
		conditionsId: integer('conditions_id').references(() => conditionReports.id, { onDelete: 'set null' }),
		/** The version of the review or list that the reporter saw. */
		version: integer(),
		reason: text().notNull(),
		words: text().notNull(),
		/** Empty once its sender has left us; the address follows with the decision. */
		name: text().notNull(),
		/** Lower case. */
		email: text().notNull(),
		/** The reporter's account, where there is one. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		status: text().$type<'open' | 'upheld' | 'dismissed'>().notNull().default('open'),
		/** Why it looks like a machine's; no letter is sent about such a report. */
		suspicion: text(),
		/** Why it was decided so: one of the published grounds, and the editor's words. Empty while it is open. */
		ground: text(),
		decisionWords: text('decision_words'),
		createdAt: moment('created_at').notNull().defaultNow(),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		index('reports_by_age').on(table.status, table.createdAt),
		index('reports_open_of_photograph')
			.on(table.photographId)
			.where(sql`status = 'open' and photograph_id is not null`),
		index('reports_of_address').on(table.email, table.createdAt),
		check('reports_kind_known', sql`kind in ('review', 'photograph', 'course', 'list', 'conditions')`),
		check('reports_status_known', sql`status in ('open', 'upheld', 'dismissed')`),
		check('reports_suspicion_known', sql`suspicion in ('trap', 'haste', 'flood')`),
	],
);
