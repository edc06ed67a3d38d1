import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes } from '../bytes.ts';

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
		/** Changes with this number and greater ones (`course_changes`) may not be in the file; null where nobody knows. */
		changesFrom: bigint('changes_from', { mode: 'number' }),
	},
	// One process makes it, however many there are.
	() => [uniqueIndex('open_files_making').on(sql`(made_at is null)`).where(sql`made_at is null`)],
);

/**
 * The reviews that count in ratings, of one night, as one packed file without names that anybody may fetch (decision T3); kept for
 * thirty days. The file of a day is written whole in one transaction.
 */
export const reviewFiles = pgTable('review_files', {
	/** The UTC day whose ratings its reviews give. */
	day: date().primaryKey(),
	madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
	/** SHA-256 of its bytes, in hex. */
	hash: text().notNull(),
	bytes: integer().notNull(),
	reviews: integer().notNull(),
	courses: integer().notNull(),
});

/** The bytes of such a file in their order, in pieces that are small enough to be sent one by one. */
export const reviewFilePieces = pgTable(
	'review_file_pieces',
	{
		day: date()
			.notNull()
			.references(() => reviewFiles.day, { onDelete: 'cascade' }),
		number: integer().notNull(),
		content: bytes().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.number] })],
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

/**
 * The roots of the log of decisions, one a night: what the hashes of all its entries come to, joined one by one, signed by the site.
 * They are published, so that no entry can be changed, left out or slipped in later without it being seen. Kept for good.
 *
 * Trigger: `refuse_change_of_hash` lets nobody change or delete one.
 */
export const decisionRoots = pgTable('decision_roots', {
	/** Roots are joined in this order, whatever a clock that was wrong has called their days. */
	number: integer().primaryKey(),
	/** The UTC day on which it was made; entries since the root before are in it. */
	day: date().notNull().unique(),
	madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
	/** The root before it, SHA-256 in hex; 64 noughts for the first. */
	before: text().notNull(),
	root: text().notNull(),
	/** Ed25519, in base64. */
	signature: text().notNull(),
});

/**
 * The hash of each entry of the log, in the order in which they are joined. No foreign key to the entry: should it ever have to be
 * erased, its salt goes with it and the hash stays, which then tells nothing and still bears the roots.
 *
 * Trigger: `refuse_change_of_hash` lets nobody change or delete one, except that a salt may be emptied.
 */
export const decisionHashes = pgTable(
	'decision_hashes',
	{
		place: bigint({ mode: 'number' }).primaryKey(),
		entryId: bigint('entry_id', { mode: 'number' }).notNull().unique(),
		day: date()
			.notNull()
			.references(() => decisionRoots.day),
		/** 32 random bytes, never published: without them nobody can try out what an entry may have said. */
		salt: bytes(),
		/** HMAC-SHA256 of the entry with its salt as key, in hex. */
		hash: text().notNull(),
	},
	(table) => [index('decision_hashes_of_day').on(table.day, table.place)],
);
