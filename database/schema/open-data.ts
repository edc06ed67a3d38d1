import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/**
 * The whole catalogue as one packed file that anybody may fetch. The newest that is made is offered, and kept with the one before,
 * which may still be being fetched.
 */
export const openFiles = pgTable(
	'open_files',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** The last day (UTC) on which the catalogue was found to be as the file has it. */
		day: date().notNull(),
		startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
		/** Null while it is being made; so are the three below. */
		madeAt: timestamp('made_at', { withTimezone: true }),
		/** SHA-256 of its bytes, in hex. */
		hash: text(),
		bytes: integer(),
		courses: integer(),
	},
	// One process makes it, however many there are.
	() => [uniqueIndex('open_files_making').on(sql`(made_at is null)`).where(sql`made_at is null`)],
);

/** The bytes of such a file in their order, in pieces that are small enough to be sent one by one. */
export const openFilePieces = pgTable(
	'open_file_pieces',
	{
		fileId: integer('file_id')
			.notNull()
			.references(() => openFiles.id, { onDelete: 'cascade' }),
		number: integer().notNull(),
		content: bytes().notNull(),
	},
	(table) => [primaryKey({ columns: [table.fileId, table.number] })],
);
