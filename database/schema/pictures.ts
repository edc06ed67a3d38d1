import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';
import { conditionReports } from './conditions.ts';
import { reviews } from './reviews.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Photographs of reviews (decision R6), and of reports of conditions, one at most of each (N1). The files lie in the picture store under
 * the id, three sizes in two formats. One that was just uploaded belongs to neither yet; it is gone after a day if nothing is sent with it.
 *
 * Triggers: `open_photograph_item` and `close_desk_item` keep its item at the desk, `count_photographs` the count of its review,
 * `note_picture_removal` has its files removed. One of a report is decided with it: `open_conditions_item` and `close_conditions_item`.
 */
export const photographs = pgTable(
	'photographs',
	{
		id: uuid().primaryKey().defaultRandom(),
		reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
		conditionReportId: integer('condition_report_id').references(() => conditionReports.id, { onDelete: 'cascade' }),
		/** That of the review or report, so that a gallery of the course needs no join. */
		courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
		/** Empty for a visitor's. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** What is to be seen, in the reviewer's words. */
		alt: text().notNull().default(''),
		/** 1 to 6, in the order the reviewer chose; empty for that of a report. */
		position: smallint(),
		/** Pixels of the largest size; empty while it is being made. */
		width: integer(),
		height: integer(),
		/** Of all files together. */
		bytes: integer().notNull().default(0),
		/** `coming`: being made. `removed`: taken down at the desk. */
		status: text().$type<'coming' | 'ready' | 'failed' | 'removed'>().notNull().default('coming'),
		/** How often making it was begun, and until when the process that is at it has the right to it. */
		attempts: smallint().notNull().default(0),
		heldUntil: moment('held_until'),
		/** When an editor, or a reviewer with the badge, last said that it may be the course's cover; empty where nobody does. */
		coverChosenAt: moment('cover_chosen_at'),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		index('photographs_of_review').on(table.reviewId, table.position),
		index('photographs_of_course').on(table.courseId, table.createdAt).where(sql`status = 'ready'`),
		index('photographs_chosen_as_cover')
			.on(table.courseId, table.coverChosenAt)
			.where(sql`status = 'ready' and cover_chosen_at is not null`),
		index('photographs_of_member').on(table.userId),
		index('photographs_to_make').on(table.createdAt).where(sql`status = 'coming'`),
		index('photographs_without_thing').on(table.createdAt).where(sql`course_id is null`),
		uniqueIndex('photograph_of_conditions').on(table.conditionReportId).where(sql`condition_report_id is not null`),
		check('photographs_status_known', sql`status in ('coming', 'ready', 'failed', 'removed')`),
		check('photographs_position_range', sql`position between 1 and 6`),
		check(
			'photographs_place_whole',
			sql`num_nonnulls(review_id, condition_report_id) = num_nonnulls(course_id) and (review_id is null) = (position is null)`,
		),
	],
);

/**
 * Scorecards that shall verify a review (decision R4), waiting for the desk; never public, gone once decided.
 *
 * Triggers: `open_desk_item` and `close_desk_item` keep its item at the desk, `note_picture_removal` has its file removed.
 */
export const scorecards = pgTable('scorecards', {
	id: uuid().primaryKey().defaultRandom(),
	reviewId: integer('review_id')
		.notNull()
		.unique()
		.references(() => reviews.id, { onDelete: 'cascade' }),
	status: text().$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
	createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * Ids of pictures whose files are to be removed from the store. Triggers write them in the transaction that takes the
 * picture's row away, whatever it goes with: its review, its course, its member.
 */
export const pictureRemovals = pgTable('picture_removals', {
	id: uuid().primaryKey(),
	createdAt: moment('created_at').notNull().defaultNow(),
});
