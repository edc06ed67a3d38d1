import { sql } from 'drizzle-orm';
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '../bytes.ts';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';
import { contactMessages } from './support.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What can wait at the desk, and what its `thing_id` names. */
export type DeskKind =
	| 'review'
	| 'report'
	| 'application'
	| 'suggestion'
	| 'twins'
	| 'message'
	| 'photograph'
	| 'scorecard'
	| 'list'
	| 'conditions'
	| 'appeal'
	| 'campaign';

/**
 * Every decision that was ever made at the desk. Nothing in it can be changed or taken away: triggers refuse update, delete
 * and truncate to everybody, the site's own role too. So it names people by id alone, and holds neither an address nor a
 * text of theirs.
 *
 * Trigger: `refuse_change_of_log` lets nobody change or delete an entry.
 */
export const deskLog = pgTable(
	'desk_log',
	{
		id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment('at').notNull(),
		/** Who decided; empty for whoever runs the machine. No foreign key: the entry outlives the account. */
		actorId: uuid('actor_id'),
		/** "review approved": what was done, as the log and the transparency page name it. */
		action: text().notNull(),
		thingKind: text('thing_kind').notNull(),
		thingId: text('thing_id').notNull(),
		/** One of the published grounds, where the decision rests on one. */
		ground: text(),
		/** The editor's reasons. */
		words: text(),
		before: jsonb().$type<Record<string, unknown>>(),
		after: jsonb().$type<Record<string, unknown>>(),
	},
	(table) => [
		index('desk_log_by_time').on(table.at, table.id),
		index('desk_log_of_thing').on(table.thingKind, table.thingId, table.id),
		index('desk_log_of_actor').on(table.actorId, table.id),
	],
);

/**
 * What waits at the desk: one row an open thing, made and taken away by triggers on the tables of the things themselves,
 * so that nothing can wait unseen.
 */
export const deskItems = pgTable(
	'desk_items',
	{
		kind: text().$type<DeskKind>().notNull(),
		thingId: text('thing_id').notNull(),
		openedAt: moment('opened_at').notNull(),
		/** It looks like a machine's, and comes last. */
		suspect: boolean().notNull().default(false),
		/** The editor who has taken it on. */
		assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
		/** Who may not decide it: an appeal is for another editor. */
		notForId: uuid('not_for_id'),
		/** The keyed hash of the network it came from, for a week. Reviews keep theirs themselves, as they do the marks. */
		networkHash: text('network_hash'),
		/** Marks of its words that near-copies share; see `domain/shared/sketch.ts`. */
		sketch: integer().array(),
	},
	(table) => [
		primaryKey({ columns: [table.kind, table.thingId] }),
		index('desk_items_by_age').on(table.suspect, table.openedAt, table.kind, table.thingId),
		index('desk_items_of_kind').on(table.kind, table.suspect, table.openedAt, table.thingId),
		index('desk_items_of_assignee').on(table.assigneeId, table.suspect, table.openedAt),
	],
);

/** Decisions of the last seconds, which can still be undone; carried out when `due_at` has come. */
export const deskDecisions = pgTable(
	'desk_decisions',
	{
		id: uuid().primaryKey().defaultRandom(),
		kind: text().$type<DeskKind>().notNull(),
		thingId: text('thing_id').notNull(),
		/** What was decided, as the kind's own schema has it; checked before it is stored and again when it is read. */
		decision: jsonb().$type<unknown>().notNull(),
		editorId: uuid('editor_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		dueAt: moment('due_at').notNull(),
		/** Why it could not be carried out; shown to its editor once. */
		failure: text(),
	},
	(table) => [
		uniqueIndex('desk_decisions_one_a_thing').on(table.kind, table.thingId).where(sql`failure is null`),
		index('desk_decisions_due').on(table.dueAt).where(sql`failure is null`),
		index('desk_decisions_of_editor').on(table.editorId),
	],
);

/** What editors note for each other; never shown to anybody else. */
export const deskNotes = pgTable(
	'desk_notes',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		kind: text().notNull(),
		thingId: text('thing_id').notNull(),
		editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
		words: text().notNull(),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [index('desk_notes_of_thing').on(table.kind, table.thingId)],
);

/**
 * Objections to decisions, by those whom a letter told of one; decided by another editor.
 *
 * Triggers: `open_appeal` and `close_desk_item` keep its item at the desk.
 */
export const appeals = pgTable(
	'appeals',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		/** The entry of the log that is objected to. */
		decisionId: bigint('decision_id', { mode: 'number' })
			.notNull()
			.references(() => deskLog.id),
		/** Who objects: the one whom the decision was about, or the one who had reported it. */
		party: text().$type<'author' | 'reporter'>().notNull(),
		words: text().notNull(),
		/** Where the answer goes; lower case, empty once it has gone. */
		email: text().notNull(),
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		status: text().$type<'open' | 'granted' | 'refused'>().notNull().default('open'),
		createdAt: moment('created_at').notNull(),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		uniqueIndex('appeals_one_a_party').on(table.decisionId, table.party),
		index('appeals_of_member').on(table.userId).where(sql`user_id is not null`),
		check('appeals_party_known', sql`party in ('author', 'reporter')`),
		check('appeals_status_known', sql`status in ('open', 'granted', 'refused')`),
	],
);

/** What was written to and fro after a contact message, from the desk by mail. */
export const contactReplies = pgTable(
	'contact_replies',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		messageId: integer('message_id')
			.notNull()
			.references(() => contactMessages.id, { onDelete: 'cascade' }),
		/** `out`: to the reader. `in`: what the reader has answered. */
		direction: text().$type<'in' | 'out'>().notNull(),
		words: text().notNull(),
		editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
		createdAt: moment('created_at').notNull(),
	},
	(table) => [
		index('contact_replies_of_message').on(table.messageId, table.id),
		check('contact_replies_direction_known', sql`direction in ('in', 'out')`),
	],
);

/** When and why members were suspended; `users.banned_until` is what is enforced. */
export const suspensions = pgTable(
	'suspensions',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid('user_id')
			.notNull()
			// An account that waits for its address to be confirmed gets the id of the sign-up that is confirmed.
			.references(() => users.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
		ground: text().notNull(),
		words: text().notNull(),
		startedAt: moment('started_at').notNull(),
		endsAt: moment('ends_at').notNull(),
		liftedAt: moment('lifted_at'),
	},
	(table) => [index('suspensions_of_member').on(table.userId, table.startedAt)],
);

/** Under which names of their sources courses came that were merged into another: an import finds that one instead. */
export const mergedCourseSources = pgTable(
	'merged_course_sources',
	{
		source: text().notNull(),
		sourceId: text('source_id').notNull(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
	},
	(table) => [
		primaryKey({ columns: [table.source, table.sourceId] }),
		index('merged_course_sources_of_course').on(table.courseId),
	],
);

/** Files of courses that were sent to the desk and have been read but not imported; gone once they are, or after a day. */
export const courseFiles = pgTable('course_files', {
	id: uuid().primaryKey().defaultRandom(),
	/** What the file is called: the source of rows that tell none. */
	name: text().notNull(),
	content: bytes().notNull(),
	createdAt: moment('created_at').notNull(),
});
