import { sql } from 'drizzle-orm';
import {
	boolean,
	char,
	check,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
} from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What OpenStreetMap listed when the world was last fetched, so that the next time tells what has changed there. */
export const worldListing = pgTable(
	'world_listing',
	{
		/** `osm:way/123`, as `courses.source_id` has it. */
		sourceId: text('source_id').primaryKey(),
		/** The country or territory in whose answer it stood. */
		country: char({ length: 2 }).notNull(),
		name: text().notNull(),
		latitude: doublePrecision(),
		longitude: doublePrecision(),
		/** The course that it is here; null where it was refused, or waits at the desk. */
		courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
		/** When it was missing for the first time; null while it is listed. */
		goneAt: moment('gone_at'),
	},
	(table) => [
		index('world_listing_of_country').on(table.country),
		index('world_listing_of_course').on(table.courseId).where(sql`course_id is not null`),
	],
);

/** A name and a position as OpenStreetMap tells them. */
export type ListedFacts = { name: string; latitude: number | null; longitude: number | null };

/** What has changed in OpenStreetMap and waits for an editor; gone once it is decided. */
export const worldDifferences = pgTable(
	'world_differences',
	{
		id: integer().generatedAlwaysAsIdentity().unique(),
		/** `gone`: it is listed no longer, or as closed. */
		kind: text().$type<'gone' | 'renamed' | 'moved'>().notNull(),
		sourceId: text('source_id').notNull(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		before: jsonb().$type<ListedFacts>().notNull(),
		/** Null where it is gone. */
		after: jsonb().$type<ListedFacts>(),
		foundAt: moment('found_at').notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.courseId, table.kind] }),
		check('world_differences_kind_known', sql`kind in ('gone', 'renamed', 'moved')`),
	],
);

/** Each time that the world was fetched, or was to be; the newest is told at the desk. */
export const worldRuns = pgTable('world_runs', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	/** Alpha-2 codes. */
	countries: text().array().notNull(),
	/** Begun by an editor, so that the site goes on with it when it was broken off; else by the command line. */
	fromDesk: boolean('from_desk').notNull(),
	startedAt: moment('started_at').notNull(),
	/** How many countries have been asked for. */
	done: integer().notNull().default(0),
	total: integer().notNull(),
	/** Null while it goes on. */
	endedAt: moment('ended_at'),
	/** What the command line prints too; at first what it waits for. */
	lines: text().array().notNull().default(sql`'{}'`),
});
