import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { campaigns } from '#database/schema/campaigns.ts';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { appeals, type DeskKind, deskLog } from '#database/schema/desk.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import type { Likeness } from '../catalogue/twins/compare-names.ts';
import { saidToldText } from '../conditions/said.ts';
import { LIKENESS_WORDS } from '../course-desk/twins/likeness-words.ts';
import { REPORT_REASONS } from '../moderation/report-options.ts';
import { CAMPAIGN_SIGNS } from '../reviews/campaigns/campaign-rules.ts';
import { excerpt } from '../reviews/excerpt.ts';
import { HOLDING_RULES, isHoldingRule } from '../reviews/holding/holding-rules.ts';
import { CONTACT_CATEGORIES } from '../support/options.ts';
import type { ItemName } from './kinds.ts';

/** What a line of the inbox prints of an item: what it is about, why it is here, and its first words. */
export type Summary = { title: string; why: string; words: string };

type Loaded = Summary & { id: string | number };

const GONE: Summary = { title: 'Gone meanwhile', why: '', words: '' };

/** The summaries of items in their order: one statement for each kind that occurs among them. */
export async function summarize(db: Database, items: readonly ItemName[]): Promise<Summary[]> {
	const kinds = [...new Set(items.map(({ kind }) => kind))];
	const loaded = await Promise.all(
		kinds.map(async (kind) => {
			const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
			return (await LOADERS[kind](db, ids)).map(({ id, ...summary }) => [`${kind} ${id}`, summary] as const);
		}),
	);
	const byName = new Map(loaded.flat());
	return items.map(({ kind, id }) => byName.get(`${kind} ${id}`) ?? GONE);
}

type Loader = (db: Database, ids: string[]) => Promise<Loaded[]>;

const LOADERS: Record<DeskKind, Loader> = {
	review: async (db, ids) => {
		const rows = await db
			.select({
				id: reviews.id,
				title: courses.name,
				rating: reviews.rating,
				content: reviews.content,
				by: reviews.heldBy,
			})
			.from(reviews)
			.innerJoin(courses, eq(courses.id, reviews.courseId))
			.where(inArray(reviews.id, ids.map(Number)));
		return rows.map(({ id, title, rating, content, by }) => ({
			id,
			title,
			words: excerpt(content),
			why: `${rating} out of 10, held by: ${by.map(nameOfRule).join(', ')}`,
		}));
	},
	report: async (db, ids) => {
		const rows = await db
			.select({
				id: reports.id,
				kind: reports.kind,
				course: courses.name,
				reason: reports.reason,
				words: reports.words,
			})
			.from(reports)
			.leftJoin(courses, eq(courses.id, reports.courseId))
			.where(inArray(reports.id, ids.map(Number)));
		return rows.map(({ id, kind, course, reason, words }) => ({
			id,
			title: course ?? `A ${kind}`,
			words: excerpt(words),
			why: `${kind}: ${nameOfReason(reason)}`,
		}));
	},
	list: async (db, ids) => {
		const rows = await db
			.select({ id: lists.id, title: lists.title, words: lists.words, by: lists.heldBy })
			.from(lists)
			.where(inArray(lists.id, ids.map(Number)));
		return rows.map(({ id, title, words, by }) => ({
			id,
			title,
			words: excerpt(words),
			why: `a list, held by: ${by.map(nameOfRule).join(', ')}`,
		}));
	},
	conditions: async (db, ids) => {
		const { id, day, told, status, heldBy: by } = conditionReports;
		const rows = await db
			.select({ id, day, told, status, by, title: courses.name })
			.from(conditionReports)
			.innerJoin(courses, eq(courses.id, conditionReports.courseId))
			.where(inArray(id, ids.map(Number)));
		return rows.map((row) => ({
			id: row.id,
			title: row.title,
			words: saidToldText(row.told),
			why: `${row.day}, ${row.status === 'held' ? `held by: ${row.by.map(nameOfRule).join(', ')}` : 'with a photograph'}`,
		}));
	},
	appeal: async (db, ids) => {
		const rows = await db
			.select({ id: appeals.id, words: appeals.words, party: appeals.party, action: deskLog.action })
			.from(appeals)
			.innerJoin(deskLog, eq(deskLog.id, appeals.decisionId))
			.where(inArray(appeals.id, ids.map(Number)));
		return rows.map(({ id, words, party, action }) => ({
			id,
			title: `Against “${action}”`,
			why: `by the ${party}`,
			words: excerpt(words),
		}));
	},
	photograph: async (db, ids) => {
		const rows = await db
			.select({ id: photographs.id, title: courses.name, alt: photographs.alt })
			.from(photographs)
			.innerJoin(courses, eq(courses.id, photographs.courseId))
			.where(inArray(photographs.id, ids));
		return rows.map(({ id, title, alt }) => ({ id, title, why: 'new', words: alt }));
	},
	scorecard: async (db, ids) => {
		const rows = await db
			.select({ id: scorecards.id, title: courses.name, played: reviews.datePlayed })
			.from(scorecards)
			.innerJoin(reviews, eq(reviews.id, scorecards.reviewId))
			.innerJoin(courses, eq(courses.id, reviews.courseId))
			.where(inArray(scorecards.id, ids));
		return rows.map(({ id, title, played }) => ({
			id,
			title,
			why: `played ${played ?? 'on a day not given'}`,
			words: '',
		}));
	},
	application: async (db, ids) => {
		const rows = await db
			.select()
			.from(reviewerApplications)
			.where(inArray(reviewerApplications.id, ids.map(Number)));
		return rows.map(({ id, firstName, lastName, country, handicap, whyJoin }) => ({
			id,
			title: `${firstName} ${lastName}`,
			words: excerpt(whyJoin),
			why: `${country}, handicap ${handicap || 'not given'}`,
		}));
	},
	suggestion: async (db, ids) => {
		const rows = await db
			.select()
			.from(courseSuggestions)
			.where(inArray(courseSuggestions.id, ids.map(Number)));
		return rows.map(({ id, name, country, courseId, words }) => ({
			id,
			title: name,
			words: excerpt(words ?? ''),
			why: `${getCountry(country)?.name ?? country}, ${courseId === null ? 'missing' : 'facts to mend'}`,
		}));
	},
	twins: async (db, ids) => {
		const [first, second] = [alias(courses, 'first'), alias(courses, 'second')];
		const rows = await db
			.select({
				...{ id: courseTwins.id, likeness: courseTwins.likeness },
				...{ title: first.name, country: first.country, other: second.name },
			})
			.from(courseTwins)
			.innerJoin(first, eq(first.id, courseTwins.courseId))
			.innerJoin(second, eq(second.id, courseTwins.twinId))
			.where(inArray(courseTwins.id, ids.map(Number)));
		return rows.map(({ id, title, other, country, likeness }) => ({
			id,
			title: `${title} · ${other}`,
			why: `${getCountry(country)?.name ?? country}, ${LIKENESS_WORDS[likeness as Likeness]}`,
			words: '',
		}));
	},
	campaign: async (db, ids) => {
		const rows = await db
			.select({ id: campaigns.id, title: courses.name, signs: campaigns.signs })
			.from(campaigns)
			.innerJoin(courses, eq(courses.id, campaigns.courseId))
			.where(inArray(campaigns.id, ids.map(Number)));
		return rows.map(({ id, title, signs }) => ({
			id,
			title,
			why: signs.map((sign) => CAMPAIGN_SIGNS[sign]).join('; '),
			words: '',
		}));
	},
	message: async (db, ids) => {
		const rows = await db
			.select()
			.from(contactMessages)
			.where(inArray(contactMessages.id, ids.map(Number)));
		return rows.map(({ id, subject, category, message, dataRequest }) => ({
			id,
			title: subject,
			words: excerpt(message),
			why: dataRequest ? 'request about personal data' : nameOfCategory(category),
		}));
	},
};

const nameOfRule = (rule: string) => (isHoldingRule(rule) ? HOLDING_RULES[rule].name : rule);
const nameOfReason = (reason: string) => (REPORT_REASONS as Record<string, string>)[reason] ?? reason;
const nameOfCategory = (category: string) => (CONTACT_CATEGORIES as Record<string, string>)[category] ?? category;
