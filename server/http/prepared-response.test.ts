import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
	compressAgain,
	compressAndSend,
	isCompressed,
	type PreparedResponse,
	prepareResponse,
} from './prepared-response.ts';

const BODY = Buffer.from('golf '.repeat(400));
const asker = (encoding: string) => ({ headers: { 'accept-encoding': encoding } }) as unknown as IncomingMessage;
/** In which encoding a reader is sent an answer. */
async function sentTo(request: IncomingMessage, answer: PreparedResponse): Promise<string | undefined> {
	let headers: string[] = [];
	const response = {
		writeHead: (_: number, sent: string[]) => {
			headers = sent;
		},
		end: () => {},
	} as unknown as ServerResponse;
	await compressAndSend(request, response, answer);
	const at = headers.indexOf('Content-Encoding');
	return at < 0 ? undefined : headers[at + 1];
}
const page = () => prepareResponse({ status: 200, headers: [['Content-Type', 'text/html']], body: BODY }, 'once');

describe('the encodings of an answer', () => {
	it('are made when the first reader takes them, each by itself', async () => {
		const answer = page();
		expect(Object.keys(answer.variants)).toEqual(['identity']);
		expect(isCompressed(answer, asker('gzip, br'))).toBe(false);
		await answer.compress('br');
		expect(Object.keys(answer.variants)).toEqual(['br']);
		expect(isCompressed(answer, asker('gzip, br'))).toBe(true);
		expect(isCompressed(answer, asker('gzip'))).toBe(false);
		await answer.compress('gzip');
		expect(brotliDecompressSync(answer.variants.br?.body ?? '')).toEqual(BODY);
		expect(gunzipSync(answer.variants.gzip?.body ?? '')).toEqual(BODY);
	});

	it('R22: are made once for many who wait for them', async () => {
		const answer = page();
		await Promise.all(Array.from({ length: 50 }, () => answer.compress('gzip')));
		const { body } = answer.variants.gzip ?? {};
		await answer.compress('gzip');
		expect(answer.variants.gzip?.body).toBe(body);
	});

	it('R25: the plain bytes are unpacked once for all who hold them at a time', async () => {
		const answer = page();
		await answer.compress('gzip');
		const held = Array.from({ length: 50 }, () => answer.plain().body);
		expect(held[0]).toEqual(BODY);
		expect(new Set(held).size).toBe(1);
	});

	it('are made in a hurry for the first reader and well for the next, where that is asked for', async () => {
		const text = Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * n).toString(36)).join(' '));
		const efforts = { first: 'once', later: 'kept' } as const;
		const answer = prepareResponse({ status: 200, headers: [], body: text }, efforts);
		await answer.compress('br');
		const hurried = answer.variants.br?.body.length ?? 0;
		expect(isCompressed(answer, asker('br'))).toBe(true);
		expect(answer.lacks('br')).toBe(true);
		compressAgain(answer, asker('br'));
		await answer.compress('br');
		expect(answer.lacks('br')).toBe(false);
		expect(answer.variants.br?.body.length).toBeLessThan(hurried);
		expect(brotliDecompressSync(answer.variants.br?.body ?? '')).toEqual(text);
	});

	it('are zstd for the first reader who takes it, until the better one is made for the next', async () => {
		const text = Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * n).toString(36)).join(' '));
		const answer = prepareResponse({ status: 200, headers: [], body: text }, { first: 'once', later: 'kept' });
		const browser = asker('gzip, deflate, br, zstd');
		expect(isCompressed(answer, browser)).toBe(false);
		expect(await sentTo(browser, answer)).toBe('zstd');
		expect(zstdDecompressSync(answer.variants.zstd?.body ?? '')).toEqual(text);
		expect(isCompressed(answer, browser)).toBe(true);
		compressAgain(answer, browser);
		await answer.compress('br');
		expect(answer.lacks('br')).toBe(false);
		expect(await sentTo(browser, answer)).toBe('br');
		expect(brotliDecompressSync(answer.variants.br?.body ?? '')).toEqual(text);
		expect(Object.keys(answer.variants)).toEqual(['br']);
	});

	it.each(['br', 'gzip, deflate', 'gzip, zstd;q=0', 'zstd'])('are never zstd for others: %s', async (accepted) => {
		expect(await sentTo(asker(accepted), page())).not.toBe('zstd');
	});

	it('are never made of what is short, compressed already or not to be compressed', async () => {
		const short = prepareResponse({ status: 200, headers: [], body: Buffer.from('golf') }, 'once');
		const picture = prepareResponse({ status: 200, headers: [], body: BODY }, 'once', []);
		const compressed = prepareResponse(
			{ status: 200, headers: [], body: BODY, compressed: { br: Buffer.from('b') } },
			'once',
		);
		for (const answer of [short, picture, compressed]) {
			expect(isCompressed(answer, asker('br'))).toBe(true);
			await answer.compress('br');
		}
		expect(Object.keys(short.variants)).toEqual(['identity']);
		expect(Object.keys(picture.variants)).toEqual(['identity']);
		expect(compressed.variants.br?.body.toString()).toBe('b');
	});

	it('have their memory counted as they come and go: once a page is compressed, its plain bytes go', async () => {
		const answer = page();
		const plain = answer.size;
		expect(plain).toBeGreaterThan(BODY.length);
		await answer.compress('br');
		expect(answer.size).toBe(plain - BODY.length + (answer.variants.br?.body.length ?? 0));
	});

	it('are unpacked for a reader who takes none, at once, and are not kept for that', async () => {
		for (const encoding of ['br', 'gzip', 'zstd'] as const) {
			const answer = page();
			await answer.compress(encoding);
			expect(isCompressed(answer, asker(''))).toBe(true);
			expect(await sentTo(asker(''), answer)).toBeUndefined();
			expect(answer.plain().body).toEqual(BODY);
			compressAgain(answer, asker(''));
			await new Promise((resolve) => setImmediate(resolve));
			expect(Object.keys(answer.variants)).toEqual([encoding]);
		}
	});

	it('are not wanted where the best that a reader takes is not made of this answer', async () => {
		const answer = prepareResponse({ status: 200, headers: [], body: BODY }, 'once', ['gzip']);
		await answer.compress('gzip');
		expect(await sentTo(asker('br'), answer)).toBeUndefined();
		expect(await sentTo(asker('gzip'), answer)).toBe('gzip');
	});
});
