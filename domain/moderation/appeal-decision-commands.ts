import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk-log.ts';
import { isEditor } from '../shared/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text.ts';
import { insideTransaction, inTransaction } from '../shared/transaction.ts';
import { type Entry, partyOf } from './appeal-party.ts';
import { approveReview } from './commands.ts';

export type AppealDecision = { outcome: 'granted' | 'refused'; words: string };

export type AppealDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'appeal-unknown' }
	| { kind: 'decided-already' }
	/** Nobody decides about an objection to his own decision. */
	| { kind: 'own-decision' }
	| { kind: 'words-missing' };

type Outcome = Result<object, AppealDecisionFailure>;

/**
 * Decides an objection; its sender is told. Granted, what was taken down stands again, and a report that was dismissed is
 * open again and decided anew.
 */
export async function decideAppeal(ctx: DomainContext, id: number, decision: AppealDecision): Promise<Outcome> {
	const { viewer } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return failure({ kind: 'not-an-editor' });
	const words = cleanText(decision.words);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [appeal] = await tx.select().from(appeals).where(eq(appeals.id, id)).for('update');
		if (!appeal) return failure({ kind: 'appeal-unknown' });
		if (appeal.status !== 'open') return failure({ kind: 'decided-already' });
		const [entry] = await tx.select().from(deskLog).where(eq(deskLog.id, appeal.decisionId));
		if (!entry) return failure({ kind: 'appeal-unknown' });
		if (entry.actorId !== null && entry.actorId === viewer.userId) return failure({ kind: 'own-decision' });
		const { outcome } = decision;
		const who = await partyOf(tx, entry, appeal.party);
		await tx.update(appeals).set({ status: outcome, decidedAt: ctx.now(), email: '' }).where(eq(appeals.id, id));
		await recordDecision(tx, ctx, {
			action: outcome === 'granted' ? 'appeal granted' : 'appeal refused',
			...{ thing: { kind: 'appeal', id }, words },
			...{ before: { status: 'open' }, after: { status: outcome, against: entry.id } },
		});
		if (outcome === 'granted') await takeBack(tx, ctx, entry);
		const data = { firstName: who?.firstName ?? '', outcome, words };
		await postLetter(tx, { message: 'appeal-decided', recipient: appeal.email, data }, ctx.now());
		return success({});
	});
}

/** Undoes what the entry tells of, where it can be undone by itself; an entry of its own tells of that. */
async function takeBack(tx: Database, ctx: DomainContext, { action, thingId }: Entry) {
	if (action === 'review rejected' || action === 'review removed') return restoreReview(tx, ctx, Number(thingId));
	if (action === 'photograph removed') return restorePhotograph(tx, ctx, thingId);
	if (action !== 'report dismissed') return;
	const dismissed = and(eq(reports.id, Number(thingId)), eq(reports.status, 'dismissed'));
	await tx.update(reports).set({ status: 'open', ground: null, decisionWords: null, decidedAt: null }).where(dismissed);
}

async function restoreReview(tx: Database, ctx: DomainContext, reviewId: number) {
	const [review] = await tx.select({ version: reviews.version }).from(reviews).where(eq(reviews.id, reviewId));
	// One that its author has sent again or withdrawn meanwhile is not touched: the command refuses it.
	if (review) await approveReview(insideTransaction(ctx, tx), { reviewId, version: review.version });
}

async function restorePhotograph(tx: Database, ctx: DomainContext, id: string) {
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
