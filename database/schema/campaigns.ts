import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { courses } from './catalogue.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What showed a campaign, by the names of `domain/reviews/campaigns/campaign-rules.ts`. */
export type CampaignSign = 'one-network' | 'like-texts' | 'new-accounts' | 'unlike-the-rest';

/**
 * A suspected campaign against a course, or for it: what is new of the course waits for editors until `pausedUntil`. Its reviews name it.
 *
 * Triggers: `open_desk_item` and `close_desk_item` keep its item at the desk.
 */
export const campaigns = pgTable(
	'campaigns',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		signs: text().array().$type<CampaignSign[]>().notNull(),
		status: text().$type<'suspected' | 'confirmed' | 'unfounded'>().notNull().default('suspected'),
		pausedUntil: moment('paused_until').notNull(),
		/** Whether readers are told of the pause: taken away by a job when it is over, or by an editor before. */
		paused: boolean().notNull().default(true),
		createdAt: moment('created_at').notNull(),
		decidedAt: moment('decided_at'),
	},
	(table) => [
		index('campaigns_of_course').on(table.courseId, table.createdAt),
		index('campaigns_paused').on(table.courseId).where(sql`paused`),
		check('campaigns_status_known', sql`status in ('suspected', 'confirmed', 'unfounded')`),
	],
);

/**
 * What the marks of networks are made with: another salt each week (by its Monday, in UTC). One that no review is compared by any more
 * is thrown away, and nobody can tell then which network its marks were of.
 */
export const networkSalts = pgTable('network_salts', {
	week: date().primaryKey(),
	salt: text().notNull(),
});
