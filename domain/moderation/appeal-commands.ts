import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { appeals, deskLog } from '#database/schema/desk.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { noteOrigin } from '../shared/item-origin.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type Appealed, readAppealLink } from './appeal-link.ts';
import { type Entry, partyOf } from './appeal-party.ts';
import { APPEAL_LIMITS } from './appeal-rules.ts';

/** `link-void`: forged, mangled, too old, or its reader has left us. `appealed-already`: each may object once. */
export type AppealFailure = { kind: 'link-void' } | { kind: 'appealed-already' };

/** What a letter's link lets its reader object to: the entry of the log; null where it is void. */
export async function getAppealed(ctx: DomainContext, link: string): Promise<(Appealed & { entry: Entry }) | null> {
	const appealed = readAppealLink(ctx.secret, link);
	if (!appealed) return null;
	const [entry] = await ctx.db.select().from(deskLog).where(eq(deskLog.id, appealed.decision));
	if (!entry) return null;
	const until = new Date(entry.at);
	until.setUTCMonth(until.getUTCMonth() + APPEAL_LIMITS.months);
	return until > ctx.now() ? { ...appealed, entry } : null;
}

/** Takes an objection to a decision, which comes to the desk as an item for another editor, and acknowledges it by letter. */
export async function sendAppeal(
	ctx: DomainContext,
	link: string,
	words: string,
): Promise<Result<object, AppealFailure>> {
	const appealed = await getAppealed(ctx, link);
	if (!appealed) return failure({ kind: 'link-void' });
	return inTransaction<Result<object, AppealFailure>>(ctx, (tx) => keepAppeal(tx, ctx, appealed, words));
}

async function keepAppeal(
	tx: Database,
	ctx: DomainContext,
	{ decision, party, entry }: Appealed & { entry: Entry },
	words: string,
): Promise<Result<object, AppealFailure>> {
	const who = await partyOf(tx, entry, party);
	if (!who) return failure({ kind: 'link-void' });
	const { email, userId, firstName } = who;
	const now = ctx.now();
	const [kept] = await tx
		.insert(appeals)
		.values({ decisionId: decision, party, words, email, userId, createdAt: now })
		.onConflictDoNothing()
		.returning({ id: appeals.id });
	if (!kept) return failure({ kind: 'appealed-already' });
	await noteOrigin(tx, ctx, { kind: 'appeal', ...kept }, words);
	const data = { firstName, at: now.toISOString() };
	await postLetter(tx, { message: 'appeal-received', recipient: email, data }, now);
	return success({});
}
