import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { partners } from '#database/schema/catalogue.ts';

const KEY = /^([1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * The key that a partner's data calls bear: its number and a text derived from the key that signs its links, which no call gives
 * away. It ends with that one.
 */
export const callKeyOf = ({ id, signingSecret }: { id: number; signingSecret: string }) =>
	`${id}.${createHmac('sha256', signingSecret).update('data calls').digest('base64url')}`;

/** The number of the partner whose key this is; null for no key of any. Throws when the database does. */
export async function findPartnerByCallKey(db: Database, key: string): Promise<number | null> {
	const id = Number(KEY.exec(key)?.[1] ?? 0);
	if (id === 0) return null;
	const [partner] = await db
		.select({ id: partners.id, signingSecret: partners.signingSecret })
		.from(partners)
		.where(eq(partners.id, id));
	if (!partner?.signingSecret) return null;
	const right = Buffer.from(callKeyOf({ id, signingSecret: partner.signingSecret }));
	const given = Buffer.from(key);
	return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
