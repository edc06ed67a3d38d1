import { gunzipSync } from 'node:zlib';
import { makeOpenFile } from '#domain/catalogue/open-data/making-commands.ts';
import { getKeptFile, readOpenFile } from '#domain/catalogue/open-data/queries.ts';
import type { TestDatabase } from '../databases/database.ts';

/** Makes the file of a test's catalogue, and returns its bytes as they are sent, with what stands in them. */
export async function makeCatalogueFile({ db }: TestDatabase, now = new Date('2026-06-01T00:00:30Z')) {
	await makeOpenFile({ db, now: () => now });
	const file = await getKeptFile({ db });
	if (!file) throw new Error('no file was made');
	const pieces: Buffer[] = [];
	for await (const piece of readOpenFile({ db }, file)) pieces.push(piece);
	const bytes = Buffer.concat(pieces);
	return { file, bytes, text: gunzipSync(bytes).toString('utf8') };
}
