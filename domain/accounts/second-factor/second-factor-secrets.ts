import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** How authenticator apps name the account. */
type Owner = { email: string; issuer: string };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** As RFC 4226 asks for: as long as the hash. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A clock may be one step off, either way. */
const WINDOW = 1;
export const RECOVERY_CODES = 10;
/** Letters that are not read for one another; ten of them are 50 bits. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/** A new shared secret, in base32. */
export const makeFactorSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** Seals a secret so that a copy of the table alone gives no codes. It opens only for the same account. */
export function sealFactorSecret(siteSecret: string, userId: string, factorSecret: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv('aes-256-gcm', keyFor(siteSecret, 'second factor'), nonce).setAAD(Buffer.from(userId));
	const sealed = Buffer.concat([cipher.update(factorSecret, 'utf8'), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws where it was sealed for another account or with another secret of the site. */
export function openFactorSecret(siteSecret: string, userId: string, sealed: string): string {
	const bytes = Buffer.from(sealed, 'base64url');
	const nonce = bytes.subarray(0, NONCE_BYTES);
	const decipher = createDecipheriv('aes-256-gcm', keyFor(siteSecret, 'second factor'), nonce)
		.setAAD(Buffer.from(userId))
		.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
	return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** The address that an authenticator app reads from the QR code. */
export const factorAddress = (factorSecret: string, { email, issuer }: Owner) =>
	totpOf(factorSecret, { email, issuer }).toString();

/** The time step (since 1970) that a typed code belongs to, or null where it is none of now. */
export function stepOfCode(factorSecret: string, typed: string, now: Date): number | null {
	const token = typed.replace(/\s/g, '');
	if (!/^\d{6}$/.test(token)) return null;
	const delta = totpOf(factorSecret).validate({ token, timestamp: now.getTime(), window: WINDOW });
	return delta === null ? null : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
}

/** New recovery codes, as they are shown once: "7K3QM-9DTWX". */
export const makeRecoveryCodes = () =>
	Array.from({ length: RECOVERY_CODES }, () => {
		const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
		return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`;
	});

/** How a recovery code is kept; case, blanks and the hyphen do not matter. */
export const hashRecoveryCode = (siteSecret: string, userId: string, code: string) =>
	createHmac('sha256', keyFor(siteSecret, 'recovery codes'))
		.update(`${userId} ${code.toUpperCase().replace(/[\s-]/g, '')}`)
		.digest('base64url');

const totpOf = (secret: string, owner: Owner = { email: '', issuer: '' }) =>
	new TOTP({ issuer: owner.issuer, label: owner.email, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

const keyFor = (siteSecret: string, purpose: string) =>
	Buffer.from(hkdfSync('sha256', siteSecret, 'fescue desk', purpose, 32));
