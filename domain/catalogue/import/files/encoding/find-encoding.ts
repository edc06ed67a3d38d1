import { BrokenFile } from '../broken-file.ts';
import type { Encoding } from './encodings.ts';
import { guessEncoding } from './guess-encoding.ts';

const MOST_LINES = 400;
const LONGEST_LINE = 8_192;

/**
 * The encoding of a file whose bytes are no UTF-8, told by its lines that have letters beyond ASCII. Throws `BrokenFile` with the
 * question where several fit.
 */
export async function findOtherEncoding(bytes: AsyncIterable<Buffer>): Promise<Encoding> {
	const lines: Buffer[] = [];
	for await (const line of linesOf(bytes)) {
		if (line.some((byte) => byte >= 0x80)) lines.push(line);
		if (lines.length === MOST_LINES) break;
	}
	const found = guessEncoding(lines);
	if (found === null) throw new BrokenFile(WHICH_ENCODING);
	return found;
}

export const WHICH_ENCODING =
	'which encoding? It is no UTF-8, and its letters make sense in several others; save it as UTF-8, or say which it is (--encoding windows-1250, at the desk: Encoding)';

async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let held = Buffer.alloc(0);
	for await (const chunk of bytes) {
		const all = Buffer.concat([held, chunk]);
		let from = 0;
		for (let end = all.indexOf(0x0a); end >= 0; end = all.indexOf(0x0a, from)) {
			yield all.subarray(from, Math.min(end, from + LONGEST_LINE));
			from = end + 1;
		}
		held = all.subarray(Math.max(from, all.length - LONGEST_LINE));
	}
	if (held.length > 0) yield held;
}
