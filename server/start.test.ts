import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { BUNDLE, HASH_FILE, hashSources } from './start/sources.ts';

const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));

describe('npm start', () => {
	let root: string;
	beforeEach(async () => {
		root = await makeTemporaryFolder();
		for (const folder of ['bin', 'database', 'domain', 'server', 'package.json'])
			await cp(path.join(CHECKOUT, folder), path.join(root, folder), { recursive: true });
		await symlink(path.join(CHECKOUT, 'node_modules'), path.join(root, 'node_modules'));
	});

	/** Puts a script where the built server would be, as of the sources that are there. */
	const build = async (script: string) => {
		await mkdir(path.join(root, path.dirname(BUNDLE)), { recursive: true });
		await writeFile(path.join(root, BUNDLE), script);
		await writeFile(path.join(root, HASH_FILE), hashSources(root));
	};

	const start = async (settings: Record<string, string>) => {
		const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: await makeTemporaryFolder(), ...settings };
		return promisify(execFile)(process.execPath, [path.join(root, 'server/start.ts')], { env });
	};

	it('refuses bad settings before anything is built', async () => {
		const refused = { code: 1, stdout: '', stderr: expect.stringMatching(/^PORT must be/) };
		await expect(start({ PORT: 'harbour' })).rejects.toMatchObject(refused);
		expect(await readdir(root)).not.toContain('build');
	});

	it('loads what is built, with the settings of .env from its first line on', async () => {
		await build('console.log(process.env.COMPANY_NAME, process.cwd())');
		await writeFile(path.join(root, '.env'), 'COMPANY_NAME=Linksland');
		expect((await start({})).stdout).toBe(`Linksland ${root}\n`);
	});

	it('ends the site, and leaves none behind, when npm is told to stop', async () => {
		await build(
			"process.on('SIGTERM', () => { console.log('stopping'); process.exit(); }); console.log('up'); setTimeout(() => {}, 10_000);",
		);
		const npm = spawn('npm', ['start', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
		let said = '';
		npm.stdout.on('data', (part) => {
			said += part;
			if (said === 'up\n') npm.kill('SIGTERM');
		});
		// A site left behind holds the other end of the pipe open, until it ends by itself.
		await once(npm.stdout, 'end');
		expect(said).toBe('up\nstopping\n');
	});
});
