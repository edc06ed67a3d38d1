import { createHash, createHmac, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto';
import type { deskLog } from '#database/schema/desk.ts';

/** What stands before the first root. */
export const NO_ROOT = '0'.repeat(64);

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key that the site signs its roots with, Ed25519, derived from its secret: every node has it, and it serves nothing else. */
export function rootKey(secret: string): KeyObject {
	const seed = Buffer.from(hkdfSync('sha256', secret, 'fescue desk', 'roots of the log', 32));
	return createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' });
}

/** The public key that roots are checked with, as PEM. */
export const publicRootKey = (secret: string) =>
	String(createPublicKey(rootKey(secret)).export({ format: 'pem', type: 'spki' }));

/** The signature of a day's root in base64, over `2026-11-29,` and the root in hex. */
export const signRoot = (key: KeyObject, { day, root }: { day: string; root: string }) =>
	sign(null, Buffer.from(`${day},${root}`), key).toString('base64');

/**
 * The hash of an entry of the log in hex: HMAC-SHA256 with its salt over all that it says, as JSON. Without the salt nobody can find
 * out from it what an entry says, not even by trying every decision there could be.
 */
export function hashEntry(salt: Buffer, entry: typeof deskLog.$inferSelect): string {
	const { id, at, actorId, action, thingKind, thingId, ground, words, before, after } = entry;
	const text = JSON.stringify([
		id,
		at.toISOString(),
		actorId,
		action,
		thingKind,
		thingId,
		ground,
		words,
		before,
		after,
	]);
	return createHmac('sha256', salt).update(text).digest('hex');
}

/** The root that hashes come to, one after the other, after what stands before them: SHA-256 of both in hex, joined as text. */
export const joinHashes = (before: string, hashes: readonly string[]) =>
	hashes.reduce((root, hash) => createHash('sha256').update(`${root}${hash}`).digest('hex'), before);
