import { sql } from 'drizzle-orm';
import {
	boolean,
	char,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses, partners } from './catalogue.ts';
import { reviews } from './reviews.ts';

export type Again = 'yes' | 'if-somebody-else-pays' | 'no';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * A round that a member has logged (rounds, B2): a course and a day, everything else as they like. Theirs alone, unless they show it or
 * what is counted of their golf (B4): nobody else reads a row, and nothing is counted from one for others. Reviews and check-ins are rounds by themselves and have no row here.
 */
export const rounds = pgTable(
	'rounds',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		day: date().notNull(),
		/** The review that it came from or has become. Course and day tell it too, as they tell a check-in, until one is changed. */
		reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'set null' }),
		tees: text(),
		holes: smallint(),
		/** Strokes. */
		score: smallint(),
		transport: text().$type<'walked' | 'cart'>(),
		/** Who played along, in the member's words. */
		partners: text(),
		pricePaidMinor: integer('price_paid_minor'),
		pricePaidCurrency: char('price_paid_currency', { length: 3 }),
		weather: text(),
		/** 1 to 10, as the grade of a review; it counts in no rating. */
		grade: smallint(),
		/** Whether they would play it again. */
		again: text().$type<Again>(),
		notes: text(),
		/** Its member shows it on the public page, where that is on: not partners, price and notes. */
		shown: boolean().notNull().default(false),
		createdAt: moment('created_at'),
		updatedAt: moment('updated_at'),
	},
	(table) => [
		// Read backwards: the newest day first.
		index('rounds_of_member').on(table.userId, table.day, table.id),
		index('rounds_of_course').on(table.courseId),
		index('rounds_of_review').on(table.reviewId).where(sql`review_id is not null`),
		check('rounds_holes_known', sql`holes in (9, 18)`),
		check('rounds_score_positive', sql`score > 0`),
		check('rounds_transport_known', sql`transport in ('walked', 'cart')`),
		check('rounds_grade_whole_steps', sql`grade between 1 and 10`),
		check('rounds_again_known', sql`again in ('yes', 'if-somebody-else-pays', 'no')`),
		check(
			'rounds_price_whole',
			sql`(price_paid_minor is null) = (price_paid_currency is null) and price_paid_minor >= 0`,
		),
	],
);

/** Rounds that partners have vouched for with a signed link; the reference makes a link work once. */
export const partnerBookings = pgTable(
	'partner_bookings',
	{
		partnerId: integer('partner_id')
			.notNull()
			.references(() => partners.id, { onDelete: 'cascade' }),
		reference: text().notNull(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		day: date().notNull(),
		createdAt: moment('created_at'),
	},
	(table) => [
		primaryKey({ columns: [table.partnerId, table.reference] }),
		index('partner_bookings_of_member').on(table.userId, table.courseId, table.day),
	],
);
