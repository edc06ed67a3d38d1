import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	backUp,
	bytesOf,
	contentsOf,
	filledStore,
	openSourceDatabase,
	putBack,
	withEmptyDatabase,
} from '#tests/support/backups.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createDiskStore } from '../pictures/disk-store.ts';
import type { PictureStore } from '../pictures/store.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let test: TestDatabase;
let folder: string;
let store: PictureStore;
beforeAll(async () => {
	test = await openSourceDatabase();
	folder = await makeTemporaryFolder();
	store = await filledStore();
});
afterAll(() => test.close());

const source = () => ({ databaseUrl: test.url, store });

async function wholeBackup(): Promise<string> {
	const file = join(folder, 'whole.tar');
	await backUp(file, source());
	return file;
}

/**
 * What a reader of tar passes over, where a turned bit harms nothing: padding, the blank behind the checksum of a header, and the
 * line ends of a pax record, whose lines tell their length.
 */
function meansNothing(tar: Buffer, at: number): boolean {
	const block = at - (at % 512);
	const isHeader = (start: number) => tar.toString('latin1', start + 257, start + 262) === 'ustar';
	const isPax = block >= 512 && isHeader(block - 512) && tar.toString('latin1', block - 356, block - 355) === 'x';
	return tar[at] === 0 || (isHeader(block) && at - block === 154) || (isPax && tar[at] === 10);
}

describe('R41: a bad backup', () => {
	it.each([
		['plain', null],
		['encrypted', randomBytes(32)],
	])('is refused wherever it is cut off or a bit of it turned: %s', async (_kind, key) => {
		const file = join(folder, 'good.tar');
		await backUp(file, { ...source(), key });
		const good = await readFile(file);
		const bad = join(folder, 'bad.tar');
		const places = Array.from({ length: 24 }, (_, at) => Math.floor((good.length * (at + 0.5)) / 24));
		for (const at of [0, 10, 154, 511, 513, 530, ...places, good.length - 1_500]) {
			await writeFile(bad, good.subarray(0, at));
			await expect(checkBackup(bad, key), `cut at ${at}`).rejects.toThrow(/backup/);
			const turned = Buffer.from(good);
			turned[at] = (turned[at] ?? 0) ^ 1;
			if (meansNothing(good, at)) continue;
			await writeFile(bad, turned);
			await expect(checkBackup(bad, key), `turned at ${at}`).rejects.toThrow(/backup|bucket/);
		}
	});

	it('of a newer version touches nothing', async () => {
		const file = await wholeBackup();
		const manifest = await checkBackup(file, null);
		await withEmptyDatabase(async (databaseUrl) => {
			const newer = { ...manifest, migrations: [...manifest.migrations, 'unknown'] };
			const into = createDiskStore(join(await makeTemporaryFolder(), 'stored'));
			const restoring = { file, databaseUrl, store: into, temporary: folder, key: null, replaces: false };
			await expect(restoreBackup({ ...restoring, manifest: newer })).rejects.toThrow('does not know');
			expect((await contentsOf(databaseUrl)).hashes).toEqual({});
			expect((await bytesOf(into)).size).toBe(0);
		});
	});

	it('whose rows break a rule leaves what was there', async () => {
		const file = await wholeBackup();
		const manifest = await checkBackup(file, null);
		await withEmptyDatabase(async (url) => {
			await putBack(file, url);
			const before = await contentsOf(url);
			const tables = manifest.tables.map((table) =>
				table.name === 'reviews' ? { ...table, rows: table.rows + 1 } : table,
			);
			const restoring = { file, databaseUrl: url, store, temporary: folder, key: null, replaces: true };
			await expect(restoreBackup({ ...restoring, manifest: { ...manifest, tables } })).rejects.toThrow(
				'rows of reviews',
			);
			expect(await contentsOf(url)).toEqual(before);
		});
	});
});
