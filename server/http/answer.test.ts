import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPressed, prepareAnswer } from './answer.ts';

const BODY = Buffer.from('golf '.repeat(400));
const asker = (encoding: string) => ({ headers: { 'accept-encoding': encoding } }) as unknown as IncomingMessage;
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
