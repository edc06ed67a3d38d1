import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startHolder } from '#tests/support/databases/holder.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { openEmbedded } from './embedded.ts';
import { SHARED_HOME } from './runner.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };

describe('where the embedded database is kept', { timeout: 90_000 }, () => {
	/** A cluster that has been used and stopped; the tests leave it as they found it. */
	let used: string;
	const folders: string[] = [];
	const temporary = async () => {
		const folder = await makeTemporaryFolder();
		folders.push(folder);
		return folder;
	};
	const open = (dataDirectory: string, progress = (_line: string) => {}) =>
		openEmbedded({ dataDirectory, role: 'site', progress, durable: false });
	beforeAll(async () => {
		used = await makeTemporaryFolder();
		await (await open(used)).stop();
	});
	afterAll(() => rm(used, { recursive: true, force: true }));
	afterEach(async () => {
		for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
	});

	it('R06: refuses to begin anew where there was a database, and creates nothing', async () => {
		await rename(path.join(used, 'postgres'), path.join(used, 'moved away'));
		await expect(open(used)).rejects.toThrow(/is not there\. Put it back/);
		expect(await readdir(used)).not.toContain('postgres');
		await rename(path.join(used, 'moved away'), path.join(used, 'postgres'));
		await (await open(used)).stop();
	});

	it('R06: goes on with what is there where the note of its place is damaged, and never with an empty database', async () => {
		const marker = path.join(used, 'postgres.json');
		const whole = await readFile(marker, 'utf8');
		for (const damaged of ['', whole.slice(0, 9), '{"cluster":7}\n', 'null\n']) {
			await writeFile(marker, damaged);
			await rename(path.join(used, 'postgres'), path.join(used, 'moved away'));
			await expect(open(used)).rejects.toThrow(/is not there\. Put it back/);
			await rename(path.join(used, 'moved away'), path.join(used, 'postgres'));
			await (await open(used)).stop();
			expect(await readFile(marker, 'utf8')).toBe(whole);
		}
	});

	it('refuses a folder that holds something else', async () => {
		const folder = await temporary();
		await mkdir(path.join(folder, 'postgres'));
		await writeFile(path.join(folder, 'postgres', 'diary.txt'), 'Dear diary');
		await expect(open(folder)).rejects.toThrow(/is not empty and holds no PostgreSQL data/);
		expect(await readFile(path.join(folder, 'postgres', 'diary.txt'), 'utf8')).toBe('Dear diary');
	});

	it('refuses data of another major version', async () => {
		await writeFile(path.join(used, 'postgres', 'PG_VERSION'), '15\n');
		await expect(open(used)).rejects.toThrow(/belong to PostgreSQL 15; this version brings 18/);
		await writeFile(path.join(used, 'postgres', 'PG_VERSION'), '18\n');
	});

	it('starts over a lock file whose process id now belongs to somebody else', async () => {
		const cluster = path.join(used, 'postgres');
		const lock = [process.pid, cluster, 1, 5432, cluster, '', '1 1', 'ready', ''].join('\n');
		await writeFile(path.join(cluster, 'postmaster.pid'), lock);
		await (await open(used)).stop();
	});

	it('clears away what a killed first start has left', async () => {
		const folder = await temporary();
		// No process has this id: they end at 4,194,304.
		await mkdir(path.join(folder, 'postgres.new-9999999'));
		await writeFile(path.join(folder, 'postgres.json.new-9999999'), '{"clus');
		await (await open(folder)).stop();
		expect((await readdir(folder)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
	});

	it('puts the socket elsewhere when the path is too long for one', async () => {
		const folder = path.join(await temporary(), 'a-folder-with-a-rather-long-name'.repeat(4));
		await mkdir(folder);
		const database = await open(folder);
		const socket = new URL(database.url).searchParams.get('host') ?? '';
		await database.stop();
		expect(Buffer.byteLength(socket)).toBeLessThan(80);
		expect((await stat(socket)).mode & 0o777).toBe(0o700);
		await rm(socket, { recursive: true });
	});

	it.skipIf(!isRoot)('runs for an ordinary user, as that user (needs root to try)', async () => {
		const folder = await temporary();
		await chmod(folder, 0o777);
		const holder = await startHolder(folder, 'site', NOBODY);
		expect((await stat(path.join(folder, 'postgres'))).uid).toBe(NOBODY.uid);
		await holder.leave();
	});

	it.skipIf(!isRoot)(
		'keeps the data elsewhere for a root whose folder nobody else may enter, and says so once',
		async () => {
			const closed = await mkdtemp(path.join(tmpdir(), 'fescue-closed-'));
			folders.push(closed);
			const folder = path.join(closed, 'data');
			const lines: string[] = [];
			await (await open(folder, (line) => lines.push(line))).stop();
			const { cluster } = JSON.parse(await readFile(path.join(folder, 'postgres.json'), 'utf8')) as { cluster: string };
			folders.push(path.dirname(cluster));
			expect(cluster.startsWith(`${SHARED_HOME}/`)).toBe(true);
			expect(lines.filter((line) => line.includes(cluster))).toHaveLength(1);
			lines.length = 0;
			await (await open(folder, (line) => lines.push(line))).stop();
			expect(lines).toEqual([]);
		},
	);
});
