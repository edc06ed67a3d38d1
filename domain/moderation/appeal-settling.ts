import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { appeals } from '#database/schema/desk.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { type Entry, partyOf } from './appeal-party.ts';
import type { TakenBack } from './take-back.ts';

type Settled = {
	outcome: 'granted' | 'refused';
	/** The editor's, for the log. */
	words: string;
	/** Those that its sender is told; empty where they were written for the log alone. */
	told: string;
	/** What became of the decision it was against; null where that stands. */
	taken: TakenBack | null;
};

/** The open objection of an author to a decision, kept from being decided meanwhile, or null; in the caller's transaction. */
export async function lockOpenAppeal(tx: Database, decisionId: number) {
	const ofAuthor = and(eq(appeals.decisionId, decisionId), eq(appeals.party, 'author'));
	const [appeal] = await tx
		.select()
		.from(appeals)
		.where(and(ofAuthor, eq(appeals.status, 'open')))
		.for('update');
	return appeal ?? null;
}

/** Closes an objection whose row is locked, notes it in the log and writes the one letter that its sender gets about it. */
export async function settleAppeal(
	tx: Database,
	ctx: DomainContext,
	{ appeal, entry }: { appeal: typeof appeals.$inferSelect; entry: Entry },
	{ outcome, words, told, taken }: Settled,
): Promise<void> {
	const { id } = appeal;
	const who = await partyOf(tx, entry, appeal.party);
	await tx.update(appeals).set({ status: outcome, decidedAt: ctx.now(), email: '' }).where(eq(appeals.id, id));
	await recordDecision(tx, ctx, {
		action: outcome === 'granted' ? 'appeal granted' : 'appeal refused',
		thing: { kind: 'appeal', id },
		words,
		before: { status: 'open' },
		after: { status: outcome, against: entry.id },
	});
	const again = taken?.kind === 'undone' ? taken.again : {};
	const overtaken = taken?.kind === 'overtaken';
	const data = { ...again, firstName: who?.firstName ?? '', outcome, words: told, overtaken };
	await postLetter(tx, { message: 'appeal-decided', recipient: appeal.email, data }, ctx.now());
}
