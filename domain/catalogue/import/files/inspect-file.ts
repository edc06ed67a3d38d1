import { BrokenFile } from './broken-file.ts';
import { readBytes } from './file-bytes.ts';

const HEAD_BYTES = 64 * 1024;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What a file is by its content: `head` is its beginning as text. */
export type Inspection = { encoding: Encoding; format: 'table' | 'json'; head: string };

/**
 * Reads a file once through to tell its encoding and format. Bytes that are no UTF-8 make it Windows-1252. Throws
 * `BrokenFile` for an empty file and for archives and documents of other kinds.
 */
export async function inspectFile(path: string): Promise<Inspection> {
	const check = new TextDecoder('utf-8', { fatal: true });
	const start: Buffer[] = [];
	let [kept, valid] = [0, true];
	for await (const chunk of readBytes(path)) {
		if (kept < HEAD_BYTES) start.push(chunk);
		kept += chunk.length;
		valid &&= decodes(check, chunk);
	}
	valid &&= decodes(check, null);
	const bytes = Buffer.concat(start).subarray(0, HEAD_BYTES);
	refuseOthers(bytes);
	const encoding = wideEncoding(bytes) ?? (valid ? 'utf-8' : 'windows-1252');
	const head = new TextDecoder(encoding).decode(bytes);
	if (head.trim() === '') throw new BrokenFile('it is empty');
	return { encoding, format: /^\s*[{[]/.test(head) ? 'json' : 'table', head };
}

/** The text of a file in pieces, its line ends made `\n` and its byte order mark left out. */
export async function* readText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding);
	let held = '';
	for await (const chunk of bytes) {
		const text = held + decoder.decode(chunk, { stream: true });
		// A carriage return at the end of a piece may be the first half of a line end.
		held = text.endsWith('\r') ? '\r' : '';
		yield unixLines(held ? text.slice(0, -1) : text);
	}
	yield unixLines(held + decoder.decode());
}

function unixLines(text: string): string {
	return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function decodes(decoder: TextDecoder, chunk: Buffer | null): boolean {
	try {
		if (chunk) decoder.decode(chunk, { stream: true });
		else decoder.decode();
		return true;
	} catch {
		return false;
	}
}

/** UTF-16 shows by its mark, or by every other byte being nought in text of Latin letters. */
function wideEncoding(bytes: Buffer): Encoding | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
	const noughts = [0, 0];
	bytes.forEach((byte, at) => {
		if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
	});
	const [even = 0, odd = 0] = noughts;
	if (Math.max(even, odd) < bytes.length / 5) return null;
	return odd > even ? 'utf-16le' : 'utf-16be';
}

function refuseOthers(bytes: Buffer) {
	const start = bytes.subarray(0, 8).toString('latin1');
	if (start.startsWith('PK')) throw new BrokenFile('it is a zip archive or a spreadsheet; save it as CSV first');
	if (start.startsWith('%PDF')) throw new BrokenFile('it is a PDF document');
	if (start.startsWith('SQLite')) throw new BrokenFile('it is a database file; export it as CSV first');
	if (/^(\xef\xbb\xbf)?\s*<(\?xml|osm|!doc|html)/i.test(start)) {
		throw new BrokenFile('it is XML or a web page; CSV, TSV, GeoJSON and Overpass JSON can be read');
	}
}
