import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { campaigns } from '#database/schema/campaigns.ts';
import { reviews } from '#database/schema/reviews.ts';
import { CAMPAIGN_RULES } from '../../reviews/campaigns/campaign-rules.ts';
import { lockCourse } from '../../reviews/commands.ts';
import type { HoldingRule } from '../../reviews/holding/holding-rules.ts';
import { changedKeys } from '../../reviews/rating/rating-store.ts';
import type { DomainContext } from '../../shared/context.ts';
import { utcDay } from '../../shared/day.ts';
import { recordDecision } from '../../shared/desk/desk-log.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../../shared/result.ts';
import { cleanText, visibleLength } from '../../shared/text/text.ts';
import { insideTransaction, inTransaction } from '../../shared/transaction.ts';
import { approveReview, rejectReview } from '../commands.ts';

export type CampaignDecision = { outcome: 'confirmed' | 'dismissed'; words: string };

export type CampaignDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'campaign-unknown' }
	| { kind: 'decided-already' }
	| { kind: 'words-missing' };

type Campaign = typeof campaigns.$inferSelect;
type Outcome = Result<{ courseId: number }, CampaignDecisionFailure>;

const DAY = 86_400_000;
/** What holds a review for a campaign alone. */
const BY_CAMPAIGN: readonly HoldingRule[] = ['campaign', 'paused'];

/**
 * Decides about a suspected campaign. Dismissed, its pause ends and what waits for it alone is published. Confirmed, what is new of the
 * course waits for another week, and each of its reviews for an editor; the second one of a course in a year hides its reviews for six
 * months, each with a statement of reasons that can be objected to. What is an editor's own of it is left to another.
 */
export async function decideCampaign(ctx: DomainContext, id: number, decision: CampaignDecision): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const words = cleanText(decision.words);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
		const [there] = await tx.select({ courseId: campaigns.courseId }).from(campaigns).where(eq(campaigns.id, id));
		if (!there) return failure({ kind: 'campaign-unknown' });
		await lockCourse(tx, there.courseId);
		const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update');
		if (campaign?.status !== 'suspected') return failure({ kind: 'decided-already' });
		const inside = insideTransaction(ctx, tx);
		const decided = { ...campaign, words };
		await (decision.outcome === 'confirmed' ? confirm(tx, inside, decided) : dismiss(tx, inside, decided));
		return success({ courseId: campaign.courseId });
	});
	if (outcome.ok) changedKeys(ctx, outcome.value.courseId);
	return outcome;
}

async function confirm(tx: Database, ctx: DomainContext, { words, ...campaign }: Campaign & { words: string }) {
	const now = ctx.now();
	const pausedUntil = new Date(now.getTime() + CAMPAIGN_RULES.pauseDays * DAY);
	const hides = await isSecond(tx, campaign, now);
	const decided = { status: 'confirmed', decidedAt: now, paused: true, pausedUntil } as const;
	await tx.update(campaigns).set(decided).where(eq(campaigns.id, campaign.id));
	const until = hides ? monthsFrom(now, CAMPAIGN_RULES.hiddenMonths) : null;
	await recordDecision(tx, ctx, {
		action: 'campaign confirmed',
		thing: { kind: 'campaign', id: campaign.id },
		words,
		before: { status: 'suspected' },
		after: { status: 'confirmed', course: campaign.courseId, hiddenUntil: until },
	});
	if (until === null) return;
	const reasons = `${words}\n\nIt is hidden until ${utcDay(until)} and shown again then, since this is the second campaign for this course within ${CAMPAIGN_RULES.againWithinMonths} months.`;
	for (const seen of await reviewsOf(tx, eq(reviews.campaignId, campaign.id)))
		await rejectReview(ctx, seen, { ground: 'not-real', words: reasons, until });
}

async function dismiss(tx: Database, ctx: DomainContext, { words, ...campaign }: Campaign & { words: string }) {
	const decided = { status: 'unfounded', decidedAt: ctx.now(), paused: false } as const;
	await tx.update(campaigns).set(decided).where(eq(campaigns.id, campaign.id));
	await recordDecision(tx, ctx, {
		action: 'campaign dismissed',
		thing: { kind: 'campaign', id: campaign.id },
		words,
		before: { status: 'suspected' },
		after: { status: 'unfounded', course: campaign.courseId },
	});
	const alone = and(
		eq(reviews.courseId, campaign.courseId),
		gte(reviews.createdAt, new Date(campaign.createdAt.getTime() - longestDays * DAY)),
		eq(reviews.status, 'held'),
		or(eq(reviews.campaignId, campaign.id), sql`'paused' = any(held_by)`),
		sql`held_by <@ ${sql.param([...BY_CAMPAIGN])}::text[]`,
	);
	for (const seen of await reviewsOf(tx, alone)) await approveReview(ctx, seen, words);
}

const longestDays = Math.max(...CAMPAIGN_RULES.windows);

async function reviewsOf(tx: Database, which: ReturnType<typeof and>) {
	return tx
		.select({ reviewId: reviews.id, version: reviews.version })
		.from(reviews)
		.where(and(which, inArray(reviews.status, ['published', 'held'])))
		.orderBy(reviews.id);
}

/** Whether another campaign of the course was confirmed within the year before. */
async function isSecond(tx: Database, { id, courseId }: Campaign, now: Date): Promise<boolean> {
	const since = monthsFrom(now, -CAMPAIGN_RULES.againWithinMonths);
	const others = and(eq(campaigns.courseId, courseId), eq(campaigns.status, 'confirmed'), ne(campaigns.id, id));
	return (await tx.$count(campaigns, and(others, gte(campaigns.decidedAt, since)))) > 0;
}

function monthsFrom(now: Date, months: number): Date {
	const then = new Date(now);
	then.setUTCMonth(then.getUTCMonth() + months);
	return then;
}
