import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://golf.example';

describe('safeRedirect', () => {
	it.each([
		'https://evil',
		'https://evil.example/path',
		'//evil',
		'//evil/account',
		'/\\evil',
		'\\\\evil',
		'/%5cevil',
		'/%5Cevil',
		'/\t/evil',
		'/%09/evil',
		'https:evil',
		'https:/evil',
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'data:text/html,x',
		'/..//evil',
		'/./%2e%2e//evil',
		'%0d%0aSet-Cookie:a=b',
		'/%0d%0aSet-Cookie:a=b',
		'/\r\nSet-Cookie:a=b',
		'https://golf.example@evil',
		'https://golf.example:pass@evil/',
		'https://golf.example.evil/',
		'http://golf.example/',
		'account',
		'',
		`/${'a'.repeat(10_240)}`,
	])('S33: sends %j home', (wanted) => {
		expect(safeRedirect(wanted, ORIGIN)).toBe('/');
	});

	it('sends home where nothing was asked for', () => {
		expect(safeRedirect(null, ORIGIN)).toBe('/');
		expect(safeRedirect(undefined, ORIGIN)).toBe('/');
	});

	it.each([
		['/account/settings', '/account/settings'],
		['/top-rated-courses?course=ljunghusen&review=4', '/top-rated-courses?course=ljunghusen&review=4'],
		['https://golf.example/account', '/account'],
	])('lets the own path %j through', (wanted, path) => {
		expect(safeRedirect(wanted, ORIGIN)).toBe(path);
	});
});
