import { eq } from 'drizzle-orm';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk-log.ts';
import { isEditor } from '../shared/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text.ts';
import { inTransaction } from '../shared/transaction.ts';
import { partyOf } from './appeal-party.ts';
import { takeBack } from './take-back.ts';

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
 * Decides an objection; its sender is told. Granted, what was taken down stands again, a suspension ends, an applicant is
 * accepted, and a report that was dismissed is open again and decided anew.
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
		const overtaken = outcome === 'granted' && (await takeBack(tx, ctx, entry, words)) === 'overtaken';
		const data = { firstName: who?.firstName ?? '', outcome, words, overtaken };
		await postLetter(tx, { message: 'appeal-decided', recipient: appeal.email, data }, ctx.now());
		return success({});
	});
}
