import { createHmac, createPublicKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createAccessTokens, readSigningKey } from '#domain/accounts/sessions/access-tokens.ts';
import { makeSigningKey } from './signing-keys.ts';

const ISSUER = 'https://golf.test/auth/v1';
const NOW = new Date('2026-06-15T12:00:00Z');
const LATER = new Date('2026-06-15T13:00:00Z');
const CLAIMS = {
	sub: 'b0c5c2f5-92a5-4c1e-8a34-3df5f6a0f7a1',
	email: 'ada@golf.example',
	session_id: 'a session',
	app_metadata: {},
	user_metadata: {},
	amr: [{ method: 'password', timestamp: 1 }],
};

const key = makeSigningKey();
const tokens = await createAccessTokens({ keys: [key], issuer: ISSUER });

/** A token as ours are, but for what is given; signed with our own key. */
function forge({ issuer = ISSUER, audience = 'authenticated', session = true }) {
	const { session_id, ...others } = CLAIMS;
	return new SignJWT(session ? { ...others, session_id } : others)
		.setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
		.setIssuer(issuer)
		.setAudience(audience)
		.setIssuedAt(NOW)
		.setExpirationTime(LATER)
		.sign(readSigningKey(key));
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payload = () => base64({ ...CLAIMS, iss: ISSUER, aud: 'authenticated', exp: LATER.getTime() / 1000 });

describe('an access token', () => {
	it('is read until it expires, by the clock that it is given', async () => {
		const token = await tokens.issue(CLAIMS, NOW, LATER);
		const read = { userId: CLAIMS.sub, sessionId: CLAIMS.session_id, expiresAt: LATER };
		expect(await tokens.read(token, NOW)).toEqual(read);
		expect(await tokens.read(token, new Date(LATER.getTime() - 1_000))).toEqual(read);
		expect(await tokens.read(token, LATER)).toBeNull();
	});

	it('is none of ours under another issuer, for another audience, without a session or signed with another key', async () => {
		expect(await tokens.read(await forge({}), NOW)).not.toBeNull();
		expect(await tokens.read(await forge({ issuer: 'https://evil.test/auth/v1' }), NOW)).toBeNull();
		expect(await tokens.read(await forge({ audience: 'anon' }), NOW)).toBeNull();
		expect(await tokens.read(await forge({ session: false }), NOW)).toBeNull();
		const others = await createAccessTokens({ keys: [makeSigningKey()], issuer: ISSUER });
		expect(await tokens.read(await others.issue(CLAIMS, NOW, LATER), NOW)).toBeNull();
	});

	it('is read by one way of signing alone: neither unsigned nor with our public key as a shared secret', async () => {
		expect(await tokens.read(`${base64({ alg: 'none' })}.${payload()}.`, NOW)).toBeNull();
		const shared = createPublicKey(readSigningKey(key)).export({ format: 'pem', type: 'spki' });
		const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${payload()}`;
		const signature = createHmac('sha256', shared).update(text).digest('base64url');
		expect(await tokens.read(`${text}.${signature}`, NOW)).toBeNull();
	});

	it('outlives a change of keys: the former key is published and read, and the present one signs', async () => {
		const next = makeSigningKey();
		const changed = await createAccessTokens({ keys: [next, key], issuer: ISSUER });
		expect(changed.publicKeys.keys).toHaveLength(2);
		expect(await changed.read(await tokens.issue(CLAIMS, NOW, LATER), NOW)).not.toBeNull();
		const present = await createAccessTokens({ keys: [next], issuer: ISSUER });
		expect(await present.read(await changed.issue(CLAIMS, NOW, LATER), NOW)).not.toBeNull();
		expect(await present.read(await tokens.issue(CLAIMS, NOW, LATER), NOW)).toBeNull();
	});
});
