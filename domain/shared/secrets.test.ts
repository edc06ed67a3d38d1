import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeOf, hashLinkToken, isCode, linkTokenOf, readRefreshToken, writeRefreshToken } from './secrets.ts';

const SECRET = 'a secret for tests, of no use elsewhere';

describe('refresh tokens', () => {
	const token = { sessionId: randomUUID(), counter: 7 };
	const written = writeRefreshToken(SECRET, token);

	it('say which session and which exchange they are for', () => {
		expect(readRefreshToken(SECRET, written)).toEqual(token);
	});

	it('are signed: no other session, counter or secret', () => {
		const next = writeRefreshToken(SECRET, { ...token, counter: 8 });
		const [text] = next.split('.');
		const [, signature] = written.split('.');
		expect(readRefreshToken(SECRET, `${text}.${signature}`)).toBe('forged');
		expect(readRefreshToken(`${SECRET}!`, written)).toBe('forged');
	});

	it.each(['', 'abc', 'a'.repeat(12), `${'a'.repeat(27)}.${'b'.repeat(42)}`, `${written} `])(
		'know %j for no token',
		(text) => {
			expect(readRefreshToken(SECRET, text)).toBe('malformed');
		},
	);
});

describe('links', () => {
	it('S17: are 256 bits that only the secret can make, and are kept as a hash', () => {
		const id = randomUUID();
		const token = linkTokenOf(SECRET, id);
		expect(Buffer.from(token, 'base64url')).toHaveLength(32);
		expect(linkTokenOf(`${SECRET}!`, id)).not.toBe(token);
		expect(hashLinkToken(token)).not.toContain(token);
	});
});

describe('codes', () => {
	it('are read as people type them', () => {
		const code = codeOf(SECRET, randomUUID());
		expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
		const typed = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
		expect(isCode(typed, code)).toBe(true);
		expect(isCode(code.slice(1), code)).toBe(false);
	});
});
