import { type SQL, sql } from 'drizzle-orm';
import {
	boolean,
	char,
	date,
	type ExtraConfigColumn,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FactSources } from '../../domain/catalogue/facts/sources.ts';
import { clubs } from './clubs.ts';
import { factChecks, factColumns } from './fact-columns.ts';
import type { AspectSummary, StoredTally } from './ratings.ts';

/**
 * A golf course and everything that is printed about it. What editors can change of it has its columns and checks from the
 * definitions of `domain/catalogue/facts`: lengths in metres, fees in minor currency units, positions in decimal degrees (WGS
 * 84). The columns from `rating` on are stored results of its published reviews, never typed in.
 *
 * Triggers: `count_courses_by_country` and `count_courses_by_region` keep the counts of places; `place_course` says which places it lies
 * in whenever its position, its country or what its region is called is written; `note_course_changes` tells `course_changes`; `keep_fresh_tally` drops a tally that was not written together with its rating.
 */
export const courses = pgTable(
	'courses',
	{
		id: integer().primaryKey().generatedAlwaysAsIdentity(),
		...factColumns(),
		/** Whose course it is; empty where no club is known. */
		clubId: integer('club_id').references(() => clubs.id, { onDelete: 'set null' }),
		/** Where each of the facts that are known is from. */
		factSources: jsonb('fact_sources').$type<FactSources>().notNull().default({}),
		/**
		 * Where it lies, set by a trigger from its position: the slug of the nation within its country, that of its region and the
		 * region's English name, the ids of the nearest town and of the golf areas around it. `region` and `locality` are what its source
		 * calls them.
		 */
		nation: text(),
		regionSlug: text('region_slug'),
		regionName: text('region_name'),
		townId: text('town_id'),
		areas: text().array().notNull().default(sql`'{}'`),
		continent: text().notNull(),
		/** What the cover is drawn with: the terrain, else the one inferred from the position. */
		coverTerrain: text('cover_terrain').notNull().default('parkland'),
		/** Since when it can no longer be played. */
		closedOn: date('closed_on'),
		/** A built-in rating (decision C7) that is printed until there are reviews, but never ranked nor told to machines. */
		builtInRating: numeric('built_in_rating', { precision: 3, scale: 1, mode: 'number' }),
		source: text().notNull(),
		sourceId: text('source_id').notNull(),
		rating: numeric({ precision: 6, scale: 4, mode: 'number' }),
		/** The rating as it is printed: one decimal. Ranked lists order by it. */
		ratingShown: numeric('rating_shown', { precision: 3, scale: 1, mode: 'number' }),
		ratingCount: integer('rating_count').notNull().default(0),
		ratingMean: numeric('rating_mean', { precision: 6, scale: 4, mode: 'number' }),
		/** How many reviews gave 1, 2 … 10. */
		ratingHistogram: integer('rating_histogram').array().notNull().default(sql`'{0,0,0,0,0,0,0,0,0,0}'`),
		ratingNewest: date('rating_newest'),
		/** The UTC day whose prior and ages the stored rating was computed with. */
		ratedFor: date('rated_for'),
		aspects: jsonb().$type<Record<string, AspectSummary>>().notNull().default({}),
		/** Plain means by the handicap band of those who wrote. */
		bandRatings: jsonb('band_ratings').$type<Record<string, AspectSummary>>().notNull().default({}),
		/**
		 * What the rating was made of, for the day `ratedFor`, so that one more review can be added without the others. Emptied by a
		 * trigger when a rating is stored without it.
		 */
		ratingTally: jsonb('rating_tally').$type<StoredTally>(),
		/** True from the third rating on: such courses stand in the ranking by their number, the rest by renown, then by name. */
		ranked: boolean().generatedAlwaysAs(sql`rating_count >= 3`),
		/** The name as `foldText` writes it; set by every command that writes a course. */
		searchName: text('search_name').notNull().default(''),
		createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
		updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
	},
	(table) => [
		uniqueIndex('courses_slug').on(table.slug),
		uniqueIndex('courses_source').on(table.source, table.sourceId),
		index('courses_ranking').on(...inRanking(table)),
		index('courses_continent_ranking').on(table.continent, ...inRanking(table)),
		index('courses_country_ranking').on(table.country, ...inRanking(table)),
		index('courses_region_ranking')
			.on(table.country, table.regionSlug, ...inRanking(table))
			.where(sql`region_slug is not null`),
		index('courses_nation_ranking')
			.on(table.nation, ...inRanking(table))
			.where(sql`nation is not null`),
		index('courses_ground_ranking').on(table.continent, table.coverTerrain, ...inRanking(table)),
		index('courses_known_of_country')
			.on(table.country)
			.where(sql`price_band is not null or access is not null or season_from is not null`),
		index('courses_played_of_country')
			.on(table.country, sql`rating_newest desc`)
			.where(sql`rating_count > 0 and rating_newest is not null`),
		index('courses_position').on(table.latitude, table.longitude),
		index('courses_closed').on(table.closedOn).where(sql`closed_on is not null`),
		index('courses_club').on(table.clubId).where(sql`club_id is not null`),
		index('courses_town').on(table.townId).where(sql`town_id is not null`),
		index('courses_latest').on(table.createdAt),
		index('courses_search_name').on(sql`search_name text_pattern_ops`),
		...factChecks(),
	],
);

type Ranked = Record<'ranked' | 'searchName' | 'id', ExtraConfigColumn>;

/**
 * Ranked courses by the printed number, the others by their renown: these two never meet, since `ranked` parts the one from the
 * other before. Lists are ordered by it as their indexes are, to the letter.
 */
export const byNumberOrRenown = byNumberElseRenown(sql`rating_count >= 3`);

/** The same where other courses count as ranked. */
export function byNumberElseRenown(isRanked: SQL): SQL {
	return sql`(case when ${isRanked} then rating_shown else renown end) desc nulls last`;
}

/** The order of ranked lists: by the printed number, the rest by renown, then by name. */
function inRanking({ ranked, searchName, id }: Ranked) {
	return [ranked.desc(), byNumberOrRenown, searchName, id] as const;
}

/** Slugs a course had before; its old addresses lead to the present one. */
export const courseSlugAliases = pgTable('course_slug_aliases', {
	slug: text().primaryKey(),
	courseId: integer('course_id')
		.notNull()
		.references(() => courses.id, { onDelete: 'cascade' }),
});

/** Those who sell tee times. `linkTemplate` may hold `{date}`, filled with YYYY-MM-DD. */
export const partners = pgTable('partners', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	name: text().notNull(),
	website: text().notNull(),
	/** The key with which the partner signs links that vouch for a round (decision R4); empty: the partner signs none. */
	signingSecret: text('signing_secret'),
});

export const partnerLinks = pgTable(
	'partner_links',
	{
		courseId: integer('course_id')
			.notNull()
			.references(() => courses.id, { onDelete: 'cascade' }),
		partnerId: integer('partner_id')
			.notNull()
			.references(() => partners.id, { onDelete: 'cascade' }),
		linkTemplate: text('link_template').notNull(),
	},
	(table) => [primaryKey({ columns: [table.courseId, table.partnerId] })],
);

/**
 * One row a country: counts that pages print, kept by a statement trigger on `courses` so that no page counts.
 * `ratingTotal` and `ratedCourses` give the average of the printed ratings.
 */
export const countrySummaries = pgTable('country_summaries', {
	country: char({ length: 2 }).primaryKey(),
	continent: text().notNull(),
	courses: integer().notNull().default(0),
	ratedCourses: integer('rated_courses').notNull().default(0),
	ratingTotal: numeric('rating_total', { precision: 12, scale: 1, mode: 'number' }).notNull().default(0),
});

/**
 * What sources call regions: `spelling` (lower case) is a name or abbreviation found in them, `slug` and `name` are those of the place.
 * Of a course whose position is known nobody asks what its region is called.
 */
export const regionNames = pgTable(
	'region_names',
	{
		country: char({ length: 2 }).notNull(),
		spelling: text().notNull(),
		slug: text().notNull(),
		name: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.country, table.spelling] })],
);

/** One row a region and one a nation, kept as the counts of countries are. */
export const regionSummaries = pgTable(
	'region_summaries',
	{
		country: char({ length: 2 }).notNull(),
		slug: text().notNull(),
		kind: text().$type<'nation' | 'region'>().notNull().default('region'),
		name: text().notNull(),
		/** Of a region: the slug of the nation it lies in. */
		nation: text(),
		courses: integer().notNull().default(0),
		ratedCourses: integer('rated_courses').notNull().default(0),
		ratingTotal: numeric('rating_total', { precision: 12, scale: 1, mode: 'number' }).notNull().default(0),
	},
	(table) => [primaryKey({ columns: [table.country, table.slug] })],
);

/**
 * A course somebody misses (decision C12), waiting for the desk.
 *
 * Triggers: `open_desk_item` and `close_desk_item` keep its item at the desk.
 */
export const courseSuggestions = pgTable('course_suggestions', {
	id: integer().primaryKey().generatedAlwaysAsIdentity(),
	name: text().notNull(),
	country: char({ length: 2 }).notNull(),
	locality: text(),
	website: text(),
	words: text(),
	/** The course whose facts should be mended (decision C8); empty for a course that is missing. */
	courseId: integer('course_id').references(() => courses.id, { onDelete: 'set null' }),
	email: text(),
	status: text().$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
	/** The editor's words to the sender. */
	decisionWords: text('decision_words'),
	/** Why it looks like a machine's; no letter is sent about such a suggestion. */
	suspicion: text(),
	createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
	decidedAt: timestamp('decided_at', { withTimezone: true }),
});
