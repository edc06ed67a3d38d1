import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testAccountServices } from '#tests/support/account-services.ts';
import { checkNewPassword, weaknessesOf } from './password-check.ts';

const { passwords } = testAccountServices;
const EMAIL = 'ada.green@golf.example';
const check = (password: string) => checkNewPassword(passwords, password, EMAIL);

describe('checkNewPassword', () => {
	it.each([
		'password',
		'Password',
		'golf1234',
		'GOLF1234',
		'fescue2026',
		'Fescue!!',
		'fescuefescue',
		'holeinone',
		'qwertyuiop',
	])('S14: refuses %j, which is tried first', (password) => {
		expect(weaknessesOf(passwords, password, EMAIL)).toContain('pwned');
	});

	it.each([EMAIL, 'ADA.GREEN', 'ada.green1!', 'golf.example99'])('S14: refuses the own address: %j', (password) => {
		expect(check(password)).toEqual({ ok: false, kind: 'weak-password', reasons: ['pwned'] });
	});

	it.each(['', 'short', '1234567', '⛳⛳⛳⛳⛳⛳⛳'])('refuses %j as too short, counting characters', (password) => {
		expect(weaknessesOf(passwords, password, EMAIL)).toContain('length');
	});

	it.each([
		['blanks at both ends', '  three blind mice '],
		['an emoji', 'links ⛳ and sand'],
		['64 characters', 'xY'.repeat(32)],
		['128 characters', 'xY'.repeat(64)],
		['256 characters', 'xY'.repeat(128)],
		['a NUL inside', 'before\0and after'],
		['only lower case', 'a calm morning round'],
	])('S14: takes %s exactly as it is', (_, password) => {
		expect(check(password)).toEqual({ ok: true, value: { password } });
	});

	it.each([
		['257 characters', 'x y'.repeat(86)],
		['a megabyte', 'ab'.repeat(500_000)],
		['a broken letter', `half a pair \ud83d`],
	])('S14: refuses %s before anything is hashed', (_, password) => {
		expect(check(password)).toEqual({ ok: false, kind: 'malformed-password' });
	});

	it('takes a letter with an accent for one, however it was typed', () => {
		expect(check('Ho\u0308llviken links')).toEqual(check('H\u00f6llviken links'));
	});
});

describe('hashing', () => {
	it('S14: tells apart what differs only at byte 73', async () => {
		const long = 'a'.repeat(72);
		const hash = await passwords.hash(`${long}1`);
		expect(await passwords.verify(`${long}1`, hash)).toBe(true);
		expect(await passwords.verify(`${long}2`, hash)).toBe(false);
		expect(await passwords.verify(long, hash)).toBe(false);
	});

	it('compares a NUL and what follows it', async () => {
		const hash = await passwords.hash('before\0one');
		expect(await passwords.verify('before\0two', hash)).toBe(false);
	});

	it('is argon2id with 19 MiB, two passes and one lane', async () => {
		expect(await passwords.hash('heather and gorse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	});

	it('S12: fits no password to nobody', async () => {
		expect(await passwords.verify('', null)).toBe(false);
	});
});

describe('the list of common passwords', () => {
	const lines = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
		.split('\n')
		.filter((line) => line && !line.startsWith('# '));

	it('has three thousand and more, each once, none that its length would refuse anyway', () => {
		expect(lines.length).toBeGreaterThan(3_000);
		expect(new Set(lines).size).toBe(lines.length);
		expect(lines.filter((line) => line.length < 8 || line !== line.toLowerCase())).toEqual([]);
	});
});
