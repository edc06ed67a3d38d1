import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { getCountry } from '../catalogue/places/countries.ts';
import { getMember } from '../member-desk/queries.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import { type CoverChoice, getCoverChoice } from '../pictures/cover-queries.ts';
import { shownPhotograph } from '../pictures/photograph-queries.ts';
import type { CoursePhotograph } from '../pictures/shapes.ts';
import { answerColumns, shownReview, toReview } from '../reviews/lists/shown-review.ts';
import { COUNTS_AS_FIRST } from '../reviews/rating/first-reviews.ts';
import type { Review } from '../reviews/shapes.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { isUuid } from '../shared/uuid.ts';
import { getApplication } from './application-queries.ts';
import { getDeskConditions } from './conditions-item-queries.ts';
import { getDeskList } from './list-item-queries.ts';

/** A review as an editor reads it before deciding. */
export type DeskReview = {
	id: number;
	version: number;
	status: string;
	course: { name: string; slug: string; countrySlug: string };
	/** How much of its author stands and was rejected; none for somebody without an account. */
	standing: { published: number; rejected: number };
	heldBy: string[];
	/** It counts half, as its account's first that no editor has read (decision T2). */
	countsAsFirst: boolean;
	/**
	 * Whatever pages print of it once it is published. Null where its author has withdrawn it: that there was one is all that
	 * is kept.
	 */
	shown: Review | null;
};

/** Whatever its status; null where there is none. Neither address nor network of its author is in it (S31). */
export async function getDeskReview(ctx: DomainContext, id: number): Promise<DeskReview | null> {
	const { db, viewer } = ctx;
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({
			review: shownReview,
			own: {
				...{ version: reviews.version, status: reviews.status, heldBy: reviews.heldBy },
				countsAsFirst: COUNTS_AS_FIRST,
			},
			author: shownMember,
			answer: answerColumns,
			course: courseColumns,
		})
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(eq(reviews.id, id));
	if (!row) return null;
	const shown = { ...toReview(ctx, row.review, row.author, row.answer), photographs: await photographsOf(db, id) };
	return {
		id,
		...row.own,
		course: toCourse(row.course),
		standing: await countBy(db, row.review.userId),
		shown: row.own.status === 'withdrawn' ? null : shown,
	};
}

/** How many reviews of the member stand, and how many were rejected: what came before weighs in a decision. */
async function countBy(db: Database, userId: string | null) {
	if (userId === null) return { published: 0, rejected: 0 };
	const [row] = await db
		.select({
			published: sql<number>`(count(*) filter (where ${reviews.status} = 'published'))::int`,
			rejected: sql<number>`(count(*) filter (where ${reviews.status} = 'rejected'))::int`,
		})
		.from(reviews)
		.where(eq(reviews.userId, userId));
	return row ?? { published: 0, rejected: 0 };
}

const photographsOf = (db: Database, reviewId: number) =>
	db
		.select(shownPhotograph)
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.where(and(eq(photographs.reviewId, reviewId), eq(photographs.status, 'ready')))
		.orderBy(photographs.position);

/** A report with what it is about, as that stands now; null where there is none. The reporter's address is not in it. */
export async function getDeskReport(ctx: DomainContext, id: number) {
	if (!isEditor(ctx.viewer)) return null;
	const { email: _, ...columns } = getTableColumns(reports);
	const [row] = await ctx.db
		.select({ report: columns, course: courseColumns })
		.from(reports)
		.leftJoin(courses, eq(courses.id, reports.courseId))
		.where(eq(reports.id, id));
	if (!row) return null;
	const { reviewId, photographId, listId, conditionsId } = row.report;
	return {
		...row.report,
		course: row.course && toCourse(row.course),
		review: reviewId === null ? null : await getDeskReview(ctx, reviewId),
		photograph: photographId === null ? null : await getDeskPhotograph(ctx, photographId),
		list: listId === null ? null : await getDeskList(ctx, listId),
		conditions: conditionsId === null ? null : await getDeskConditions(ctx, conditionsId),
	};
}

/**
 * A photograph as an editor sees it: whatever a gallery prints of it, its review, the mark that a decision has to show, and what it is as
 * a cover, where it may be chosen.
 */
export type DeskPhotograph = CoursePhotograph & {
	status: string;
	captionMark: string;
	review: DeskReview;
	cover: CoverChoice | null;
};

/** Whatever its status; null where there is none, or none that came with a review. */
export async function getDeskPhotograph(ctx: DomainContext, id: string): Promise<DeskPhotograph | null> {
	if (!isEditor(ctx.viewer) || !isUuid(id)) return null;
	const [row] = await ctx.db
		.select({ ...shownPhotograph, status: photographs.status, reviewId: reviews.id })
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.where(eq(photographs.id, id));
	const review = row && (await getDeskReview(ctx, row.reviewId));
	if (!row || !review) return null;
	const cover = await getCoverChoice(ctx, id);
	return { ...row, userName: review.shown?.userName ?? '', captionMark: captionMark(row.alt), review, cover };
}

/** A scorecard with the review it is to verify; null where there is none. */
export async function getDeskScorecard(ctx: DomainContext, id: string) {
	if (!isEditor(ctx.viewer) || !isUuid(id)) return null;
	const [row] = await ctx.db.select().from(scorecards).where(eq(scorecards.id, id));
	const review = row && (await getDeskReview(ctx, row.reviewId));
	return row && review ? { id, status: row.status, review } : null;
}

/** An objection with the entry of the log it is against; null where there is none. */
export async function getDeskAppeal(ctx: DomainContext, id: number) {
	if (!isEditor(ctx.viewer)) return null;
	const [row] = await ctx.db
		.select({ id: appeals.id, party: appeals.party, words: appeals.words, status: appeals.status, entry: deskLog })
		.from(appeals)
		.innerJoin(deskLog, eq(deskLog.id, appeals.decisionId))
		.where(eq(appeals.id, id));
	if (!row) return null;
	const { thingKind, thingId } = row.entry;
	return {
		...row,
		review: thingKind === 'review' ? await getDeskReview(ctx, Number(thingId)) : null,
		report: thingKind === 'report' ? await getDeskReport(ctx, Number(thingId)) : null,
		photograph: thingKind === 'photograph' ? await getDeskPhotograph(ctx, thingId) : null,
		conditions: thingKind === 'conditions' ? await getDeskConditions(ctx, Number(thingId)) : null,
		list: thingKind === 'list' ? await getDeskList(ctx, Number(thingId)) : null,
		application: thingKind === 'application' ? await getApplication(ctx, Number(thingId)) : null,
		member: thingKind === 'member' ? await getMember(ctx, thingId) : null,
	};
}

const courseColumns = { name: courses.name, slug: courses.slug, country: courses.country };
const toCourse = ({ country, ...course }: { name: string; slug: string; country: string }) => ({
	...course,
	countrySlug: getCountry(country)?.slug ?? '',
});
