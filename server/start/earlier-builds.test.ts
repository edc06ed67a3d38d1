import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { EARLIER, setEarlierFilesAside } from './earlier-builds.ts';

const DAY = 86_400_000;
const THEN = new Date('2026-01-01');
const after = (days: number) => new Date(THEN.getTime() + days * DAY);

let folder: string;
beforeEach(async () => {
	folder = await makeTemporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

/** What a build leaves behind, in the place of what was there. */
async function build(files: Record<string, string>) {
	const assets = path.join(folder, 'build/client/assets');
	await rm(assets, { recursive: true, force: true });
	await mkdir(assets, { recursive: true });
	for (const [name, text] of Object.entries(files)) await writeFile(path.join(assets, name), text);
}
const listEarlier = async () => (await readdir(path.join(folder, EARLIER))).toSorted();

it('R33: the files of a build outlive it by 30 days, and those of two builds by 30 days after the second', async () => {
	setEarlierFilesAside(folder, THEN);
	expect(await listEarlier()).toEqual([]);
	await build({ 'both-1.js': 'a', 'old-1.js': 'b' });
	setEarlierFilesAside(folder, after(100));
	await build({ 'both-1.js': 'a', 'new-1.js': 'c' });
	setEarlierFilesAside(folder, after(120));
	expect(await listEarlier()).toEqual(['both-1.js', 'new-1.js', 'old-1.js']);
	setEarlierFilesAside(folder, after(130));
	expect(await listEarlier()).toEqual(['both-1.js', 'new-1.js', 'old-1.js']);
	setEarlierFilesAside(folder, after(131));
	expect(await listEarlier()).toEqual(['both-1.js', 'new-1.js']);
	setEarlierFilesAside(folder, after(151));
	expect(await listEarlier()).toEqual([]);
});

it('takes files as they were built, without their compressed twins', async () => {
	await build({ 'find-1.js': 'find', 'find-1.js.br': 'twin', 'find-1.js.gz': 'twin', 'text-1.woff2': 'font' });
	setEarlierFilesAside(folder, THEN);
	expect(await listEarlier()).toEqual(['find-1.js', 'text-1.woff2']);
	expect(await readFile(path.join(folder, EARLIER, 'find-1.js'), 'utf8')).toBe('find');
});
