import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { keepSecret } from './secret.ts';

it('makes a secret once and keeps it for its owner alone', async () => {
	const folder = join(await makeTemporaryFolder(), 'data');
	const secret = await keepSecret(folder);
	expect(secret).toHaveLength(64);
	expect(await keepSecret(folder)).toBe(secret);
	expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
});

it('gives processes that start together the same secret', async () => {
	const folder = await makeTemporaryFolder();
	const secrets = await Promise.all(Array.from({ length: 8 }, () => keepSecret(folder)));
	expect(new Set(secrets).size).toBe(1);
});

it('refuses a damaged file and says what to do', async () => {
	const folder = await makeTemporaryFolder();
	await writeFile(join(folder, 'secret'), 'x');
	await expect(keepSecret(folder)).rejects.toThrow(/Delete the file/);
});
