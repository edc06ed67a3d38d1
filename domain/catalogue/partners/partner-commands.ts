import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { partners } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';

export type PartnerKeyFailure = { kind: 'not-an-editor' } | { kind: 'partner-unknown' };

type Outcome = Result<{ key: string }, PartnerKeyFailure>;

/** Gives a partner a new key for signed links; links signed with the old one stop working. */
export async function renewPartnerKey(ctx: DomainContext, partnerId: number): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const signingSecret = randomBytes(32).toString('base64url');
	return inTransaction<Outcome>(ctx, async (tx) => {
		const renewed = await tx.update(partners).set({ signingSecret }).where(eq(partners.id, partnerId)).returning();
		if (renewed.length === 0) return failure({ kind: 'partner-unknown' });
		await recordDecision(tx, ctx, { action: 'partner key renewed', thing: { kind: 'partner', id: partnerId } });
		return success({ key: signingSecret });
	});
}
