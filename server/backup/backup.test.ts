import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	ask,
	backUp,
	bytesOf,
	contentsOf,
	filledStore,
	openSourceDatabase,
	PICTURES,
	putBack,
	withEmptyDatabase,
} from '#tests/support/backups.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createDiskStore } from '../pictures/disk-store.ts';
import { createS3Store } from '../pictures/s3-store.ts';
import { incomingName, nameOf, type PictureStore } from '../pictures/store.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const KEY = randomBytes(32);

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

/** Opens pictures, and notes which. */
const noting = (opened: string[]) => (name: string) => {
	opened.push(name);
	return store.open(name);
};

describe('a backup', () => {
	it('R40: gives an empty machine every row, number, rule and picture', async () => {
		const file = join(folder, 'whole.tar');
		expect(await backUp(file, source())).toMatchObject({ pictures: PICTURES });
		await withEmptyDatabase(async (url) => {
			const restored = await putBack(file, url);
			expect(await contentsOf(url)).toEqual(await contentsOf(test.url));
			expect(await bytesOf(restored)).toEqual(await bytesOf(store));
			const [partner] = await ask(
				url,
				`insert into partners (name, website) values ('New', 'https://partner.example') returning id`,
			);
			expect(Number(partner?.id)).toBeGreaterThan(0);
		});
	});

	it('R40: is of one moment, whoever writes meanwhile, and has everything acknowledged before it began', async () => {
		const file = join(folder, 'busy.tar');
		let writing = true;
		let before = 0;
		const writer = (async () => {
			for (let at = 0; writing; at++) {
				// Two rows that belong together: a backup has both or none.
				await test.pool.query(
					`with a as (insert into settings (key, value) values ('pair-a-' || $1, '1')) insert into settings (key, value) values ('pair-b-' || $1, '1')`,
					[at],
				);
				if (before === 0) before = at;
			}
		})();
		await expect
			.poll(async () => (await test.pool.query(`select from settings where key like 'pair-a-%'`)).rowCount)
			.toBeGreaterThan(5);
		const [acknowledged] = (
			await test.pool.query<{ n: string }>(`select count(*) as n from settings where key like 'pair-a-%'`)
		).rows;
		await backUp(file, source());
		writing = false;
		await writer;
		await withEmptyDatabase(async (url) => {
			await putBack(file, url);
			const [a] = await ask(url, `select count(*) as n from settings where key like 'pair-a-%'`);
			const [b] = await ask(url, `select count(*) as n from settings where key like 'pair-b-%'`);
			expect(a).toEqual(b);
			expect(Number(a?.n)).toBeGreaterThanOrEqual(Number(acknowledged?.n));
		});
		await test.pool.query(`delete from settings where key like 'pair-%'`);
	});

	it('has a photograph that comes and is made while it goes on: its upload, or its sizes and a row that says so', async () => {
		const file = join(folder, 'making.tar');
		const id = randomUUID();
		const [upload, size] = [incomingName(id), nameOf(id, 'small', 'webp')];
		const put = async (name: string) => {
			const draft = join(folder, 'draft');
			await writeFile(draft, name);
			await store.put(name, draft, 'image/webp');
		};
		let hasCome = false;
		const busy: Pick<PictureStore, 'list' | 'open'> = {
			async *list() {
				yield* store.list();
				// It comes when the first look is over.
				if (hasCome) return;
				hasCome = true;
				await put(upload);
				await test.pool.query('insert into photographs (id) values ($1)', [id]);
			},
			async open(name) {
				const { rowCount } = await test.pool.query(
					`update photographs set status = 'ready' where id = $1 and status = 'coming'`,
					[name === upload ? id : randomUUID()],
				);
				if (rowCount === 0) return store.open(name);
				await put(size);
				await store.remove([upload]);
				return null;
			},
		};
		await backUp(file, { ...source(), store: busy });
		await withEmptyDatabase(async (url) => {
			const restored = await putBack(file, url);
			expect(await ask(url, `select status from photographs where id = '${id}'`)).toEqual([{ status: 'ready' }]);
			expect(await restored.open(size)).not.toBeNull();
		});
		await store.remove([size]);
		await test.pool.query('delete from photographs where id = $1', [id]);
		await test.pool.query('delete from picture_removals');
	});

	it('ends where an upload was lost before it began', async () => {
		const file = join(folder, 'lost.tar');
		await test.pool.query('insert into photographs (id) values ($1)', [randomUUID()]);
		expect(await backUp(file, source())).toMatchObject({ pictures: PICTURES });
		await test.pool.query(`delete from photographs where status = 'coming'`);
		await test.pool.query('delete from picture_removals');
	});

	it('fails where rows name pictures that the store has lost, unless they are to be left out', async () => {
		const file = join(folder, 'without.tar');
		const [lost, removed] = [randomUUID(), randomUUID()];
		await test.pool.query(`insert into photographs (id, status) values ($1, 'ready'), ($2, 'ready')`, [lost, removed]);
		await test.pool.query(
			`insert into scorecards (id, review_id, status) select gen_random_uuid(), min(id), 'accepted' from reviews`,
		);
		let hasLooked = false;
		const busy: Pick<PictureStore, 'list' | 'open'> = {
			async *list() {
				yield* store.list();
				// The snapshot has been taken by the second look.
				if (hasLooked) await test.pool.query('delete from photographs where id = $1', [removed]);
				hasLooked = true;
			},
			open: store.open,
		};
		await expect(backUp(file, { ...source(), store: busy })).rejects.toThrow(
			`1 pictures that the database names, such as ${lost}`,
		);
		await expect(stat(file)).rejects.toThrow('ENOENT');
		await backUp(file, { ...source(), leavesOutLost: true });
		await withEmptyDatabase(async (url) => {
			const manifest = await checkBackup(file, null);
			const temporary = await makeTemporaryFolder();
			const into = createDiskStore(join(temporary, 'stored'));
			const restoring = { file, manifest, databaseUrl: url, store: into, temporary, key: null, replaces: false };
			expect(await restoreBackup(restoring)).toBe(1);
			expect(await ask(url, `select id from photographs where id = '${lost}'`)).toEqual([]);
			// Its files went with the decision.
			expect(await ask(url, 'select status from scorecards')).toEqual([{ status: 'accepted' }]);
		});
		await test.pool.query('delete from photographs where id = $1', [lost]);
		await test.pool.query('delete from scorecards');
		await test.pool.query('delete from picture_removals');
	});

	it('goes on where it was broken off, without copying a picture twice', async () => {
		const file = join(folder, 'resumed.tar');
		const opened: string[] = [];
		const fails: Pick<PictureStore, 'list' | 'open'> = {
			list: store.list,
			async open(name) {
				if (opened.length === 5) throw new Error('the bucket went away');
				opened.push(name);
				return store.open(name);
			},
		};
		await expect(backUp(file, { ...source(), store: fails, key: KEY })).rejects.toThrow('the bucket went away');
		await expect(stat(file)).rejects.toThrow('ENOENT');
		// Killed in the middle of a picture: the fifth is not whole.
		const { size } = await stat(`${file}.partial`);
		await truncate(`${file}.partial`, size - 700);
		const again: string[] = [];
		await backUp(file, { ...source(), store: { list: store.list, open: noting(again) }, key: KEY });
		expect(again).toHaveLength(PICTURES - 4);
		expect(again.some((name) => opened.slice(0, 4).includes(name))).toBe(false);
		expect((await checkBackup(file, KEY)).entries.filter(({ name }) => name.startsWith('pictures/'))).toHaveLength(
			PICTURES,
		);
		await withEmptyDatabase(async (url) => {
			expect(await bytesOf(await putBack(file, url, { key: KEY }))).toEqual(await bytesOf(store));
		});
	});

	it('is its owner’s alone to read, and so is what it is made of', async () => {
		const file = join(folder, 'own.tar');
		const modes = new Set<number>();
		const noteModes = async () => {
			for (const name of await readdir(folder))
				if (name.startsWith('own.tar')) modes.add((await stat(join(folder, name))).mode & 0o777);
		};
		const busy: Pick<PictureStore, 'list' | 'open'> = {
			list: store.list,
			async open(name) {
				await noteModes();
				return store.open(name);
			},
		};
		await backUp(file, { ...source(), store: busy });
		await noteModes();
		expect([...modes]).toEqual([0o600]);
	});

	it('begins anew where what was broken off is older than a day', async () => {
		const file = join(folder, 'stale.tar');
		await backUp(file, source());
		await rename(file, `${file}.partial`);
		const longAgo = new Date(Date.now() - 25 * 3_600_000);
		await utimes(`${file}.partial`, longAgo, longAgo);
		const opened: string[] = [];
		await backUp(file, { ...source(), store: { list: store.list, open: noting(opened) } });
		expect(opened).toHaveLength(PICTURES);
		await checkBackup(file, null);
	});

	it('goes on where it was broken off late, and nothing of the former end is left behind its own', async () => {
		const file = join(folder, 'shorter.tar');
		const much = randomBytes(1_000_000).toString('base64');
		await test.pool.query(`insert into settings (key, value) values ('much', to_jsonb($1::text))`, [much]);
		await backUp(file, source());
		// Killed in the middle of its list of contents, the last thing in it.
		await rename(file, `${file}.partial`);
		await truncate(`${file}.partial`, (await stat(`${file}.partial`)).size - 2_000);
		await test.pool.query(`delete from settings where key = 'much'`);
		expect(await backUp(file, source())).toMatchObject({ pictures: PICTURES });
		await withEmptyDatabase(async (url) => {
			await putBack(file, url);
			expect((await contentsOf(url)).hashes).toEqual((await contentsOf(test.url)).hashes);
		});
	});

	it('is made by one at a time: whoever comes meanwhile is refused and leaves the other’s file alone', async () => {
		const file = join(folder, 'alone.tar');
		let second: unknown = null;
		const busy: Pick<PictureStore, 'list' | 'open'> = {
			list: store.list,
			async open(name) {
				second ??= await backUp(file, source()).catch((error) => error);
				return store.open(name);
			},
		};
		await backUp(file, { ...source(), store: busy });
		expect(second).toMatchObject({ name: 'Refusal', message: expect.stringContaining('is being made already') });
		await checkBackup(file, null);
		expect(await backUp(file, source())).toMatchObject({ pictures: PICTURES });
	});

	it('comes from a bucket and goes into one', async () => {
		const [from, to] = [await startS3Server(), await startS3Server()];
		const file = join(folder, 'bucket.tar');
		for await (const { name } of store.list()) {
			const draft = join(folder, 'copy');
			const found = await store.open(name);
			if (found) await writeFile(draft, found.stream);
			await createS3Store(from).put(name, draft, 'image/avif');
		}
		await backUp(file, { ...source(), store: createS3Store(from) });
		await withEmptyDatabase(async (url) => {
			await putBack(file, url, { into: createS3Store(to) });
			expect(await bytesOf(createS3Store(to))).toEqual(await bytesOf(store));
		});
		await Promise.all([from.close(), to.close()]);
	});

	it('shows nothing of what is in it where a key is set, and opens with no other', async () => {
		const file = join(folder, 'sealed.tar');
		await backUp(file, { ...source(), key: KEY });
		const bytes = await readFile(file);
		for await (const { name } of store.list()) {
			const found = await store.open(name);
			const piece = found ? await Readable.from(found.stream).toArray() : [];
			expect(bytes.includes(Buffer.concat(piece).subarray(0, 500))).toBe(false);
		}
		expect(bytes.includes('migrations')).toBe(false);
		await expect(checkBackup(file, randomBytes(32))).rejects.toThrow('cannot be decrypted');
		await expect(checkBackup(file, null)).rejects.toThrow('Set BACKUP_KEY');
	});
});

describe('a restore', () => {
	it('takes the place of what is there only when it is told to', async () => {
		const file = join(folder, 'whole.tar');
		await backUp(file, source());
		await withEmptyDatabase(async (url) => {
			await putBack(file, url);
			await ask(url, `update courses set name = 'changed'`);
			await expect(putBack(file, url)).rejects.toThrow('--replace');
			await putBack(file, url, { replaces: true });
			expect((await contentsOf(url)).hashes).toEqual((await contentsOf(test.url)).hashes);
		});
	});

	it('refuses a database of somebody else, and one that a site runs on', async () => {
		const file = join(folder, 'whole.tar');
		await backUp(file, source());
		await withEmptyDatabase(async (url) => {
			await ask(url, 'create table invoices (id int)');
			await expect(putBack(file, url, { replaces: true })).rejects.toThrow('not Fescue’s');
		});
		await withEmptyDatabase(async (url) => {
			const site = new pg.Client({ connectionString: url, application_name: 'fescue' });
			await site.connect();
			await expect(putBack(file, url)).rejects.toThrow('Stop it first');
			await site.end();
		});
	});
});
