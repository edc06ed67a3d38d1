import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Answer, isPressed, prepareAnswer, pressAgain, pressAndSend } from './answer.ts';

const BODY = Buffer.from('golf '.repeat(400));
const asker = (encoding: string) => ({ headers: { 'accept-encoding': encoding } }) as unknown as IncomingMessage;
/** In which encoding a reader is sent an answer. */
async function sentTo(request: IncomingMessage, answer: Answer): Promise<string | undefined> {
	let headers: string[] = [];
	const response = {
		writeHead: (_: number, sent: string[]) => {
			headers = sent;
		},
		end: () => {},
	} as unknown as ServerResponse;
	await pressAndSend(request, response, answer);
	return headers[headers.indexOf('Content-Encoding') + 1];
}
const page = () => prepareAnswer({ status: 200, headers: [['Content-Type', 'text/html']], body: BODY }, 'once');

describe('the encodings of an answer', () => {
	it('are made when the first reader takes them, each by itself', async () => {
		const answer = page();
		expect(Object.keys(answer.variants)).toEqual(['identity']);
		expect(isPressed(answer, asker('gzip, br'))).toBe(false);
		await answer.press('br');
		expect(Object.keys(answer.variants)).toEqual(['identity', 'br']);
		expect(isPressed(answer, asker('gzip, br'))).toBe(true);
		expect(isPressed(answer, asker('gzip'))).toBe(false);
		await answer.press('gzip');
		expect(brotliDecompressSync(answer.variants.br?.body ?? '')).toEqual(BODY);
		expect(gunzipSync(answer.variants.gzip?.body ?? '')).toEqual(BODY);
	});

	it('R22: are made once for many who wait for them', async () => {
		const answer = page();
		await Promise.all(Array.from({ length: 50 }, () => answer.press('gzip')));
		const { body } = answer.variants.gzip ?? {};
		await answer.press('gzip');
		expect(answer.variants.gzip?.body).toBe(body);
	});

	it('are made in a hurry for the first reader and well for the next, where that is asked for', async () => {
		const text = Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * n).toString(36)).join(' '));
		const efforts = { first: 'once', later: 'kept' } as const;
		const answer = prepareAnswer({ status: 200, headers: [], body: text }, efforts);
		await answer.press('br');
		const hurried = answer.variants.br?.body.length ?? 0;
		expect(isPressed(answer, asker('br'))).toBe(true);
		expect(answer.lacks('br')).toBe(true);
		pressAgain(answer, asker('br'));
		await answer.press('br');
		expect(answer.lacks('br')).toBe(false);
		expect(answer.variants.br?.body.length).toBeLessThan(hurried);
		expect(brotliDecompressSync(answer.variants.br?.body ?? '')).toEqual(text);
	});

	it('are zstd for the first reader who takes it, until the better one is made for the next', async () => {
		const text = Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * n).toString(36)).join(' '));
		const answer = prepareAnswer({ status: 200, headers: [], body: text }, { first: 'once', later: 'kept' });
		const browser = asker('gzip, deflate, br, zstd');
		expect(isPressed(answer, browser)).toBe(false);
		expect(await sentTo(browser, answer)).toBe('zstd');
		expect(zstdDecompressSync(answer.variants.zstd?.body ?? '')).toEqual(text);
		expect(isPressed(answer, browser)).toBe(true);
		pressAgain(answer, browser);
		await answer.press('br');
		expect(answer.lacks('br')).toBe(false);
		expect(await sentTo(browser, answer)).toBe('br');
		expect(brotliDecompressSync(answer.variants.br?.body ?? '')).toEqual(text);
		expect(Object.keys(answer.variants)).toEqual(['identity', 'br']);
	});

	it.each(['br', 'gzip, deflate', 'gzip, zstd;q=0', 'zstd'])('are never zstd for others: %s', async (accepted) => {
		expect(await sentTo(asker(accepted), page())).not.toBe('zstd');
	});

	it('are never made of what is short, pressed already or not to be pressed', async () => {
		const short = prepareAnswer({ status: 200, headers: [], body: Buffer.from('golf') }, 'once');
		const picture = prepareAnswer({ status: 200, headers: [], body: BODY }, 'once', []);
		const pressed = prepareAnswer({ status: 200, headers: [], body: BODY, pressed: { br: Buffer.from('b') } }, 'once');
		for (const answer of [short, picture, pressed]) {
			expect(isPressed(answer, asker('br'))).toBe(true);
			await answer.press('br');
		}
		expect(Object.keys(short.variants)).toEqual(['identity']);
		expect(Object.keys(picture.variants)).toEqual(['identity']);
		expect(pressed.variants.br?.body.toString()).toBe('b');
	});

	it('have their memory counted before they are there', async () => {
		const answer = page();
		const { size } = answer;
		await Promise.all([answer.press('br'), answer.press('gzip')]);
		const taken = Object.values(answer.variants).reduce((sum, { body }) => sum + body.length, 0);
		expect(answer.size).toBe(size);
		expect(taken).toBeLessThanOrEqual(size);
	});
});
