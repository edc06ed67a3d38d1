import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';

/** A golfer's review of a course. `rating` is 1 to 10, as are the grades in `aspects`. */
export const reviews = pgTable(
	'reviews',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** The member who wrote it; empty for a visitor, whose typed name is in `reviewerName`. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		reviewerName: text('reviewer_name'),
		content: text().notNull(),
		rating: smallint().notNull(),
		datePlayed: date('date_played'),
		pros: text().array().notNull().default(sql`'{}'`),
		cons: text().array().notNull().default(sql`'{}'`),
		aspects: jsonb().$type<Record<string, number>>().notNull().default({}),
		/** What the reviewer was given for it, in words (decision R8). */
		benefit: text(),
		status: text().notNull().default('published'),
		verification: text().notNull().default('unverified'),
		/** Sample content of a local installation (decision R9): marked on the page, unknown to machines. */
		sample: boolean().notNull().default(false),
		version: integer().notNull().default(1),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		index('reviews_of_course')
			.on(table.courseId, table.createdAt.desc(), table.id.desc())
			.where(sql`status = 'published'`),
		index('reviews_of_course_by_rating')
			.on(table.courseId, table.rating.desc(), table.id.desc())
			.where(sql`status = 'published'`),
		index('reviews_latest').on(table.createdAt.desc(), table.id.desc()).where(sql`status = 'published'`),
		uniqueIndex('reviews_one_a_course_and_day')
			.on(table.userId, table.courseId, table.datePlayed)
			.where(sql`user_id is not null`),
		index('reviews_of_member').on(table.userId).where(sql`user_id is not null`),
		check('reviews_rating_whole_steps', sql`rating between 1 and 10`),
		check('reviews_status_known', sql`status in ('published', 'held', 'rejected', 'withdrawn')`),
		check('reviews_verification_known', sql`verification in ('unverified', 'checked-in', 'booked', 'play history')`),
	],
);

/** The prior of the weighted mean, frozen for one UTC day (decision C9). */
export const ratingDays = pgTable('rating_days', {
	day: date().primaryKey(),
	/** Mean of all courses' plain means at the first rating of that day. */
	prior: numeric({ precision: 6, scale: 4, mode: 'number' }).notNull(),
});
