import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { campaigns } from '#database/schema/campaigns.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { tellAuthor } from '../authors/author-letters.ts';
import { followFirsts, watchFirsts } from '../rating/follow-firsts.ts';
import { CAMPAIGN_RULES, type Suspicion } from './campaign-rules.ts';

const DAY = 86_400_000;

/**
 * Notes a suspected campaign, or that the one that is suspected goes on: what is new of the course waits for a week from now, and
 * the published reviews that belong to it are held, so that they have not moved the rating by the time they are seen as one. Their
 * authors are told. To be called with the course's row locked, before its rating is counted anew.
 */
export async function noteCampaign(
	tx: Database,
	ctx: DomainContext,
	{ courseId, reviewId }: { courseId: number; reviewId: number },
	{ signs, reviewIds }: Suspicion,
): Promise<void> {
	const now = ctx.now();
	const pausedUntil = new Date(now.getTime() + CAMPAIGN_RULES.pauseDays * DAY);
	const [open] = await tx
		.select()
		.from(campaigns)
		.where(and(eq(campaigns.courseId, courseId), eq(campaigns.status, 'suspected')))
		.orderBy(desc(campaigns.id))
		.limit(1);
	const campaignId = open?.id ?? (await beginCampaign(tx, { courseId, signs, pausedUntil, createdAt: now }));
	if (open) {
		const all = [...new Set([...open.signs, ...signs])];
		await tx.update(campaigns).set({ signs: all, pausedUntil, paused: true }).where(eq(campaigns.id, open.id));
	}
	await tx
		.update(reviews)
		.set({ campaignId })
		// What an earlier campaign was made of stays its own.
		.where(and(inArray(reviews.id, [...reviewIds, reviewId]), isNull(reviews.campaignId)));
	await holdPublished(tx, ctx, courseId, reviewIds);
}

async function beginCampaign(tx: Database, values: typeof campaigns.$inferInsert): Promise<number> {
	const [begun] = await tx.insert(campaigns).values(values).returning({ id: campaigns.id });
	if (!begun) throw new Error('the campaign was not noted');
	return begun.id;
}

async function holdPublished(tx: Database, ctx: DomainContext, courseId: number, reviewIds: readonly number[]) {
	const published = and(inArray(reviews.id, [...reviewIds]), eq(reviews.status, 'published'));
	const found = await tx.select({ id: reviews.id, userId: reviews.userId }).from(reviews).where(published);
	if (found.length === 0) return;
	const firsts = await watchFirsts(
		tx,
		found.map(({ userId }) => userId),
	);
	await tx
		.update(reviews)
		.set({ status: 'held', heldBy: ['campaign'] })
		.where(published);
	await followFirsts(tx, ctx, firsts, [courseId]);
	for (const { id } of found) await tellAuthor(tx, ctx, id, 'review-held', { rules: ['campaign'] });
}

/** Ends the pauses whose time is over. Returns the keys of the pages that told of them. */
export async function endPauses(db: Database, now: Date): Promise<ReadonlySet<string>> {
	const ended = await db
		.update(campaigns)
		.set({ paused: false })
		.where(and(eq(campaigns.paused, true), lte(campaigns.pausedUntil, now)))
		.returning({ courseId: campaigns.courseId });
	return new Set(ended.map(({ courseId }) => `course:${courseId}`));
}
