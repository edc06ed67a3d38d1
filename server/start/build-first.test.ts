import { execFile } from 'node:child_process';
import { cp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

it('refuses bad settings before anything is built', async () => {
	const root = await makeTemporaryFolder();
	for (const folder of ['database', 'domain', 'server', 'package.json'])
		await cp(path.join(CHECKOUT, folder), path.join(root, folder), { recursive: true });
	await symlink(path.join(CHECKOUT, 'node_modules'), path.join(root, 'node_modules'));
	const env = { PATH: process.env.PATH, PORT: 'harbour', NODE_COMPILE_CACHE: await makeTemporaryFolder() };
	const start = promisify(execFile)(process.execPath, [path.join(root, 'server/start.ts')], { env });
	await expect(start).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^PORT must be/) });
	expect(await readdir(root)).not.toContain('build');
});
