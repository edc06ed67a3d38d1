import { BrokenFile } from './broken-file.ts';
import { decoderOf, type Encoding } from './encoding/encodings.ts';
import { findOtherEncoding, WHICH_ENCODING } from './encoding/find-encoding.ts';
import { readBytes } from './file-bytes.ts';

const HEAD_BYTES = 64 * 1024;
const ESCAPE = String.fromCharCode(27);

/** What a file is by its content: `head` is its beginning as text. */
export type Inspection = { encoding: Encoding; format: 'table' | 'json'; head: string };

/**
 * Reads a file once through to tell its format, and its encoding where nobody has told it: of bytes that are no UTF-8 by the
 * languages that they make sense in. Throws `BrokenFile` for an empty file, for archives and documents of other kinds, and where
 * the encoding cannot be told.
 */
export async function inspectFile(path: string, told?: Encoding): Promise<Inspection> {
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
	const encoding =
		told ??
		wideEncoding(bytes) ??
		escapedEncoding(bytes) ??
		(valid ? 'utf-8' : await findOtherEncoding(readBytes(path)));
	const head = unixLines(decoderOf(encoding).decode(bytes, { stream: true }));
	if (head.trim() === '') throw new BrokenFile('it is empty');
	return { encoding, format: /^\s*[{[]/.test(head) ? 'json' : 'table', head };
}

/** The text of a file in pieces, its line ends made `\n` and its byte order mark left out. */
export async function* readText(bytes: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<string> {
	const decoder = decoderOf(encoding);
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

/** UTF-32 and UTF-16 show by their marks, or by bytes that are nought in text of Latin letters: three of four, or every other. */
function wideEncoding(bytes: Buffer): Encoding | null {
	const [first, second, third, fourth] = bytes;
	const isAscii = (byte = 0) => byte > 0 && byte < 0x80;
	if (second === 0 && third === 0 && fourth === 0 && isAscii(first)) return 'utf-32le';
	if (first === 0xff && second === 0xfe && third === 0 && fourth === 0) return 'utf-32le';
	if (first === 0 && second === 0 && ((third === 0xfe && fourth === 0xff) || (third === 0 && isAscii(fourth))))
		return 'utf-32be';
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

/** Japanese of seven bits turns its letters on and off; Korean and Chinese do so too, which nothing here can read. */
function escapedEncoding(bytes: Buffer): Encoding | null {
	const text = bytes.toString('latin1');
	const at = text.indexOf(ESCAPE);
	const [turn] = at < 0 ? [] : (/^(\$[@B]|\([BJ]|\$\)[A-G])/.exec(text.slice(at + 1, at + 4)) ?? []);
	if (turn === undefined) return null;
	if (turn.startsWith('$)')) throw new BrokenFile(WHICH_ENCODING);
	return 'iso-2022-jp';
}

function refuseOthers(bytes: Buffer) {
	const start = bytes.subarray(0, 8).toString('latin1');
	if (start.startsWith('PK')) throw new BrokenFile('it is a zip archive or a spreadsheet; save it as CSV first');
	if (start.startsWith('%PDF')) throw new BrokenFile('it is a PDF document');
	if (start.startsWith('SQLite')) throw new BrokenFile('it is a database file; export it as CSV first');
	if (/^(\xef\xbb\xbf)?\s*<[?!a-z]/i.test(start)) {
		throw new BrokenFile(
			'it is XML (GPX, KML and OSM are) or a web page; CSV, TSV, GeoJSON and Overpass JSON can be read',
		);
	}
}
