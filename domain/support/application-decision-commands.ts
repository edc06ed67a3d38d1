import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { grantBadge } from '../accounts/editors/badge-store.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import { BY_LETTER, type Telling } from '../mail/telling.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { readEditorWords, type WordsFailure } from '../shared/desk/editor-words.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { ApplicationGround } from './decision-options.ts';

export type ApplicationDecision =
	| { outcome: 'accepted'; words: string }
	| { outcome: 'declined'; ground: ApplicationGround; words: string };

/** `decided-already`: another editor was faster, or the applicant has withdrawn. */
export type ApplicationDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'application-unknown' }
	/** Another editor decides about one's own application. */
	| { kind: 'own-thing' }
	| { kind: 'decided-already' }
	| WordsFailure;

type Application = typeof reviewerApplications.$inferSelect;
type Outcome = Result<{ badge: boolean }, ApplicationDecisionFailure>;

/**
 * Accepts or declines an open application, and tells the applicant. Accepted, the confirmed account of that address gets
 * the badge at once, an account made later when its address is confirmed. Words are owed with a refusal. `badge` says
 * whether there is an account that has it now.
 */
export async function decideApplication(
	ctx: DomainContext,
	id: number,
	decision: ApplicationDecision,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const words = readEditorWords(decision.words);
	// An accepted applicant needs no reasons.
	const silent = decision.outcome === 'accepted' && !words.ok && words.kind === 'words-missing';
	if (!words.ok && !silent) return words;
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [row] = await tx.select().from(reviewerApplications).where(eq(reviewerApplications.id, id)).for('update');
		if (!row) return failure({ kind: 'application-unknown' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'application', id })) return failure({ kind: 'own-thing' });
		if (row.status !== 'open') return failure({ kind: 'decided-already' });
		return success({ badge: await carryOut(tx, ctx, row, decision, words.ok ? words.value : null) });
	});
}

/**
 * Accepts an application that was declined: another editor has found the applicant's objection right. Returns whether
 * there is an account that has the badge now; fails where it does not stand declined any more.
 */
export async function acceptAfterAll(ctx: DomainContext, id: number, telling: Telling): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [row] = await tx.select().from(reviewerApplications).where(eq(reviewerApplications.id, id)).for('update');
		if (!row) return failure({ kind: 'application-unknown' });
		if (row.status !== 'declined') return failure({ kind: 'decided-already' });
		return success({ badge: await carryOut(tx, ctx, row, { outcome: 'accepted', words: '' }, null, telling) });
	});
}

async function carryOut(
	tx: Database,
	ctx: DomainContext,
	application: Application,
	decision: ApplicationDecision,
	words: string | null,
	{ letter: writes }: Telling = BY_LETTER,
): Promise<boolean> {
	const { id, email, firstName } = application;
	const { outcome } = decision;
	const ground = decision.outcome === 'declined' ? decision.ground : null;
	await tx
		.update(reviewerApplications)
		.set({ status: outcome, decisionWords: words, decidedAt: ctx.now() })
		.where(eq(reviewerApplications.id, id));
	const entry = await recordDecision(tx, ctx, {
		action: `application ${outcome}`,
		thing: { kind: 'application', id },
		ground,
		words,
		before: { status: application.status },
		after: { status: outcome },
	});
	const badge = outcome === 'accepted' && (await grantBadge(tx, ctx, { email }));
	if (!writes) return badge;
	const letter = { recipient: email, data: { firstName, words: words ?? '' } };
	if (outcome === 'accepted') {
		const data = { ...letter.data, account: badge };
		await postLetter(tx, { message: 'application-accepted', recipient: email, data }, ctx.now());
	} else if (ground !== null && application.suspicion === null) {
		// No refusal is mailed to what looks like a machine: the address may be a stranger's (S54).
		const data = { ...letter.data, ground, decision: entry };
		await postLetter(tx, { message: 'application-declined', recipient: email, data }, ctx.now());
	}
	return badge;
}
