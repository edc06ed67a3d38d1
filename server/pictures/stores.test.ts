import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#tests/support/servers/s3-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createDiskStore } from './disk-store.ts';
import { createS3Store } from './s3-store.ts';
import type { PictureStore } from './store.ts';

type Opened = { store: PictureStore; close: () => Promise<void> };

const disk = async (): Promise<Opened> => ({
	store: createDiskStore(join(await makeTemporaryFolder(), 'stored')),
	close: async () => {},
});

async function bucket(): Promise<Opened> {
	// A bucket of the reader's own may take the place of ours: TEST_S3_URL=http://key:secret@host:port/bucket?region
	const outside = process.env.TEST_S3_URL ? new URL(process.env.TEST_S3_URL) : null;
	if (outside) {
		const { username, password, origin, pathname, search, protocol, host } = outside;
		const endpoint = `${origin === 'null' ? `${protocol}//${host}` : origin}${pathname}`;
		const keys = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
		return { store: createS3Store({ endpoint, region: search.slice(1) || 'auto', ...keys }), close: async () => {} };
	}
	const server = await startS3Server();
	return { store: createS3Store(server), close: server.close };
}

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe.each([
	['a folder', disk],
	['a bucket', bucket],
])('a store in %s', (_, open) => {
	let opened: Opened;
	let folder: string;
	beforeAll(async () => {
		[opened, folder] = await Promise.all([open(), makeTemporaryFolder()]);
	});
	afterAll(() => opened.close());

	async function put(name: string, words: string) {
		const path = join(folder, 'draft');
		await writeFile(path, words);
		await opened.store.put(name, path, 'image/webp');
	}

	async function read(name: string) {
		const found = await opened.store.open(name);
		return found && { words: await text(found.stream), bytes: found.bytes };
	}

	async function names() {
		const found: string[] = [];
		for await (const { name, storedAt } of opened.store.list()) {
			expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(600_000);
			found.push(name);
		}
		return found.toSorted();
	}

	it('gives back what was put, byte for byte, and the newest of two', async () => {
		await put(`0f/${ID}-large.webp`, 'å first');
		expect(await read(`0f/${ID}-large.webp`)).toEqual({ words: 'å first', bytes: 8 });
		await put(`0f/${ID}-large.webp`, 'second');
		expect(await read(`0f/${ID}-large.webp`)).toEqual({ words: 'second', bytes: 6 });
	});

	it('has nothing under a name that was never put', async () => {
		expect(await read(`0f/${ID}-small.webp`)).toBeNull();
		expect(await read('incoming/nothing')).toBeNull();
	});

	it('lists every name, and removes what is there and what is not', async () => {
		const made = [1, 2, 3, 4, 5].map((number) => `aa/${number}-small.avif`);
		for (const name of made) await put(name, name);
		expect(await names()).toEqual(expect.arrayContaining(made));
		await opened.store.remove([...made, 'aa/9-small.avif']);
		expect((await names()).filter((name) => name.startsWith('aa/'))).toEqual([]);
	});

	it('throws when it cannot store', async () => {
		await expect(opened.store.put('aa/1', join(folder, 'not-there'), 'image/webp')).rejects.toThrow();
	});
});

describe('R16: a bucket', () => {
	it.each(['away', 'closed', 'silent', 'cut'] as const)('that is %s is an error, and no picture', async (trouble) => {
		const server = await startS3Server();
		const store = createS3Store(server, { patience: 300 });
		const path = join(await makeTemporaryFolder(), 'draft');
		await writeFile(path, 'words'.repeat(200_000));
		server.trouble = trouble;
		await expect(store.put('0f/x', path, 'image/webp')).rejects.toThrow();
		if (trouble !== 'cut') await expect(store.open('0f/x')).rejects.toThrow();
		server.trouble = null;
		expect(await store.open('0f/x')).toBeNull();
		await server.close();
	});

	it('that is gone is not one without pictures', async () => {
		const server = await startS3Server();
		server.trouble = 'gone';
		await expect(createS3Store(server).list()[Symbol.asyncIterator]().next()).rejects.toThrow('There is no bucket');
		await server.close();
	});
});
