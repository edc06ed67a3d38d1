import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createGzip } from 'node:zlib';
import { backUpAlone } from '#database/backup/alone.ts';
import { listStillNamed } from '#database/backup/pictures.ts';
import { openSnapshot, type Snapshot } from '#database/backup/snapshot.ts';
import { Refusal } from '#database/refusal.ts';
import { writeDown } from '#database/write-down.ts';
import { incomingName, type PictureStore } from '../pictures/store.ts';
import {
	ABOUT,
	FORMAT,
	MANIFEST,
	type Manifest,
	PICTURES,
	pictureIn,
	type StoredEntry,
	tableEntry,
} from './archive-shape.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { findWholeEntries } from './partial.ts';

export type Backup = {
	file: string;
	databaseUrl: string;
	store: Pick<PictureStore, 'list' | 'open'>;
	/** 32 bytes, or null: not encrypted. */
	key: Buffer | null;
	/** The version of Fescue. */
	version: string;
	/** Whether a picture whose files are lost is left out; else there is no backup while one is. */
	leavesOutLost: boolean;
	now: () => Date;
	say: (line: string) => void;
};

/** Rows and files in a finished backup. */
export type Made = { rows: number; pictures: number };

/**
 * Backs up database and pictures into one file while the site goes on. The rows are of one moment; every picture they name
 * was copied before it or after. Works in `FILE.partial`; broken off and begun again, it goes on behind the pictures that
 * are there. The file appears whole or not at all. Throws a `Refusal` while another backup of the database is being made,
 * and what the disk, the store or the database throw.
 */
export const makeBackup = (backup: Backup): Promise<Made> => backUpAlone(backup.databaseUrl, () => writeFile(backup));

async function writeFile(backup: Backup): Promise<Made> {
	const partial = `${backup.file}.partial`;
	const found = await findWholeEntries(partial, backup.key, backup.now());
	const writer = await writeArchive(partial, found.end, backup.key);
	try {
		const made = await writeBackup(backup, writer, found.entries);
		await writer.finish();
		await rename(partial, backup.file);
		await writeDown(dirname(backup.file));
		return made;
	} catch (error) {
		await writer.abandon();
		throw error;
	}
}

async function writeBackup(backup: Backup, writer: ArchiveWriter, found: StoredEntry[]): Promise<Made> {
	const { key, version, say } = backup;
	const entries = [...found];
	if (entries.length === 0) {
		const about = JSON.stringify({ format: FORMAT, encrypted: key !== null });
		entries.push(await writer.add(ABOUT, once(about), { sealed: false }));
	} else say(`Going on behind ${entries.length - 1} pictures that are there already`);
	await addPictures(backup, writer, entries);
	const { snapshot, madeAt } = await openWhole(backup, writer, entries);
	try {
		// What came between the last look and the snapshot.
		await addPictures(backup, writer, entries);
		await requirePictures(backup, snapshot, entries);
		const tables = await addTables(snapshot, writer, entries);
		const sequences = await snapshot.readSequences();
		const manifest: Manifest = {
			format: FORMAT,
			version,
			madeAt: madeAt.toISOString(),
			migrations: snapshot.migrations,
			tables,
			sequences,
			entries,
		};
		await writer.add(MANIFEST, once(JSON.stringify(manifest)));
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		return { rows, pictures: entries.filter(({ name }) => pictureIn(name)).length };
	} finally {
		await snapshot.close();
	}
}

/**
 * Opens a snapshot and adds the uploads that still wait in it. An upload goes once its row says that it was made of: where
 * one went after the snapshot and before it was copied, another snapshot has it made. One that is not there then either was
 * lost before.
 */
async function openWhole(backup: Backup, writer: ArchiveWriter, entries: StoredEntry[]) {
	for (let missed = new Set<string>(); ; ) {
		const madeAt = backup.now();
		const snapshot = await openSnapshot(backup.databaseUrl);
		try {
			const gone = await addUploads(backup, writer, entries, await snapshot.readComing());
			if (gone.every((id) => missed.has(id))) return { snapshot, madeAt };
			missed = new Set(gone);
		} catch (error) {
			await snapshot.close();
			throw error;
		}
		await snapshot.close();
	}
}

/** Adds the uploads of photographs that are not there yet; gives the ids of those that are gone. */
async function addUploads({ store }: Backup, writer: ArchiveWriter, entries: StoredEntry[], ids: string[]) {
	const there = new Set(entries.map(({ name }) => name));
	const gone: string[] = [];
	for (const id of ids) {
		const stored = incomingName(id);
		if (there.has(PICTURES + stored)) continue;
		const added = await addPicture(store, writer, stored);
		if (added) entries.push(added);
		else gone.push(id);
	}
	return gone;
}

/** Throws a `Refusal` where rows name pictures whose files are lost: a restore would take the rows away as well. */
async function requirePictures(backup: Backup, snapshot: Snapshot, entries: StoredEntry[]): Promise<void> {
	const there = new Set(entries.map(({ name }) => pictureIn(name)));
	const missing = (await snapshot.readNamed()).filter((id) => !there.has(id));
	const lost = await listStillNamed(backup.databaseUrl, missing);
	if (lost.length === 0) return;
	const found = `The store has no files of ${lost.length.toLocaleString('en-GB')} pictures that the database names, such as ${lost[0]}.`;
	if (backup.leavesOutLost) return backup.say(found);
	throw new Refusal(`${found} See that it is the right store; add --without-lost if they are gone for good.`);
}

/** Adds every picture that is not there yet; one that is removed meanwhile is left out. */
async function addPictures({ store, say }: Backup, writer: ArchiveWriter, entries: StoredEntry[]): Promise<void> {
	const there = new Set(entries.map(({ name }) => name));
	let count = 0;
	for await (const { name: stored } of store.list()) {
		const name = PICTURES + stored;
		if (there.has(name) || pictureIn(name) === null) continue;
		const added = await addPicture(store, writer, stored);
		if (!added) continue;
		entries.push(added);
		count++;
		if (count % 1_000 === 0) say(`${count.toLocaleString('en-GB')} pictures copied`);
	}
}

/** Adds one picture; null where it is gone. */
async function addPicture(store: Backup['store'], writer: ArchiveWriter, stored: string): Promise<StoredEntry | null> {
	const picture = await store.open(stored);
	return picture && writer.add(PICTURES + stored, picture.stream);
}

async function addTables(snapshot: Snapshot, writer: ArchiveWriter, entries: StoredEntry[]) {
	const tables: Manifest['tables'] = [];
	for (const table of snapshot.tables) {
		const { stream, rows } = snapshot.copyOut(table);
		const packed = createGzip();
		stream.on('error', (error) => packed.destroy(error));
		entries.push(await writer.add(tableEntry(table.name), stream.pipe(packed)));
		tables.push({ ...table, rows: rows() });
	}
	return tables;
}

async function* once(text: string) {
	yield Buffer.from(text);
}
