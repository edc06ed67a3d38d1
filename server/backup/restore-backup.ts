import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { rebuildDatabase, requireKnownState, requireRoom } from '#database/backup/rebuild.ts';
import type { PictureStore } from '../pictures/store.ts';
import { readArchive } from './archive-reader.ts';
import { ABOUT, type Manifest, PICTURES, pictureIn, tableEntry } from './archive-shape.ts';

export type Restoring = {
	file: string;
	/** What `checkBackup` gave for this file: it has been proven whole before anything is touched. */
	manifest: Manifest;
	databaseUrl: string;
	store: Pick<PictureStore, 'put' | 'open'>;
	/** Where pictures lie on their way into the store; on its disk. */
	temporary: string;
	key: Buffer | null;
	/** Whether what is in the database may be lost. */
	replaces: boolean;
};

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpeg': 'image/jpeg' };

/**
 * Puts a proven backup into the database and the store: first the pictures, which do no harm without their rows, then the
 * database in one transaction. Broken off at any point, what was there before stays, and the command can be given again.
 * Returns how many pictures went because their files are not in the backup. Throws a `Refusal` where backup
 * and place do not fit.
 */
export async function restoreBackup(restoring: Restoring): Promise<number> {
	const { manifest, databaseUrl, replaces } = restoring;
	requireKnownState(manifest);
	await requireRoom(databaseUrl, replaces);
	await restorePictures(restoring);
	const pictures = manifest.entries.flatMap(({ name }) => pictureIn(name) ?? []);
	const tables = new Map(manifest.tables.map(({ name }) => [tableEntry(name), name]));
	return rebuildDatabase(
		databaseUrl,
		{ ...manifest, pictures: [...new Set(pictures)] },
		{
			replaces,
			async load(copyIn) {
				for await (const { stored, content } of read(restoring)) {
					const table = tables.get(stored.name);
					if (table) await copyIn(table, unpacked(content));
				}
			},
		},
	);
}

const read = ({ file, key }: Restoring) => readArchive(file, key, (name) => name !== ABOUT);

function unpacked(content: AsyncIterable<Buffer>): Readable {
	const packed = Readable.from(content, { objectMode: false });
	const rows = createGunzip();
	packed.on('error', (error) => rows.destroy(error));
	return packed.pipe(rows);
}

async function restorePictures(restoring: Restoring): Promise<void> {
	const { store, temporary } = restoring;
	await mkdir(temporary, { recursive: true });
	const place = await mkdtemp(join(temporary, 'restoring-'));
	try {
		for await (const { stored, content } of read(restoring)) {
			if (pictureIn(stored.name) === null) continue;
			const name = stored.name.slice(PICTURES.length);
			const path = join(place, 'picture');
			await pipeline(Readable.from(content, { objectMode: false }), createWriteStream(path));
			await store.put(name, path, TYPES[extname(name)] ?? 'application/octet-stream');
		}
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}
