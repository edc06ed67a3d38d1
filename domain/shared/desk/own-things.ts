import { and, eq, exists, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import type { Member, Viewer } from '../context.ts';

/** What the desk decides about, by the names of its items and of its log. */
type Thing = { kind: string; id: string | number };

/**
 * Whether a thing is the viewer's, so that another editor decides about it: a review, photograph, scorecard, list, report of
 * conditions or application of one's own, a report of or against one's own, an objection of one's own or to a decision about one's own.
 */
export async function isOwnThing(db: Database, viewer: Viewer, { kind, id }: Thing): Promise<boolean> {
	// Whoever runs the machine has no account, and nothing on the site is theirs.
	if (viewer.kind !== 'member' || viewer.userId === '') return false;
	const isOwn = Object.hasOwn(OWN, kind) ? OWN[kind] : undefined;
	return isOwn ? isOwn(db, viewer, String(id)) : false;
}

const OWN: Partial<Record<string, (db: Database, viewer: Member, id: string) => Promise<boolean>>> = {
	review: async (db, viewer, id) => (await db.$count(reviews, and(eq(reviews.id, Number(id)), isAuthor(viewer)))) > 0,
	photograph: async (db, viewer, id) =>
		(await db.$count(photographs, and(eq(photographs.id, id), ofOwnReview(db, viewer, photographs.reviewId)))) > 0,
	scorecard: async (db, viewer, id) =>
		(await db.$count(scorecards, and(eq(scorecards.id, id), ofOwnReview(db, viewer, scorecards.reviewId)))) > 0,
	report: async (db, viewer, id) => {
		const isReporter = or(eq(reports.userId, viewer.userId), eq(reports.email, viewer.email));
		// A report of a photograph names its review too.
		const isParty = or(
			isReporter,
			ofOwnReview(db, viewer, reports.reviewId),
			ofOwnList(db, viewer, reports.listId),
			ofOwnConditions(db, viewer),
		);
		return (await db.$count(reports, and(eq(reports.id, Number(id)), isParty))) > 0;
	},
	list: async (db, { userId }, id) =>
		(await db.$count(lists, and(eq(lists.id, Number(id)), eq(lists.userId, userId)))) > 0,
	conditions: async (db, { userId }, id) =>
		(await db.$count(conditionReports, and(eq(conditionReports.id, Number(id)), eq(conditionReports.userId, userId)))) >
		0,
	application: async (db, { email }, id) =>
		(await db.$count(
			reviewerApplications,
			and(eq(reviewerApplications.id, Number(id)), eq(reviewerApplications.email, email)),
		)) > 0,
	member: async (_db, { userId }, id) => id === userId,
	appeal: async (db, viewer, id) => {
		const [appeal] = await db
			.select({ userId: appeals.userId, kind: deskLog.thingKind, id: deskLog.thingId })
			.from(appeals)
			.innerJoin(deskLog, eq(deskLog.id, appeals.decisionId))
			.where(eq(appeals.id, Number(id)));
		return appeal !== undefined && (appeal.userId === viewer.userId || isOwnThing(db, viewer, appeal));
	},
};

/** Whether a review is a member's own. A visitor's is of whoever has the address that was left with it. */
export const isAuthor = ({ userId, email }: { userId: string; email: string | SQLWrapper }) =>
	or(eq(reviews.userId, userId), eq(reviews.visitorEmail, email));

const ofOwnReview = (db: Database, viewer: Member, reviewId: AnyPgColumn) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(reviews)
			.where(and(eq(reviews.id, reviewId), isAuthor(viewer))),
	);

const ofOwnList = (db: Database, { userId }: Member, listId: AnyPgColumn) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(lists)
			.where(and(eq(lists.id, listId), eq(lists.userId, userId))),
	);

const ofOwnConditions = (db: Database, { userId }: Member) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(conditionReports)
			.where(and(eq(conditionReports.id, reports.conditionsId), eq(conditionReports.userId, userId))),
	);
