import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, createLocalJWKSet, errors, exportJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { AccessTokens } from '#domain/shared/account-services.ts';

const ALGORITHM = 'ES256';
const AUDIENCE = 'authenticated';

type Wanted = {
	/** Private P-256 keys as `readSigningKey` takes them: the one that signs, then the one before it, if its tokens are about. */
	keys: readonly [string, ...string[]];
	/** `https://host/auth/v1`. */
	issuer: string;
};

/** Signs and reads access tokens. Throws when a key is none. */
export async function createAccessTokens({ keys, issuer }: Wanted): Promise<AccessTokens> {
	const [signing, ...former] = keys.map(readSigningKey);
	if (!signing) throw new Error('there is no key to sign with');
	const published = await Promise.all([signing, ...former].map(publish));
	const publicKeys = { keys: published };
	const header = { alg: ALGORITHM, kid: published[0]?.kid, typ: 'JWT' };
	const find = createLocalJWKSet(publicKeys);
	return {
		publicKeys,
		issue: (claims, now, expiresAt) =>
			new SignJWT({ ...claims, role: AUDIENCE, phone: '', aal: 'aal1', is_anonymous: false })
				.setProtectedHeader(header)
				.setIssuer(issuer)
				.setAudience(AUDIENCE)
				.setIssuedAt(now)
				.setExpirationTime(expiresAt)
				.sign(signing),
		async read(token, now) {
			try {
				const { payload } = await jwtVerify(token, find, {
					algorithms: [ALGORITHM],
					audience: AUDIENCE,
					issuer,
					currentDate: now,
					requiredClaims: ['sub', 'session_id', 'exp'],
				});
				const { sub, session_id, exp } = payload;
				if (!sub || !exp || typeof session_id !== 'string') return null;
				return { userId: sub, sessionId: session_id, expiresAt: new Date(exp * 1000) };
			} catch (error) {
				// Whatever is wrong with a token is the bearer's affair.
				if (error instanceof errors.JOSEError) return null;
				throw error;
			}
		},
	};
}

/**
 * Reads a private P-256 key, in either of the forms that OpenSSL writes, PKCS #8 or SEC 1 (what `genpkey -outform DER` writes
 * differs by its version): base64 of the DER, or PEM. Throws for anything else.
 */
export function readSigningKey(text: string): KeyObject {
	const key = readDer(Buffer.from(PEM.exec(text)?.[1]?.replaceAll('\\n', '') ?? text, 'base64'));
	if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not a P-256 key');
	return key;
}

/** What stands between the lines of a key's PEM, which may come in one line, with `\n` for its ends. */
const PEM = /-----BEGIN (?:EC )?PRIVATE KEY-----(.+?)-----END/s;

function readDer(key: Buffer): KeyObject {
	try {
		return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
	} catch {
		return createPrivateKey({ key, format: 'der', type: 'sec1' });
	}
}

async function publish(key: KeyObject): Promise<JWK> {
	const jwk = await exportJWK(createPublicKey(key));
	return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig', key_ops: ['verify'] };
}
