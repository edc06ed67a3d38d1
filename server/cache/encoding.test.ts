import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode } from './encoding.ts';

const textOf = (bytes: number) => Buffer.from(Array.from({ length: bytes / 4 }, (_, n) => (n * n) % 9_000).join(' '));
/** No machine compresses it before the event loop has gone round once. */
const LARGE = textOf(8_000_000);
const SMALL = textOf(20_000);
const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

/** The encoded bytes, and whether the event loop went on with other work before they were there. */
async function encodeBesideOthers(body: Buffer, encoding: keyof typeof DECODERS) {
	let othersServed = false;
	const others = setImmediate(() => {
		othersServed = true;
	});
	const encoded = await encode(body, encoding, 'once');
	clearImmediate(others);
	return { encoded, othersServed };
}

describe.each(['br', 'gzip', 'zstd'] as const)('%s for a first reader', (encoding) => {
	it('is made of a large body off the event loop', async () => {
		const { encoded, othersServed } = await encodeBesideOthers(LARGE, encoding);
		expect(othersServed).toBe(true);
		expect(DECODERS[encoding](encoded).equals(LARGE)).toBe(true);
	});

	it('is made of a small body at once', async () => {
		const { encoded, othersServed } = await encodeBesideOthers(SMALL, encoding);
		expect(othersServed).toBe(false);
		expect(DECODERS[encoding](encoded).equals(SMALL)).toBe(true);
	});
});
