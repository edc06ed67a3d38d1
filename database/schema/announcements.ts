import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { courses } from './catalogue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
		createdAt: moment('created_at').notNull().defaultNow(),
		changedAt: moment('changed_at').notNull().defaultNow(),
	},
	(table) => [
		index('club_announcements_of_course').on(table.courseId, table.endsAt),
		index('club_announcements_of_member').on(table.userId).where(sql`user_id is not null`),
		index('club_announcements_changed').on(table.changedAt),
		check('club_announcements_kind_known', sql`kind in ('aeration', 'temporary', 'holes', 'closed', 'carts')`),
		check('club_announcements_days_in_order', sql`last_day >= first_day and ends_at > begins_at`),
	],
);
