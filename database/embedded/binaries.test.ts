import { execFileSync } from 'node:child_process';
import { mkdir, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { linkLibraries, requireBinaries } from './binaries.ts';
import { chooseRunner } from './runner.ts';

describe('the programs of the embedded database', () => {
	let home: string;
	beforeEach(async () => {
		home = await makeTemporaryFolder();
		await mkdir(path.join(home, 'native', 'lib'), { recursive: true });
		await writeFile(path.join(home, 'native', 'lib', 'libpq.so.5.18'), 'a library');
	});
	afterEach(() => rm(home, { recursive: true, force: true }));

	it('get the library links that `npm ci --ignore-scripts` leaves out, once and again', async () => {
		const links = [
			{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
			{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
		];
		await writeFile(path.join(home, 'native', 'pg-symlinks.json'), JSON.stringify(links));
		await linkLibraries(home);
		await linkLibraries(home);
		for (const { target } of links) expect(await readlink(path.join(home, target))).toBe('libpq.so.5.18');
	});

	it('need no links on platforms whose package lists none', async () => {
		await expect(linkLibraries(home)).resolves.toBeUndefined();
	});

	it('are there and run', async () => {
		const runner = chooseRunner(home);
		const { postgres } = await requireBinaries(runner, () => {});
		expect(execFileSync(postgres, ['--version'], { ...runner, cwd: '/', encoding: 'utf8' })).toMatch(
			/^postgres \(PostgreSQL\) 18\./,
		);
	});
});
