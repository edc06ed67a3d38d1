import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * A golf club, or a resort: whoever has one or more courses. What is known of it (its town, its website …) stands with its courses
 * and is the same in all of them (decision record 0035). A course without one is the only course of a club of which nobody has told us.
 *
 * Trigger: `note_club_change` notes its courses as changed when its name does.
 */
export const clubs = pgTable(
	'clubs',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** Unique in the world, the last part of its address. */
		slug: text().notNull(),
		name: text().notNull(),
		/** The words of its name that tell it from others, as `coreName` writes them: what it is found by. */
		core: text().notNull(),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('clubs_slug').on(table.slug),
		index('clubs_core').on(table.core),
		// What somebody types is looked for at the beginning of each word.
		index('clubs_words').using('gin', sql`to_tsvector('simple'::regconfig, core)`),
	],
);
