import { describe, expect, it } from 'vitest';
import { byteTextOf } from '#app/lib/byte-text.ts';
import { packPage } from './page-answer.ts';

const SETTINGS = {
	origin: 'https://fescue.example',
	sharedCacheSeconds: 60,
	cdn: null,
	styles: new Map(),
	development: false,
};
const WORDS = 'golf '.repeat(10_000);

describe('R45: the plain bytes of a page', () => {
	it.each([
		['text/html; charset=utf-8', byteTextOf(`<html><head></head><body>${WORDS}</body></html>`)],
		['text/x-script', Buffer.from(WORDS)],
	])('of type %s are given back once they are pressed', async (type, body) => {
		const page = { status: 200, headers: new Headers({ 'Content-Type': type }), body };
		const answer = packPage(page, SETTINGS, { id: 'a', keeping: 'kept', effort: 'once' });
		const plain = answer.variants.identity?.body;
		expect(plain?.length).toBeGreaterThanOrEqual(WORDS.length);
		await answer.press('gzip');
		expect(plain?.length).toBe(0);
		expect(answer.plain().body.toString()).toContain(WORDS);
	});
});
