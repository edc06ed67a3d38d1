import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { partners } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';

/** Gives a partner a new key for signed links; links signed with the old one stop working. Null where there is no such partner. */
export async function renewPartnerKey({ db }: Pick<DomainContext, 'db'>, partnerId: number): Promise<string | null> {
	const signingSecret = randomBytes(32).toString('base64url');
	const renewed = await db.update(partners).set({ signingSecret }).where(eq(partners.id, partnerId)).returning();
	return renewed.length > 0 ? signingSecret : null;
}
