import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';
import { reviews } from './reviews.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Photographs of reviews (decision R6). The files lie in the picture store under the id, three sizes in two formats. */
export const photographs = pgTable(
	'photographs',
	{
		id: uuid().primaryKey().defaultRandom(),
		reviewId: integer('review_id')
			.notNull()
			.references(() => reviews.id, { onDelete: 'cascade' }),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** Empty for a visitor's. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** What is to be seen, in the reviewer's words. */
		alt: text().notNull().default(''),
		/** 1 to 6, in the order the reviewer chose. */
		position: smallint().notNull(),
		/** Pixels of the largest size; empty while it is being made. */
		width: integer(),
		height: integer(),
		/** Of all files together. */
		bytes: integer().notNull().default(0),
		/** `coming`: being made. `removed`: taken down at the desk. */
		status: text().$type<'coming' | 'ready' | 'failed' | 'removed'>().notNull().default('coming'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('photographs_of_review').on(table.reviewId, table.position),
		index('photographs_of_course').on(table.courseId, table.createdAt).where(sql`status = 'ready'`),
		index('photographs_of_member').on(table.userId),
		check('photographs_status_known', sql`status in ('coming', 'ready', 'failed', 'removed')`),
		check('photographs_position_range', sql`position between 1 and 6`),
	],
);

/** Scorecards that shall verify a review (decision R4), waiting for the desk; never public, gone once decided. */
export const scorecards = pgTable('scorecards', {
	id: uuid().primaryKey().defaultRandom(),
	reviewId: integer('review_id')
		.notNull()
		.unique()
		.references(() => reviews.id, { onDelete: 'cascade' }),
	status: text().$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
	createdAt: moment('created_at').notNull().defaultNow(),
});
