import { sql } from 'drizzle-orm';
import {
	boolean,
	char,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { campaigns } from './campaigns.ts';
import { courses } from './catalogue.ts';
import type { HandicapBand, Insider, ReviewStatus, Verification } from './review-types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofReview = () =>
	integer('review_id')
		.notNull()
		.references(() => reviews.id, { onDelete: 'cascade' });
const ofCourse = () =>
	integer('course_id')
		.notNull()
		.references(() => courses.id, { onDelete: 'cascade' });
const ofMember = () =>
	uuid('user_id')
		.notNull()
		.references(() => users.id, { onDelete: 'cascade' });

/**
 * A golfer's review of a course. `rating` is 1 to 10, as are the grades in `aspects`.
 *
 * Triggers: `open_desk_item`, `reopen_desk_item` and `close_desk_item` keep the item of a held one at the desk,
 * `take_photographs_along` shows and hides its photographs with it, `note_publication` notes when it first became public.
 */
export const reviews = pgTable(
	'reviews',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		courseId: ofCourse(),
		/** The member who wrote it; empty for a visitor, whose typed name is in `reviewerName`. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		reviewerName: text('reviewer_name'),
		content: text().notNull(),
		rating: smallint().notNull(),
		datePlayed: date('date_played'),
		pros: text().array().notNull().default(sql`'{}'`),
		cons: text().array().notNull().default(sql`'{}'`),
		aspects: jsonb().$type<Record<string, number>>().notNull().default({}),
		/** What the reviewer was given for it, in words (decision R8); such a review counts half. */
		benefit: text(),
		/** The reviewer's tie to the club, where there is one (decision T2); such a review counts half. */
		insider: text().$type<Insider>(),
		/** The circumstances of the round, each left out as the reviewer likes. */
		tees: text(),
		transport: text().$type<'walked' | 'cart'>(),
		weather: text(),
		pricePaidMinor: integer('price_paid_minor'),
		pricePaidCurrency: char('price_paid_currency', { length: 3 }),
		/** The member's handicap when it was written, as a band only. */
		handicapBand: text('handicap_band').$type<HandicapBand>(),
		/** ISO 639-1 of the text, as far as it can be told. */
		language: char({ length: 2 }),
		/** False until the text has been looked at for its language, which is done behind the answer. */
		languageRead: boolean('language_read').notNull().default(false),
		/** Marks of the text that near-copies share; see `domain/shared/sketch.ts`. */
		sketch: integer().array(),
		status: text().$type<ReviewStatus>().notNull().default('published'),
		/** Names of the rules that hold it, or held it when it was last sent. */
		heldBy: text('held_by').array().notNull().default(sql`'{}'`),
		/** Why it was rejected: one of the published grounds, and the editor's words; and until when, where it is hidden for a time alone. */
		...{
			rejectionGround: text('rejection_ground'),
			rejectionWords: text('rejection_words'),
			hiddenUntil: moment('hidden_until'),
		},
		verification: text().$type<Verification>().notNull().default('unverified'),
		/** An editor has decided about it as it stands now, and let it stand: an account's first review counts whole then. */
		editorRead: boolean('editor_read').notNull().default(false),
		/** Where a visitor gets the link that edits or removes the review; lower case, shown to nobody. */
		visitorEmail: text('visitor_email'),
		/** Keyed hash of its network, so that a flood is seen, for a week; and under the salt of its week, for slow attacks, for sixty days. */
		...{ networkHash: text('network_hash'), networkMark: text('network_mark') },
		/** The suspected campaign that it seems to belong to. */
		campaignId: integer('campaign_id').references(() => campaigns.id, { onDelete: 'set null' }),
		/** Stored counts, so that no page counts: of helpful votes, and of photographs that are shown. */
		helpfulCount: integer('helpful_count').notNull().default(0),
		photographCount: smallint('photograph_count').notNull().default(0),
		/** Stays without the name of a member who left, and did not count then beside another of the course: it never counts again. */
		superseded: boolean().notNull().default(false),
		/** Sample content of a local installation (decision R9): marked on the page, unknown to machines. */
		sample: boolean().notNull().default(false),
		version: integer().notNull().default(1),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
		/** When it first became public, where that was not when it was written: kept by `note_publication`. Empty too for what never was. */
		publishedAt: moment('published_at'),
	},
	(table) => [
		// Read backwards for the newest, the highest, the most helpful first: PostgreSQL takes an index for `desc` only where
		// both agree on the place of nulls, which Drizzle's own `desc()` does not.
		index('reviews_of_course').on(table.courseId, table.createdAt, table.id).where(sql`status = 'published'`),
		index('reviews_of_course_by_rating').on(table.courseId, table.rating, table.id).where(sql`status = 'published'`),
		index('reviews_of_course_by_help')
			.on(table.courseId, table.helpfulCount, table.id)
			.where(sql`status = 'published'`),
		index('reviews_of_course_by_language')
			.on(table.courseId, table.language)
			.where(sql`status = 'published' and language is not null`),
		index('reviews_of_network').on(table.networkHash, table.createdAt).where(sql`network_hash is not null`),
		index('reviews_hidden').on(table.hiddenUntil).where(sql`hidden_until is not null`),
		index('reviews_of_campaign').on(table.campaignId).where(sql`campaign_id is not null`),
		index('reviews_with_network_mark').on(table.createdAt).where(sql`network_mark is not null`),
		index('reviews_of_flooded_course').on(table.courseId).where(sql`status = 'held' and 'course-flood' = any(held_by)`),
		index('reviews_waiting').on(table.createdAt).where(sql`status = 'held'`),
		index('reviews_latest').on(table.createdAt, table.id, table.courseId).where(sql`status = 'published'`),
		index('reviews_published_later').on(table.publishedAt).where(sql`published_at is not null`),
		uniqueIndex('reviews_one_a_course_and_day')
			.on(table.userId, table.courseId, table.datePlayed)
			.where(sql`user_id is not null and status <> 'withdrawn'`),
		// Each entry goes to its place at once: a list of those waiting for theirs slows every look-up, until one writer has to sort
		// in thousands of them.
		index('reviews_by_sketch').using('gin', table.sketch).with({ fastupdate: false }),
		index('reviews_of_course_by_age').on(table.courseId, table.createdAt),
		index('reviews_of_unread_language').on(table.id).where(sql`not language_read`),
		index('reviews_of_member').on(table.userId).where(sql`user_id is not null`),
		index('reviews_of_visitor').on(table.visitorEmail).where(sql`visitor_email is not null`),
		check('reviews_rating_whole_steps', sql`rating between 1 and 10`),
		check('reviews_status_known', sql`status in ('published', 'held', 'rejected', 'withdrawn')`),
		check('reviews_verification_known', sql`verification in ('unverified', 'checked-in', 'booked', 'play history')`),
		check('reviews_insider_known', sql`insider in ('club member', 'employee', 'owner', 'relative', 'competitor')`),
		check('reviews_transport_known', sql`transport in ('walked', 'cart')`),
		check('reviews_handicap_band_known', sql`handicap_band in ('0-9', '10-18', '19-28', '29+')`),
		check(
			'reviews_price_whole',
			sql`(price_paid_minor is null) = (price_paid_currency is null) and price_paid_minor >= 0`,
		),
	],
);

/** What a review said before each edit; the row in `reviews` is its newest version. */
export const reviewVersions = pgTable(
	'review_versions',
	{
		reviewId: ofReview(),
		version: integer().notNull(),
		/** Everything its author had written, by the column names of `reviews`. */
		said: jsonb().$type<Record<string, unknown>>().notNull(),
		status: text().$type<ReviewStatus>().notNull(),
		verification: text().$type<Verification>().notNull(),
		replacedAt: moment('replaced_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.reviewId, table.version] })],
);

/** "This review was helpful" (decision R5): one vote a member. `reviews.helpful_count` is their number. */
export const helpfulVotes = pgTable(
	'helpful_votes',
	{
		reviewId: ofReview(),
		userId: ofMember(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({ columns: [table.reviewId, table.userId] }),
		index('helpful_votes_of_member').on(table.userId),
	],
);

/** The courses a member wants to play (decision C11). */
export const likedCourses = pgTable(
	'liked_courses',
	{
		userId: ofMember(),
		courseId: ofCourse(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** The courses a member has marked as played (decision C11); those of their reviews and check-ins are played as well. */
export const playedCourses = pgTable(
	'played_courses',
	{
		userId: ofMember(),
		courseId: ofCourse(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.courseId] })],
);

/** A member was at a course on a day (decision R4). Of the place only the distance is kept. */
export const checkIns = pgTable(
	'check_ins',
	{
		userId: ofMember(),
		courseId: ofCourse(),
		day: date().notNull(),
		distanceMetres: integer('distance_metres').notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.courseId, table.day] })],
);

/** Members who speak for a course; appointed at the desk. */
export const courseRepresentatives = pgTable(
	'course_representatives',
	{
		courseId: ofCourse(),
		userId: ofMember(),
		createdAt: moment('created_at').notNull().defaultNow(),
	},
	(table) => [primaryKey({ columns: [table.courseId, table.userId] })],
);

/** The one public answer of a club to a review. */
export const clubAnswers = pgTable(
	'club_answers',
	{
		reviewId: ofReview().primaryKey(),
		/** The representative who wrote it last; empty once that account is gone. */
		userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
		content: text().notNull(),
		createdAt: moment('created_at').notNull().defaultNow(),
		editedAt: moment('edited_at'),
	},
	(table) => [index('club_answers_latest').on(table.createdAt)],
);
