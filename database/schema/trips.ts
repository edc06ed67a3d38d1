import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';

export type Vote = 'yes' | 'maybe' | 'no';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * A trip that a member plans (trips, L3). It is read by its member, and by whoever has its link while that is open: the link is made of id
 * and number and is stored nowhere.
 */
export const trips = pgTable(
	'trips',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		title: text().notNull(),
		firstDay: date('first_day').notNull(),
		/** So many rows it has in `trip_days`, numbered from 1. */
		dayCount: smallint('day_count').notNull(),
		/** A new link has the next number, and all before it lead nowhere. */
		linkNumber: integer('link_number').notNull().default(1),
		linkOpen: boolean('link_open').notNull().default(true),
		createdAt: moment('created_at'),
		updatedAt: moment('updated_at'),
	},
	(table) => [
		index('trips_of_member').on(table.userId, table.firstDay, table.id),
		// By the first day travellers of trips long over are looked for.
		index('trips_by_day').on(table.firstDay),
		check('trips_days_some', sql`day_count >= 1`),
	],
);

/** A day of a trip. Its date follows from its number, so that a trip is moved by its first day alone. */
export const tripDays = pgTable(
	'trip_days',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		tripId: integer('trip_id')
			.notNull()
			.references(() => trips.id, { onDelete: 'cascade' }),
		number: smallint().notNull(),
		/** What its member says of the day; empty where nothing is. */
		words: text().notNull().default(''),
	},
	(table) => [unique('trip_days_once').on(table.tripId, table.number)],
);

/** A course on a day of a trip, once a day. */
export const tripCourses = pgTable(
	'trip_courses',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		dayId: integer('day_id')
			.notNull()
			.references(() => tripDays.id, { onDelete: 'cascade' }),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** Orders the courses of a day. */
		position: smallint().notNull(),
	},
	(table) => [
		unique('trip_courses_once').on(table.dayId, table.courseId),
		index('trip_courses_of_course').on(table.courseId),
	],
);

/** Somebody who travels along: a name, and nothing else about them. */
export const tripTravellers = pgTable(
	'trip_travellers',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		tripId: integer('trip_id')
			.notNull()
			.references(() => trips.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** SHA-256 of what the traveller's browser is known by; null for the member whose trip it is. */
		keyHash: text('key_hash'),
	},
	(table) => [
		uniqueIndex('trip_travellers_name').on(table.tripId, sql`lower(name)`),
		uniqueIndex('trip_travellers_key').on(table.keyHash),
		uniqueIndex('trip_travellers_owner').on(table.tripId).where(sql`key_hash is null`),
	],
);

/** What a traveller says of a course on the trip: a vote, that they have played it, or both. */
export const tripVotes = pgTable(
	'trip_votes',
	{
		travellerId: integer('traveller_id')
			.notNull()
			.references(() => tripTravellers.id, { onDelete: 'cascade' }),
		tripCourseId: integer('trip_course_id')
			.notNull()
			.references(() => tripCourses.id, { onDelete: 'cascade' }),
		vote: text().$type<Vote>(),
		played: boolean().notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.travellerId, table.tripCourseId] }),
		index('trip_votes_of_course').on(table.tripCourseId),
		check('trip_votes_known', sql`vote in ('yes', 'maybe', 'no')`),
	],
);
