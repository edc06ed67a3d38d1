import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';

export type ConditionReportStatus = 'published' | 'held' | 'removed';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What a golfer has told of a course as it was on a day (conditions, N1). It counts while it is `published`: one that is held waits for
 * an editor, a removed one was refused or taken down by one. When it can no longer be said follows from
 * `observedAt` and the lives of the kinds (`domain/conditions/kinds.ts`): nothing has to be swept for it. What a club announces of its
 * course has days from and to, and stands beside these rows, not in them.
 *
 * The trigger `note_publication` notes when one that was held became public.
 * Triggers: `open_desk_item`, `reopen_desk_item` and `close_desk_item` keep the item of a held one at the desk; that of one that is
 * published waits for its photograph (`photographs`).
 */
export const conditionReports = pgTable(
	'condition_reports',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** Empty for a visitor, and for a member who has left. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** Whether a member has sent it: a visitor's word counts half. */
		byMember: boolean('by_member').notNull(),
		/** The day of the round at the course. */
		day: date().notNull(),
		/** From when on it grows old: when it came, or where it came after its day, the end of that. */
		observedAt: moment('observed_at').notNull(),
		/** A value of each kind that it tells of. */
		told: jsonb().$type<Record<string, string>>().notNull(),
		status: text().$type<ConditionReportStatus>().notNull().default('published'),
		/** Names of the rules that hold it, or held it when it was sent. */
		heldBy: text('held_by').array().notNull().default(sql`'{}'`),
		/** An editor has read it and let it stand: it is part of no flood any more. */
		editorRead: boolean('editor_read').notNull().default(false),
		/** Why an editor has refused it or taken it down: one of the published grounds, and the editor's words to its sender. */
		removalGround: text('removal_ground'),
		removalWords: text('removal_words'),
		/** A sample of a local installation. */
		sample: boolean().notNull().default(false),
		/** A keyed hash of the network it came from; forgotten after a week. */
		networkHash: text('network_hash'),
		createdAt: moment('created_at').notNull().defaultNow(),
		updatedAt: moment('updated_at').notNull().defaultNow(),
		/** When it first became public, where that was not when it came: kept by `note_publication`. Empty too for what never was. */
		publishedAt: moment('published_at'),
	},
	(table) => [
		index('condition_reports_latest').on(table.createdAt, table.id, table.courseId).where(sql`status = 'published'`),
		index('condition_reports_published_later').on(table.publishedAt).where(sql`published_at is not null`),
		index('condition_reports_said').on(table.courseId, table.observedAt).where(sql`status = 'published'`),
		index('condition_reports_waiting').on(table.createdAt).where(sql`status = 'held'`),
		// What has been published lately, of whatever course.
		index('condition_reports_published').on(table.updatedAt).where(sql`status = 'published'`),
		index('condition_reports_of_course').on(table.courseId, table.createdAt),
		index('condition_reports_of_member').on(table.userId, table.createdAt).where(sql`user_id is not null`),
		index('condition_reports_of_network').on(table.networkHash, table.createdAt).where(sql`network_hash is not null`),
		check('condition_reports_status_known', sql`status in ('published', 'held', 'removed')`),
		check('condition_reports_told_something', sql`jsonb_typeof(told) = 'object' and told <> '{}'`),
	],
);

/**
 * What a club announces of its course from a day to a day (N2): it begins and ends by itself, at `beginsAt` and `endsAt`, which are
 * these days by the clocks of the course's time zone as it was known when they were told.
 */
export const clubAnnouncements = pgTable(
	'club_announcements',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		/** Whoever wrote it last; empty once that account is gone. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		/** That was an editor, at the desk. */
		byEditor: boolean('by_editor').notNull(),
		kind: text().$type<'closed' | 'temporary' | 'aeration' | 'holes' | 'carts'>().notNull(),
		firstDay: date('first_day').notNull(),
		lastDay: date('last_day').notNull(),
		beginsAt: moment('begins_at').notNull(),
		endsAt: moment('ends_at').notNull(),
		/** Taken back before its time. */
		endedAt: moment('ended_at'),
		/** A sample of a local installation. */
		sample: boolean().notNull().default(false),
		createdAt: moment('created_at').notNull().defaultNow(),
		changedAt: moment('changed_at').notNull().defaultNow(),
	},
	(table) => [
		index('club_announcements_of_course').on(table.courseId, table.endsAt),
		index('club_announcements_of_member').on(table.userId).where(sql`user_id is not null`),
		index('club_announcements_changed').on(table.changedAt),
		index('club_announcements_latest').on(table.createdAt, table.id, table.courseId).where(sql`ended_at is null`),
		check('club_announcements_kind_known', sql`kind in ('aeration', 'temporary', 'holes', 'closed', 'carts')`),
		check('club_announcements_days_in_order', sql`last_day >= first_day and ends_at > begins_at`),
	],
);
