import { spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createAccessTokens } from '#domain/accounts/sessions/access-tokens.ts';
import { readConfig } from './settings/config.ts';

const ISSUER = 'https://golf.example/auth/v1';
const GOOD = {
	FESCUE_MODE: 'production',
	SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe',
	ORIGIN: 'https://golf.example',
	SMTP_URL: 'smtps://user:password@mail.example:465',
	MAIL_DOMAIN: 'golf.example',
};

/** The public key that tokens are checked with, of an installation with this setting. */
async function publicKeyOf(AUTH_SIGNING_KEY: string) {
	const config = readConfig({ ...GOOD, AUTH_SIGNING_KEY });
	if (!config.ok) throw new Error(config.message);
	const tokens = await createAccessTokens({ keys: [config.value.signingKey ?? ''], issuer: ISSUER });
	return tokens.publicKeys.keys[0];
}

const complaintAbout = (env: NodeJS.ProcessEnv) => {
	const config = readConfig(env);
	return config.ok ? '' : config.message;
};
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('the command that makes an AUTH_SIGNING_KEY', () => {
	const places = {
		'the complaint about a missing one': complaintAbout({ ...GOOD, AUTH_SIGNING_KEY: '' }),
		'the complaint about a bad one': complaintAbout({ ...GOOD, AUTH_SIGNING_KEY: 'bm8ga2V5' }),
		'.env.example': read('.env.example'),
		'docs/operate.md': read('docs/operate.md'),
	};

	it.each(Object.entries(places))('makes one that the site starts with, as it stands in %s', async (_, text) => {
		const [command] = /openssl genpkey .+/.exec(text) ?? [];
		const made = spawnSync('sh', ['-c', command ?? ''], { encoding: 'utf8' });
		expect(made).toMatchObject({ status: 0 });
		expect(await publicKeyOf(made.stdout)).toMatchObject({ kty: 'EC', crv: 'P-256' });
	});
});

describe('AUTH_SIGNING_KEY', () => {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const der = (type: 'sec1' | 'pkcs8') => privateKey.export({ format: 'der', type }).toString('base64');
	const pem = (type: 'sec1' | 'pkcs8') => String(privateKey.export({ format: 'pem', type }));
	/** What `openssl ecparam -genkey` writes ahead of the key. */
	const parameters = '-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n';

	// OpenSSL 3.0 writes SEC 1 where 3.5 writes PKCS #8.
	it.each([
		['SEC 1 in DER', der('sec1')],
		['PKCS #8 in DER', der('pkcs8')],
		['DER in base64 of several lines', der('sec1').replace(/.{64}/g, '$&\n')],
		['SEC 1 in PEM', pem('sec1')],
		['PKCS #8 in PEM', pem('pkcs8')],
		['PEM with its parameters', parameters + pem('sec1')],
		['PEM in one line', pem('pkcs8').replaceAll('\n', '\\n')],
	])('may be %s', async (_, text) => {
		const { x, y } = createPublicKey(privateKey).export({ format: 'jwk' });
		expect(await publicKeyOf(text)).toMatchObject({ kty: 'EC', crv: 'P-256', x, y });
	});

	it.each([
		['a key of another curve', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey],
		['a key of another kind', generateKeyPairSync('ed25519').privateKey],
	])('is not %s', (_, other) => {
		for (const text of [
			other.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
			String(other.export({ format: 'pem', type: 'pkcs8' })),
		]) {
			expect(complaintAbout({ AUTH_SIGNING_KEY: text })).toMatch(/^AUTH_SIGNING_KEY must be a private P-256 key/);
		}
	});

	it('is not a public key', () => {
		const text = String(publicKey.export({ format: 'pem', type: 'spki' }));
		expect(complaintAbout({ AUTH_SIGNING_KEY: text })).toMatch(/^AUTH_SIGNING_KEY must be a private P-256 key/);
	});
});
