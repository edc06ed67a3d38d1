import { cp, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { HASH_FILE, hashSources, isBuilt } from './sources.ts';

describe('the hash of the sources', () => {
	let root: string;
	let before: string;
	beforeEach(async () => {
		root = await makeTemporaryFolder();
		await mkdir(path.join(root, 'app'));
		await mkdir(path.join(root, 'domain'));
		await writeFile(path.join(root, 'app', 'root.tsx'), 'a page');
		await writeFile(path.join(root, 'package-lock.json'), '{}');
		before = hashSources(root);
	});
	afterEach(() => rm(root, { recursive: true, force: true }));

	it('changes with the content of a page, of the domain, or of the lockfile', async () => {
		const hashes = [before];
		for (const file of ['app/root.tsx', 'domain/rules.ts', 'package-lock.json', 'vite.config.ts']) {
			await writeFile(path.join(root, file), 'something new');
			hashes.push(hashSources(root));
		}
		expect(new Set(hashes).size).toBe(5);
	});

	it('tells a finished build of these sources from none, one that was broken off, and one of others', async () => {
		expect(isBuilt(root)).toBe(false);
		await mkdir(path.join(root, 'build'));
		expect(isBuilt(root)).toBe(false);
		await writeFile(path.join(root, HASH_FILE), before);
		expect(isBuilt(root)).toBe(true);
		await writeFile(path.join(root, 'app', 'root.tsx'), 'another page');
		expect(isBuilt(root)).toBe(false);
	});

	it('changes when a file is renamed', async () => {
		await rename(path.join(root, 'app', 'root.tsx'), path.join(root, 'app', 'route.tsx'));
		expect(hashSources(root)).not.toBe(before);
	});

	it('stays the same for another time, another folder, a test, and what is not built', async () => {
		await utimes(path.join(root, 'app', 'root.tsx'), 1, 1);
		await writeFile(path.join(root, 'app', 'root.test.tsx'), 'a test');
		await mkdir(path.join(root, 'docs'));
		await writeFile(path.join(root, 'docs', 'readme.md'), 'words');
		expect(hashSources(root)).toBe(before);
		const copy = await makeTemporaryFolder();
		await cp(root, copy, { recursive: true });
		expect(hashSources(copy)).toBe(before);
		await rm(copy, { recursive: true });
	});
});
