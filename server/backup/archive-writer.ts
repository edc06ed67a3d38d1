import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, truncate } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Header, type Pack, pack } from 'tar-stream';
import { writeDown } from '#database/write-down.ts';
import { CHECKSUM, type StoredEntry } from './archive-shape.ts';
import { seal } from './sealing.ts';

/** Every row of every member is in it, maybe not encrypted: nobody else on the machine reads it. */
const OWN = 0o600;

/** Writes entries one after the other behind what the file holds already. */
export type ArchiveWriter = {
	/** Adds one entry whole. `sealed` encrypts it, where there is a key. */
	add: (name: string, content: AsyncIterable<Buffer>, options?: { sealed: boolean }) => Promise<StoredEntry>;
	/** Ends the archive; what was written is on the disk when it returns. */
	finish: () => Promise<void>;
	/** Gives the file up as it is; whole entries can be gone on from. */
	abandon: () => Promise<void>;
};

/**
 * Begins to write at byte `start` of the file, whose end is cut off there: what a former run wrote must not stand behind
 * this one's end. An entry's length and checksum stand before it, so each is first made in
 * a draft beside the file.
 */
export async function writeArchive(file: string, start: number, key: Buffer | null): Promise<ArchiveWriter> {
	if (start > 0) await truncate(file, start);
	const tar = pack();
	const output = createWriteStream(file, { flags: start === 0 ? 'w' : 'r+', start, mode: OWN });
	const written = pipeline(tar, output);
	// It is waited for in `finish`; an error before that fails the entry that is being added.
	written.catch(() => {});
	const draft = `${file}.draft`;
	return {
		async add(name, content, { sealed } = { sealed: true }) {
			const stored = key && sealed ? seal(key, name, content) : content;
			const { bytes, sha256 } = await writeDraft(draft, stored);
			await Promise.race([appendDraft(tar, draft, { name, size: bytes, pax: { [CHECKSUM]: sha256 } }), written]);
			return { name, bytes, sha256 };
		},
		async finish() {
			tar.finalize();
			await written;
			await rm(draft, { force: true });
			await writeDown(file);
		},
		async abandon() {
			tar.destroy();
			await written.catch(() => {});
			await rm(draft, { force: true });
		},
	};
}

async function writeDraft(draft: string, content: AsyncIterable<Buffer>) {
	const hash = createHash('sha256');
	let bytes = 0;
	async function* counted() {
		for await (const piece of content) {
			hash.update(piece);
			bytes += piece.length;
			yield piece;
		}
	}
	await pipeline(Readable.from(counted(), { objectMode: false }), createWriteStream(draft, { mode: OWN }));
	return { bytes, sha256: hash.digest('hex') };
}

async function appendDraft(tar: Pack, draft: string, header: Pick<Header, 'name' | 'size' | 'pax'>): Promise<void> {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const entry = tar.entry({ ...header, mode: OWN }, (error) => (error ? reject(error) : resolve()));
	await Promise.all([promise, pipeline(createReadStream(draft), entry)]);
}
