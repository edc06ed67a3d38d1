import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { lockAccount } from '../accounts/queries.ts';
import { changeBadge } from '../member-desk/member-commands.ts';
import { liftSuspension } from '../member-desk/suspension-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { type DeskAction, recordDecision } from '../shared/desk-log.ts';
import { insideTransaction } from '../shared/transaction.ts';
import { acceptAfterAll } from '../support/application-decision-commands.ts';
import type { Entry } from './appeal-party.ts';
import { approveReview } from './commands.ts';

/**
 * Undoes what an entry of the log tells of, where it still stands and can be undone by itself; another entry tells of that.
 * `words` are those of the editor who found the objection right.
 */
export async function takeBack(tx: Database, ctx: DomainContext, entry: Entry, words: string): Promise<void> {
	await WAYS[entry.action as DeskAction]?.(tx, ctx, entry, words);
}

type Way = (tx: Database, ctx: DomainContext, entry: Entry, words: string) => Promise<unknown>;

const WAYS: Partial<Record<DeskAction, Way>> = {
	'review rejected': restoreReview,
	'review removed': restoreReview,
	'photograph removed': restorePhotograph,
	'report dismissed': reopenReport,
	'application declined': (tx, ctx, { thingId }) => acceptAfterAll(insideTransaction(ctx, tx), Number(thingId)),
	'member suspended': endSuspension,
	'badge removed': (tx, ctx, { thingId }, words) => changeBadge(insideTransaction(ctx, tx), thingId, true, words),
};

async function restoreReview(tx: Database, ctx: DomainContext, { thingId }: Entry) {
	const reviewId = Number(thingId);
	const [review] = await tx.select({ version: reviews.version }).from(reviews).where(eq(reviews.id, reviewId));
	// One that its author has sent again or withdrawn meanwhile is not touched: the command refuses it.
	if (review) await approveReview(insideTransaction(ctx, tx), { reviewId, version: review.version });
}

async function restorePhotograph(tx: Database, ctx: DomainContext, { thingId: id }: Entry) {
	const [back] = await tx
		.update(photographs)
		.set({ status: 'ready' })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'removed')))
		.returning({ courseId: photographs.courseId });
	if (!back) return;
	ctx.changes.add(`course:${back.courseId}`);
	await recordDecision(tx, ctx, {
		...{ action: 'photograph restored', thing: { kind: 'photograph', id } },
		...{ before: { status: 'removed' }, after: { status: 'ready' } },
	});
}

/** It is decided anew: what it is about may need a ground now. */
async function reopenReport(tx: Database, _ctx: DomainContext, { thingId }: Entry) {
	const dismissed = and(eq(reports.id, Number(thingId)), eq(reports.status, 'dismissed'));
	await tx.update(reports).set({ status: 'open', ground: null, decisionWords: null, decidedAt: null }).where(dismissed);
}

/** Only the suspension that was objected to: one that came after it stands. */
async function endSuspension(tx: Database, ctx: DomainContext, { thingId, after }: Entry, words: string) {
	const account = await lockAccount(tx, { id: thingId });
	if (account?.bannedUntil?.toISOString() !== after?.until) return;
	await liftSuspension(insideTransaction(ctx, tx), thingId, words);
}
