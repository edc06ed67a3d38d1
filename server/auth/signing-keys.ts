import { generateKeyPairSync } from 'node:crypto';
import { keepOnce } from '../secret.ts';

type KeySettings = {
	/** Null on a local installation: one is made up and kept in the data folder. */
	signingKey: string | null;
	/** The one before it, while tokens signed with it may be about. */
	formerKey: string | null;
	dataDirectory: string;
};

/** The keys that access tokens are signed and checked with, the present one first. */
export async function readKeys({ signingKey, formerKey, dataDirectory }: KeySettings): Promise<[string, ...string[]]> {
	const present = signingKey ?? (await keepOnce(dataDirectory, 'signing-key', makeSigningKey));
	return formerKey === null ? [present] : [present, formerKey];
}

/** A new private P-256 key, base64 of PKCS #8. */
export function makeSigningKey(): string {
	const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
