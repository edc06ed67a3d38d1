import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const ORIGIN = 'https://golf.example';

it.each([
	['https://evil.example'],
	['//evil.example'],
	['/\\evil.example'],
	['/%5cevil.example'],
	['/\t/evil.example'],
	['https:evil.example'],
	['https:/evil.example'],
	['javascript:alert(1)'],
	['data:text/html,x'],
	['/..//evil.example'],
	['/a/..//evil.example'],
	['/a%0d%0aSet-Cookie:x=1'],
	['/a\r\nSet-Cookie:x=1'],
	['https://golf.example@evil.example/'],
	['https://user@golf.example/'],
	['https://golf.example.evil.example/'],
	['http://golf.example/'],
	['https://golf.example:8443/'],
	[`/${'a'.repeat(10_000)}`],
	['account'],
	[''],
	[null],
	[undefined],
])('S33: leads nowhere: %j', (text) => {
	expect(ownPath(text, ORIGIN)).toBeNull();
});

it.each([
	['/', '/'],
	['/account/settings', '/account/settings'],
	['/courses/sweden/ljunghusen?page=2#reviews', '/courses/sweden/ljunghusen?page=2'],
	['https://golf.example', '/'],
	['https://golf.example/auth/reset-password', '/auth/reset-password'],
	['/a/../account', '/account'],
	['/find-course?q=https://evil.example', '/find-course?q=https://evil.example'],
])('leads to a page of our own: %j', (text, path) => {
	expect(ownPath(text, ORIGIN)).toBe(path);
});
