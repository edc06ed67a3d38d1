import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a member follows (following, L4): a course, a place or a golfer, one of the three. Nobody else reads a row. */
export const follows = pgTable(
	'follows',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
		/** The address of the page of a country, nation, region or golf area, such as `/courses/scotland/in/fife`. */
		place: text(),
		golferId: uuid('golfer_id').references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('follows_of_course_once').on(table.userId, table.courseId).where(sql`course_id is not null`),
		uniqueIndex('follows_of_place_once').on(table.userId, table.place).where(sql`place is not null`),
		uniqueIndex('follows_of_golfer_once').on(table.userId, table.golferId).where(sql`golfer_id is not null`),
		index('follows_of_member').on(table.userId, table.createdAt),
		// For what goes: a course, a golfer.
		index('follows_by_course').on(table.courseId).where(sql`course_id is not null`),
		index('follows_by_golfer').on(table.golferId).where(sql`golfer_id is not null`),
		check('follows_one_thing', sql`num_nonnulls(course_id, place, golfer_id) = 1`),
		check('follows_somebody_else', sql`golfer_id <> user_id`),
	],
);

/** How a member reads what is new: when they last did, the letter of the week, and the private feed. No row before the first of them. */
export const newsReaders = pgTable(
	'news_readers',
	{
		userId: uuid('user_id')
			.primaryKey()
			.references(() => users.id, { onDelete: 'cascade' }),
		/** When they last looked, and the time before, from which on it is new to them. */
		seenAt: moment('seen_at'),
		seenBefore: moment('seen_before'),
		/** Of a letter that is wanted: its link to end it is derived from this id. Empty where none is. */
		letterId: uuid('letter_id').unique(),
		/** Up to when the last letter told, or was looked at; at first when it was asked for. */
		letterUntil: moment('letter_until'),
		/** Of the letters about courses as they are now that are wanted: their link to end them is derived from this id. Empty where none is. */
		alertId: uuid('alert_id').unique(),
		/** Up to when the last of them told; at first when they were asked for. */
		alertUntil: moment('alert_until'),
		alertSentAt: moment('alert_sent_at'),
		/** The key in the address of the feed is derived from `feedId`, and found by its hash alone. Empty where there is none. */
		feedId: uuid('feed_id'),
		/** SHA-256 of the key, base64url. */
		feedHash: text('feed_hash').unique(),
	},
	(table) => [index('news_readers_by_letter').on(table.letterUntil).where(sql`letter_id is not null`)],
);
