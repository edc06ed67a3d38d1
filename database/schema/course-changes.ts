import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The last change of each course, also of those that are gone, for programs that keep a copy of the catalogue. `change` is the
 * number of its transaction: those are given in their order, and PostgreSQL knows below which of them all have ended.
 *
 * Written by triggers: `note_course_changes` on `courses`, `note_club_change` on `clubs`. The function `begin_course_changes` begins
 * anew, with every course and another epoch: numbers of one cluster say nothing in another.
 */
export const courseChanges = pgTable(
	'course_changes',
	{
		courseId: integer('course_id').primaryKey(),
		change: bigint({ mode: 'number' }).notNull(),
		changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
		/** Whether there is no such course any more; then its slug says what it was merged into. */
		gone: boolean().notNull().default(false),
		slug: text().notNull(),
	},
	(table) => [index('course_changes_in_order').on(table.change, table.courseId)],
);

/** A life of the database, in which changes are numbered: the one that began last is the present one. */
export const courseChangeEpochs = pgTable('course_change_epochs', {
	/** Eight hexadecimal digits. */
	epoch: text().primaryKey(),
	beganAt: timestamp('began_at', { withTimezone: true }).notNull().defaultNow(),
});
