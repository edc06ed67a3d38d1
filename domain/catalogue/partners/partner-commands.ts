import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { partners } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import { callKeyOf } from './call-keys.ts';

export type PartnerKeyFailure = { kind: 'not-an-editor' } | { kind: 'partner-unknown' };

/** The key for signed links, and the one for data calls. */
type Outcome = Result<{ key: string; callKey: string }, PartnerKeyFailure>;

/** Gives a partner a new key for signed links and one for data calls; links signed with the old one stop working. */
export async function renewPartnerKey(ctx: DomainContext, partnerId: number): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const signingSecret = randomBytes(32).toString('base64url');
	return inTransaction<Outcome>(ctx, async (tx) => {
		const renewed = await tx.update(partners).set({ signingSecret }).where(eq(partners.id, partnerId)).returning();
		if (renewed.length === 0) return failure({ kind: 'partner-unknown' });
		await recordDecision(tx, ctx, { action: 'partner key renewed', thing: { kind: 'partner', id: partnerId } });
		return success({ key: signingSecret, callKey: callKeyOf({ id: partnerId, signingSecret }) });
	});
}

/** The key for data calls of a partner that signs links already. Nothing is renewed, and its links go on. */
export async function tellCallKey(
	ctx: DomainContext,
	partnerId: number,
): Promise<Result<{ callKey: string }, PartnerKeyFailure | { kind: 'no-key' }>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const { id, signingSecret } = partners;
	const [partner] = await ctx.db.select({ id, signingSecret }).from(partners).where(eq(id, partnerId));
	if (!partner) return failure({ kind: 'partner-unknown' });
	if (partner.signingSecret === null) return failure({ kind: 'no-key' });
	return success({ callKey: callKeyOf({ id: partner.id, signingSecret: partner.signingSecret }) });
}
