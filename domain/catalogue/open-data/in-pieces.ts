import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** What is sent of a file at once, and so held in memory for each who fetches it. */
const PIECE_BYTES = 65_536;

/** Packs texts into one file with gzip and hands its pieces to `store` in their order. Returns its SHA-256 in hex and its size. */
export async function packInPieces(
	texts: AsyncIterable<string>,
	store: (number: number, content: Buffer) => Promise<unknown>,
): Promise<{ hash: string; bytes: number }> {
	const hash = createHash('sha256');
	let [bytes, number] = [0, 0];
	await pipeline(Readable.from(texts), createGzip(), async (packed: AsyncIterable<Buffer>) => {
		for await (const content of inPieces(packed)) {
			await store(number++, content);
			hash.update(content);
			bytes += content.length;
		}
	});
	return { hash: hash.digest('hex'), bytes };
}

async function* inPieces(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let held: Buffer[] = [];
	let size = 0;
	for await (const chunk of packed) {
		held.push(chunk);
		size += chunk.length;
		if (size < PIECE_BYTES) continue;
		yield Buffer.concat(held);
		[held, size] = [[], 0];
	}
	if (size > 0) yield Buffer.concat(held);
}
