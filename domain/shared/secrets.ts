import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A refresh token taken apart. */
export type RefreshToken = { sessionId: string; counter: number };

const UUID_BYTES = 16;
const COUNTER_BYTES = 4;
const SHAPE = /^([\w-]{27})\.([\w-]{43})$/;
/** Crockford's letters: none that are read for another. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** `base64url(session id, counter).signature`: 71 characters that name a row and say which exchange they are for. */
export function writeRefreshToken(secret: string, { sessionId, counter }: RefreshToken): string {
	const bytes = Buffer.alloc(UUID_BYTES + COUNTER_BYTES);
	bytes.write(sessionId.replaceAll('-', ''), 'hex');
	bytes.writeUInt32BE(counter, UUID_BYTES);
	const text = bytes.toString('base64url');
	return `${text}.${sign(secret, 'refresh token', text)}`;
}

/** What a refresh token says; `malformed` when it has not the form of one, `forged` when we have not signed it. */
export function readRefreshToken(secret: string, token: string): RefreshToken | 'malformed' | 'forged' {
	const [, text, signature] = SHAPE.exec(token) ?? [];
	if (!text || !signature) return 'malformed';
	if (!isEqual(signature, sign(secret, 'refresh token', text))) return 'forged';
	const bytes = Buffer.from(text, 'base64url');
	const hex = bytes.toString('hex', 0, UUID_BYTES);
	const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
	return { sessionId, counter: bytes.readUInt32BE(UUID_BYTES) };
}

/**
 * The 256-bit token of a link, derived from the id of its row: neither the table of links nor the outbox holds anything
 * that could be used, and the worker can still write the link into the letter.
 */
export const linkTokenOf = (secret: string, id: string) => sign(secret, 'link', id);

/** Whether a link's token is the one derived from the id of its row. */
export const isLinkToken = (secret: string, id: string, token: string) => isEqual(token, linkTokenOf(secret, id));

/** How a link's token is kept. */
export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A code to be typed, derived as link tokens are: eight letters and digits, 40 bits. */
export function codeOf(secret: string, id: string): string {
	const bytes = createHmac('sha256', keyFor(secret, 'code')).update(id).digest();
	return [...bytes.subarray(0, CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
}

/** Whether what was typed is the code; case, blanks and letters that look alike do not matter. */
export function isCode(typed: string, code: string): boolean {
	const letters = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
	return isEqual(letters, code);
}

/** The salt of every sign-up with an address: a password that is tried is hashed once, however many wait. */
export const signUpSalt = (secret: string, email: string) =>
	createHmac('sha256', keyFor(secret, 'sign-up salt')).update(email).digest().subarray(0, 16);

const sign = (secret: string, purpose: string, text: string) =>
	createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');

/** A key of its own for every purpose, so that nothing signed for one is good for another. */
const keyFor = (secret: string, purpose: string) =>
	Buffer.from(hkdfSync('sha256', secret, 'fescue accounts', purpose, 32));

function isEqual(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
