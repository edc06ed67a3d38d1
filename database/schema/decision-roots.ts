import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from '../bytes.ts';

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
