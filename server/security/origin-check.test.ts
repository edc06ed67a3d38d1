import { describe, expect, it } from 'vitest';
import { comesFromOwnPages } from './origin-check.ts';

const ORIGIN = 'https://golf.example';
const allowed = (headers: Record<string, string>, mode: 'local' | 'production' = 'production') =>
	comesFromOwnPages(headers, ORIGIN, mode);

describe('S32: a post to a page', () => {
	it.each([
		[{ origin: ORIGIN }],
		[{ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
		[{ 'sec-fetch-site': 'same-origin' }],
	])('from our own pages passes: %j', (headers) => {
		expect(allowed(headers)).toBe(true);
	});

	it.each([
		[{}],
		[{ origin: 'null' }],
		[{ origin: 'null', 'sec-fetch-site': 'same-origin' }],
		[{ origin: 'https://evil.example' }],
		[{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
		[{ origin: 'http://golf.example' }],
		[{ origin: 'https://golf.example.evil.example' }],
		[{ origin: 'https://desk.golf.example', 'sec-fetch-site': 'same-site' }],
		[{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }],
		[{ origin: ORIGIN, 'sec-fetch-site': 'same-site' }],
		[{ origin: ORIGIN, 'sec-fetch-site': 'none' }],
		[{ referer: `${ORIGIN}/create-review` }],
		[{ origin: 'http://localhost:3000', host: 'localhost:3000' }],
	])('from anywhere else is refused: %j', (headers) => {
		expect(allowed(headers)).toBe(false);
	});

	it('passes on a local installation from every loopback name of the same port', () => {
		expect(allowed({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 'local')).toBe(true);
		expect(allowed({ origin: 'http://127.0.0.1:9999', host: '127.0.0.1:3000' }, 'local')).toBe(false);
		expect(allowed({ origin: 'http://evil.example', host: 'evil.example' }, 'local')).toBe(false);
	});
});
