import { Refusal } from '#database/refusal.ts';
import { readArchive } from './archive-reader.ts';
import {
	ABOUT,
	type About,
	MANIFEST,
	type Manifest,
	pictureIn,
	readAbout,
	readManifest,
	type StoredEntry,
	tableEntry,
} from './archive-shape.ts';
import { requireBackupFile } from './places.ts';

/**
 * Reads a whole backup and proves every byte of it: checksums, encryption, and that it holds what its list says, no more
 * and no less. Throws a `Refusal` at the first thing that is wrong.
 */
export async function checkBackup(file: string, key: Buffer | null): Promise<Manifest> {
	await requireBackupFile(file);
	const entries: StoredEntry[] = [];
	let about: About | null = null;
	let manifest: Manifest | null = null;
	for await (const { stored, content } of readArchive(file, key, (name) => name !== ABOUT)) {
		if (manifest) throw new Refusal('The backup goes on behind its end.');
		if (entries.length === 0) {
			about = readAbout(await textOf(content));
			requireSameSealing(about, key);
		}
		if (stored.name === MANIFEST) manifest = readManifest(await textOf(content));
		else entries.push(stored);
	}
	if (!manifest || !about) throw new Refusal('The backup is not finished: its list of contents is missing.');
	refuseOtherContents(manifest, entries);
	return manifest;
}

function requireSameSealing({ encrypted }: About, key: Buffer | null): void {
	if (encrypted && !key) throw new Refusal('The backup is encrypted. Set BACKUP_KEY to the key it was made with.');
	if (!encrypted && key) {
		throw new Refusal(
			'The backup is not encrypted although BACKUP_KEY is set. To restore it all the same, empty BACKUP_KEY.',
		);
	}
}

function refuseOtherContents({ entries: listed, tables }: Manifest, entries: StoredEntry[]): void {
	const written = (all: StoredEntry[]) => all.map(({ name, bytes, sha256 }) => `${name} ${bytes} ${sha256}`).join('\n');
	if (written(listed) !== written(entries))
		throw new Refusal('The backup does not hold what its list of contents says.');
	const wanted = new Set([ABOUT, ...tables.map(({ name }) => tableEntry(name))]);
	const others = entries.filter(({ name }) => pictureIn(name) === null);
	if (others.length !== wanted.size || others.some(({ name }) => !wanted.has(name))) {
		throw new Refusal('The backup holds something that is neither a table nor a picture.');
	}
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
	const pieces: Buffer[] = [];
	for await (const piece of content) pieces.push(piece);
	return Buffer.concat(pieces).toString();
}
