import { eq } from 'drizzle-orm';
import { appeals, deskLog } from '#database/schema/desk.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';
import { settleAppeal } from './appeal-settling.ts';
import { takeBack } from './take-back.ts';

export type AppealDecision = { outcome: 'granted' | 'refused'; words: string };

export type AppealDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'appeal-unknown' }
	| { kind: 'decided-already' }
	/** Nobody decides about an objection to their own decision. */
	| { kind: 'own-decision' }
	/** Nor about one's own objection, or one to a decision about what is one's own. */
	| { kind: 'own-thing' }
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
		if (await isOwnThing(tx, viewer, { kind: 'appeal', id })) return failure({ kind: 'own-thing' });
		const { outcome } = decision;
		// The letter about the objection tells also what its sender has again.
		const taken = outcome === 'granted' ? await takeBack(tx, ctx, entry, { words, letter: false }) : null;
		await settleAppeal(tx, ctx, { appeal, entry }, { outcome, words, told: words, taken });
		return success({});
	});
}
