import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';

/** Who may read a list besides its owner: nobody, whoever has its link, or everybody. */
export type ListVisibility = 'private' | 'link' | 'public';

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull().defaultNow();

/**
 * A member's list of courses (lists, L2). Others read it by its link or, where it is public, under its title; never while `status` is
 * `held`, before an editor has read it, or `removed`, after one has taken it down.
 *
 * Triggers: `open_desk_item`, `reopen_desk_item` and `close_desk_item` keep its item at the desk while it is held.
 */
export const lists = pgTable(
	'lists',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		title: text().notNull(),
		words: text().notNull().default(''),
		visibility: text().$type<ListVisibility>().notNull().default('private'),
		/** A public one stands on its owner's public page, among all lists, and is told to search engines. */
		shown: boolean().notNull().default(false),
		/** What its address by link has in it: 128 bits by chance. A list that is closed and opened again gets another. */
		link: text().unique(),
		status: text().$type<'open' | 'held' | 'removed'>().notNull().default('open'),
		/** The rules that hold it. */
		heldBy: text('held_by').array().notNull().default(sql`'{}'`),
		/** Why an editor has taken it down: until one lets it stand again. */
		removalGround: text('removal_ground'),
		removalWords: text('removal_words'),
		/** Counts up with its words. A decision binds to the one that the editor has read. */
		version: integer().notNull().default(1),
		createdAt: moment('created_at'),
		updatedAt: moment('updated_at'),
	},
	(table) => [
		index('lists_of_member').on(table.userId, table.updatedAt),
		index('lists_shown').on(table.updatedAt, table.id).where(sql`visibility = 'public' and shown and status = 'open'`),
		check('lists_visibility_known', sql`visibility in ('private', 'link', 'public')`),
		check('lists_status_known', sql`status in ('open', 'held', 'removed')`),
		check('lists_link_while_open', sql`(visibility = 'link') = (link is not null)`),
	],
);

/** A course on a list, in its place from 1 on, with what the owner says of it. */
export const listCourses = pgTable(
	'list_courses',
	{
		listId: integer('list_id')
			.notNull()
			.references(() => lists.id, { onDelete: 'cascade' }),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** Several may have the same after a merge of courses; the id of the course decides then. */
		place: integer().notNull(),
		note: text().notNull().default(''),
	},
	(table) => [
		primaryKey({ columns: [table.listId, table.courseId] }),
		index('list_courses_of_course').on(table.courseId),
		check('list_courses_place_positive', sql`place > 0`),
	],
);

/** That a member likes a public list of somebody else's. How many do is public, who does is not. */
export const listLikes = pgTable(
	'list_likes',
	{
		listId: integer('list_id')
			.notNull()
			.references(() => lists.id, { onDelete: 'cascade' }),
		userId: uuid('user_id')
			.notNull()
			.references(() => users.id, { onDelete: 'cascade' }),
		createdAt: moment('created_at'),
	},
	(table) => [primaryKey({ columns: [table.listId, table.userId] }), index('list_likes_of_member').on(table.userId)],
);
