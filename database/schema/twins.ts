import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';

/**
 * Two courses that may be one, each pair once, the lower id first. It is `open` while it waits at the desk, and `apart` once an editor
 * has kept them apart for good. One that was merged is gone with its course.
 *
 * Triggers: `open_desk_item` and `close_desk_item` keep its item at the desk.
 */
export const courseTwins = pgTable(
	'course_twins',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		twinId: integer('twin_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** How alike they are called, by the names of `domain/catalogue/twins/compare-names.ts`. */
		likeness: text().notNull(),
		status: text().$type<'open' | 'apart'>().notNull().default('open'),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		decidedAt: timestamp('decided_at', { withTimezone: true }),
	},
	(table) => [
		uniqueIndex('course_twins_pair').on(table.courseId, table.twinId),
		index('course_twins_of_twin').on(table.twinId),
		check('course_twins_ordered', sql`course_id < twin_id`),
		check('course_twins_status_known', sql`status in ('open', 'apart')`),
	],
);
