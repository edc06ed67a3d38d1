import { describe, expect, it } from 'vitest';
import { emailAddress } from './email.ts';
import { EMAIL_MESSAGE } from './email-message.ts';

describe('an e-mail address', () => {
	it.each([
		['A@X.se', 'a@x.se'],
		['  karin@example.com\r\n', 'karin@example.com'],
		['a+1@x.se', 'a+1@x.se'],
		['a@bücher.example', 'a@xn--bcher-kva.example'],
		['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
	])('S20: has one canonical form: %j is %j', (typed, stored) => {
		expect(emailAddress.parse(typed)).toBe(stored);
	});

	it('S20: keeps a look-alike domain apart from the one it looks like', () => {
		// The first letter of the second domain is Cyrillic.
		expect(emailAddress.parse('a@\u0430pple.example')).not.toBe(emailAddress.parse('a@apple.example'));
	});

	it.each([
		'',
		'karin',
		'karin@localhost',
		'"a b"@x.se',
		'a..b@x.se',
		'a@x..se',
		'a@127.0.0.1',
		'a@-x.se',
		'a@b@x.se',
		'\u0430dmin@x.se',
		`${'a'.repeat(65)}@x.se`,
		`a@${'b'.repeat(64)}.se`,
		`a@${'b.'.repeat(160)}se`,
	])('is refused as %j', (typed) => {
		expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe(EMAIL_MESSAGE);
	});

	it.each(['a@b.se\r\nBcc: c@d.se', 'a@b.se\nx', 'a@b.se,c@d.se', 'a@b.se%0aBcc:c@d.se', 'x <a@b.se>', 'a@b.se\0'])(
		'S08: names one recipient and no header: %j is refused',
		(typed) => {
			expect(emailAddress.safeParse(typed).success).toBe(false);
		},
	);

	it('S11: is refused without being read when it is far too long', () => {
		for (const bomb of [
			'a!'.repeat(50_000),
			'@'.repeat(50_000),
			`a@${'a.'.repeat(50_000)}`,
			`${'a.'.repeat(50_000)}@`,
		]) {
			expect(emailAddress.safeParse(bomb).success).toBe(false);
		}
	});

	it('S22: is refused when it is no text at all', () => {
		for (const other of [undefined, null, 5, ['a@b.se'], { email: 'a@b.se' }]) {
			expect(emailAddress.safeParse(other).error?.issues[0]?.message).toBe(EMAIL_MESSAGE);
		}
	});
});
