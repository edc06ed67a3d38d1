import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { recoveryCodes, secondFactors } from '#database/schema/accounts.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { holdsRole } from '#domain/shared/desk/desk-policy.ts';
import { factorAddress, openFactorSecret } from './second-factor-secrets.ts';

/**
 * How far the viewer's second factor is: `none`, `begun` (what the authenticator app has to learn, as an address for the
 * QR code and as a key to type), or `set` with the number of recovery codes that are left.
 */
export type SecondFactorState =
	| { kind: 'none' }
	| { kind: 'begun'; address: string; key: string }
	| { kind: 'set'; codesLeft: number };

/** Null for whoever holds no role. `issuer` is what apps call the site. */
export async function getSecondFactorState(ctx: DomainContext, issuer: string): Promise<SecondFactorState | null> {
	const { db, viewer, secret } = ctx;
	if (!holdsRole(viewer)) return null;
	const factor = await getFactor(db, viewer.userId);
	if (!factor) return { kind: 'none' };
	if (factor.confirmedAt !== null) return { kind: 'set', codesLeft: await countCodesLeft(db, viewer.userId) };
	const key = openFactorSecret(secret, viewer.userId, factor.sealedSecret);
	return { kind: 'begun', address: factorAddress(key, { email: viewer.email, issuer }), key };
}

/** The row of an account's second factor, its secret sealed; null where there is none. */
export async function getFactor(db: Database, userId: string) {
	const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
	return factor ?? null;
}

const countCodesLeft = (db: Database, userId: string) =>
	db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
