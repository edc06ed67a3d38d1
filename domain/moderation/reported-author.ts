import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { tellSender } from '../conditions/condition-letters.ts';
import { tellListOwner } from '../lists/list-letters.ts';
import { tellAuthor } from '../reviews/authors/author-letters.ts';
import type { DomainContext } from '../shared/context.ts';

type Report = typeof reports.$inferSelect;

const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * Tells the author of a reported review, photograph, list or report of conditions, where there is one to write to, that the report was dismissed and it
 * stays; nothing of who reported it. One letter a day about one thing, however many have reported it.
 */
export async function tellReportedAuthor(tx: Database, ctx: DomainContext, report: Report): Promise<void> {
	const { kind, reviewId, listId, conditionsId } = report;
	if (conditionsId !== null) return tellReportedSender(tx, ctx, report, conditionsId);
	if (listId !== null) return tellReportedOwner(tx, ctx, report, listId);
	if (kind === 'course' || kind === 'list' || kind === 'conditions' || reviewId === null) return;
	if (!(await lockStanding(tx, reviewId, report.photographId))) return;
	if (await isTold(tx, ctx, { ...report, reviewId })) return;
	await tellAuthor(tx, ctx, reviewId, 'reported-stays', { reported: kind });
}

/** Its row is locked, as a review's is. */
async function tellReportedOwner(tx: Database, ctx: DomainContext, { id }: Report, listId: number): Promise<void> {
	const ofList = eq(lists.id, listId);
	const [list] = await tx.select({ status: lists.status }).from(lists).where(ofList).for('no key update');
	if (list?.status !== 'open' || (await isDismissedLately(tx, ctx, id, eq(reports.listId, listId)))) return;
	await tellListOwner(tx, ctx, listId, 'list-stays', {});
}

async function tellReportedSender(tx: Database, ctx: DomainContext, { id }: Report, conditionsId: number) {
	const { id: of, status } = conditionReports;
	const [told] = await tx.select({ status }).from(conditionReports).where(eq(of, conditionsId)).for('no key update');
	if (told?.status !== 'published') return;
	if (await isDismissedLately(tx, ctx, id, eq(reports.conditionsId, conditionsId))) return;
	await tellSender(tx, ctx, conditionsId, 'conditions-stays', {});
}

/**
 * Whether readers still see it. The review's row is locked, so that of two reports decided at once the second one knows of
 * the first.
 */
async function lockStanding(tx: Database, reviewId: number, photographId: string | null): Promise<boolean> {
	const [review] = await tx
		.select({ status: reviews.status })
		.from(reviews)
		.where(eq(reviews.id, reviewId))
		.for('no key update');
	if (review?.status !== 'published') return false;
	if (photographId === null) return true;
	return (await tx.$count(photographs, and(eq(photographs.id, photographId), eq(photographs.status, 'ready')))) > 0;
}

/** Whether another report of the same thing was dismissed, and told of, within the last day. */
async function isTold(
	tx: Database,
	ctx: DomainContext,
	{ id, reviewId, photographId }: Report & { reviewId: number },
): Promise<boolean> {
	const alike = and(
		eq(reports.reviewId, reviewId),
		photographId === null ? isNull(reports.photographId) : eq(reports.photographId, photographId),
	);
	return isDismissedLately(tx, ctx, id, alike);
}

async function isDismissedLately(tx: Database, { now }: DomainContext, id: number, alike: SQL | undefined) {
	const lately = gt(reports.decidedAt, new Date(now().getTime() - DAY_MILLISECONDS));
	const told = and(ne(reports.id, id), alike, eq(reports.status, 'dismissed'), isNull(reports.suspicion), lately);
	return (await tx.$count(reports, told)) > 0;
}
