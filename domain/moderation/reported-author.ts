import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { tellAuthor } from '../reviews/authors/author-letters.ts';
import type { DomainContext } from '../shared/context.ts';

type Report = typeof reports.$inferSelect;

const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * Tells the author of a reported review or photograph, where there is one to write to, that the report was dismissed and it
 * stays; nothing of who reported it. One letter a day about one thing, however many have reported it.
 */
export async function tellReportedAuthor(tx: Database, ctx: DomainContext, report: Report): Promise<void> {
	const { kind, reviewId } = report;
	if (kind === 'course' || reviewId === null) return;
	if (!(await lockStanding(tx, reviewId, report.photographId))) return;
	if (await isTold(tx, ctx, { ...report, reviewId })) return;
	await tellAuthor(tx, ctx, reviewId, 'reported-stays', { reported: kind });
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
	{ now }: DomainContext,
	{ id, reviewId, photographId }: Report & { reviewId: number },
): Promise<boolean> {
	const alike = and(
		eq(reports.reviewId, reviewId),
		photographId === null ? isNull(reports.photographId) : eq(reports.photographId, photographId),
	);
	const lately = gt(reports.decidedAt, new Date(now().getTime() - DAY_MILLISECONDS));
	const told = and(ne(reports.id, id), alike, eq(reports.status, 'dismissed'), isNull(reports.suspicion), lately);
	return (await tx.$count(reports, told)) > 0;
}
