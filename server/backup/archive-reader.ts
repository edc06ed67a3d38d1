import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Extract, extract } from 'tar-stream';
import { Refusal } from '#database/refusal.ts';
import { CHECKSUM, type StoredEntry } from './archive-shape.ts';
import { unseal } from './sealing.ts';

/** An entry that is being read. `content` throws a `Refusal` at its end where it is not what its checksum says. */
export type ReadEntry = { stored: StoredEntry; content: AsyncIterable<Buffer> };

/** One entry of the tar reader, a stream with its header. */
type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** What a tar block's length is rounded up to. */
const BLOCK = 512;
/** A pax header with its record, and the entry's own. */
const HEADERS = 3 * BLOCK;

/** Bytes that an entry takes in the archive, with its headers. */
export const lengthOf = ({ bytes }: StoredEntry) => HEADERS + Math.ceil(bytes / BLOCK) * BLOCK;

/**
 * The entries of a backup in their order, each read to its end before the next; what is left unread is read and checked
 * too. Throws a `Refusal` at the first damage. `isSealed` tells which entries are encrypted with `key`.
 */
export async function* readArchive(
	file: string,
	key: Buffer | null,
	isSealed: (name: string) => boolean,
): AsyncGenerator<ReadEntry> {
	const tar = extract();
	const input = createReadStream(file);
	input.on('error', (error) => tar.destroy(error));
	input.pipe(tar);
	try {
		for await (const entry of tar) {
			const stored = headOf(entry);
			const proven = prove(entry, stored);
			const content = key && isSealed(stored.name) ? unseal(key, stored.name, proven) : proven;
			yield { stored, content };
			for await (const _ of content);
		}
	} catch (error) {
		throw asRefusal(error);
	} finally {
		input.destroy();
	}
}

function headOf({ header }: Entry): StoredEntry {
	const { name, size, pax } = header;
	// The library gives pax records as texts by their keys, or nothing.
	const sha256 = (pax as Record<string, string> | null | undefined)?.[CHECKSUM];
	if (!sha256) throw new Refusal('The file is no backup of Fescue.');
	return { name, bytes: size, sha256 };
}

async function* prove(entry: Entry, { name, sha256 }: StoredEntry): AsyncGenerator<Buffer> {
	const hash = createHash('sha256');
	try {
		// Its type says nothing of what comes; a tar reader gives bytes.
		for await (const bytes of entry as AsyncIterable<Buffer>) {
			hash.update(bytes);
			yield bytes;
		}
	} catch (error) {
		throw asRefusal(error);
	}
	if (hash.digest('hex') !== sha256) throw new Refusal(`${name} in the backup is damaged: its checksum is another.`);
}

/** What the tar reader says of a file that was cut off, or that is none. */
function asRefusal(error: unknown): unknown {
	if (error instanceof Refusal || !(error instanceof Error)) return error;
	if (!/^(Unexpected end of data|Invalid|Header exceeds)/.test(error.message)) return error;
	return new Refusal('The backup is damaged: it ends too early, or is no backup.');
}
