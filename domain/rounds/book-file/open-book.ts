import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { BOOK_FILES } from './columns.ts';
import { type GivenBook, unreadable } from './given-book.ts';
import { BOOK_LIMITS, BOOK_WORDS } from './limits.ts';
import { readBookJson } from './read-json.ts';
import { readBookTable } from './read-table.ts';

/** More than the download ever puts into an archive beside its pictures, of which a member may have a thousand. */
const MOST_ENTRIES = 4_000;
const NAMES: readonly string[] = Object.values(BOOK_FILES);
const NONE = `it is none of the files that a book is given back with: ${NAMES.join(', ')}, or the archive that holds them`;

/**
 * Reads a book from a file: one of the tables, the JSON of both, or the archive of a download. What is wrong with it is told with its
 * place; nothing is guessed. Of an archive only the files of a book are unpacked, and none beyond its limit. Throws what the disk throws.
 */
export async function openBook(path: string): Promise<GivenBook> {
	const bytes = await readFile(path);
	if (isArchive(bytes)) return readArchive(bytes);
	if (bytes.length > BOOK_LIMITS.bytes) return unreadable('The file', `it is larger than ${BOOK_WORDS.size}`);
	return readText(bytes, '');
}

const isArchive = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));

/** The JSON file where there is one, which holds everything; else the tables. */
async function readArchive(bytes: Buffer): Promise<GivenBook> {
	const unpacked = unpack(bytes);
	if (!unpacked.ok) return unreadable('The archive', unpacked.message);
	const { files } = unpacked;
	const whole = files.get(BOOK_FILES.book);
	if (whole) return readText(whole, `${BOOK_FILES.book}, `);
	const read = await Promise.all([...files].map(([name, content]) => readText(content, `${name}, `)));
	if (read.length === 0) return unreadable('The archive', NONE);
	return {
		marks: read.flatMap(({ marks }) => marks),
		rounds: read.flatMap(({ rounds }) => rounds),
		faults: read.flatMap(({ faults }) => faults),
	};
}

type Unpacked = { ok: true; files: Map<string, Buffer> } | { ok: false; message: string };

/** The files of a book in an archive, in whatever folder they lie; what a head says of sizes is held to before anything is unpacked. */
function unpack(bytes: Buffer): Unpacked {
	const seen = new Set<string>();
	let refusal: string | null = null;
	let entries = 0;
	const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
		if (++entries > MOST_ENTRIES) throw new Error('too many entries');
		const plain = plainName(name);
		if (!NAMES.includes(plain)) return false;
		if (originalSize > BOOK_LIMITS.bytes) refusal = `${plain} in it is larger than ${BOOK_WORDS.size}`;
		else if (seen.has(plain)) refusal = `it holds ${plain} twice`;
		seen.add(plain);
		return refusal === null;
	};
	try {
		const files = Object.entries(unzipSync(bytes, { filter }));
		if (refusal !== null) return { ok: false, message: refusal };
		return { ok: true, files: new Map(files.map(([name, content]) => [plainName(name), Buffer.from(content)])) };
	} catch {
		// The library says the same of every archive that is broken, cut off or made to harm.
		return { ok: false, message: 'it is damaged, and cannot be unpacked' };
	}
}

/** The name without its folders; empty for what macOS puts beside the files of an archive. */
const plainName = (name: string) => (name.startsWith('__MACOSX/') ? '' : (name.split('/').at(-1) ?? ''));

/** Reads a text; `before` names the file it stands in, where it is one of several. */
function readText(bytes: Buffer, before: string): Promise<GivenBook> | GivenBook {
	const { text, isDamaged } = decode(bytes);
	if (/^\s*[{[]/.test(text)) return readBookJson(text, { before, isDamaged });
	return readBookTable(text, { before, isDamaged });
}

/** UTF-8, or UTF-16 where its mark says so, without that mark; of other encodings some letters are U+FFFD. */
function decode(bytes: Buffer): { text: string; isDamaged: boolean } {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), isDamaged: false };
	if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), isDamaged: false };
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isDamaged: false };
	} catch {
		return { text: new TextDecoder('utf-8').decode(bytes), isDamaged: true };
	}
}
