import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { getCountry } from '../catalogue/countries.ts';
import { getMember } from '../member-desk/queries.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk-policy.ts';
import { isUuid } from '../shared/uuid.ts';
import { getApplication } from './application-queries.ts';

/** A review as an editor reads it before deciding. */
export type DeskReview = {
	id: number;
	version: number;
	status: string;
	course: { name: string; slug: string; countrySlug: string };
	/** The name readers see; `member` has an account. */
	by: { name: string; member: boolean; published: number; rejected: number };
	rating: number;
	content: string;
	pros: string[];
	cons: string[];
	aspects: Record<string, number>;
	benefit: string | null;
	datePlayed: string | null;
	language: string | null;
	verification: string;
	heldBy: string[];
	photographs: { id: string; alt: string; width: number; height: number }[];
	createdAt: Date;
};

const { networkHash: _network, sketch: _sketch, visitorEmail: _email, ...reviewColumns } = getTableColumns(reviews);

/** Whatever its status; null where there is none. Neither address nor network of its author is in it (S31). */
export async function getDeskReview({ db, viewer }: DomainContext, id: number): Promise<DeskReview | null> {
	if (!isEditor(viewer)) return null;
	const [row] = await db
		.select({ review: reviewColumns, course: courseColumns, name: authorName })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.where(eq(reviews.id, id));
	if (!row) return null;
	const { userId, ...review } = row.review;
	return {
		...review,
		course: toCourse(row.course),
		by: { name: row.name, member: userId !== null, ...(await countBy(db, userId)) },
		photographs: await photographsOf(db, id),
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
		.select(photographColumns)
		.from(photographs)
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
	const { reviewId, photographId } = row.report;
	return {
		...row.report,
		course: row.course && toCourse(row.course),
		review: reviewId === null ? null : await getDeskReview(ctx, reviewId),
		photograph: photographId === null ? null : await getDeskPhotograph(ctx, photographId),
	};
}

/** A photograph with its review, and the mark that a decision about it has to show; null where there is none. */
export async function getDeskPhotograph(ctx: DomainContext, id: string) {
	if (!isEditor(ctx.viewer) || !isUuid(id)) return null;
	const [row] = await ctx.db
		.select({ ...photographColumns, status: photographs.status, reviewId: photographs.reviewId })
		.from(photographs)
		.where(eq(photographs.id, id));
	if (!row || row.reviewId === null) return null;
	return { ...row, captionMark: captionMark(row.alt), review: await getDeskReview(ctx, row.reviewId) };
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
		application: thingKind === 'application' ? await getApplication(ctx, Number(thingId)) : null,
		member: thingKind === 'member' ? await getMember(ctx, thingId) : null,
	};
}

const courseColumns = { name: courses.name, slug: courses.slug, country: courses.country };
const toCourse = ({ country, ...course }: { name: string; slug: string; country: string }) => ({
	...course,
	countrySlug: getCountry(country)?.slug ?? '',
});

const photographColumns = {
	id: photographs.id,
	alt: photographs.alt,
	// One that is ready or was removed has both: they are stored in the same statement as its status.
	width: sql<number>`${photographs.width}`,
	height: sql<number>`${photographs.height}`,
};

const authorName = sql<string>`coalesce(
	nullif(trim(concat_ws(' ', ${users.metadata}->>'first_name', ${users.metadata}->>'last_name')), ''),
	${reviews.reviewerName}, 'Anonymous Golfer')`;
