import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { readCommonPasswords } from './account-services.ts';

it('S64: knows the common passwords, and refuses to begin without the whole list of them', async () => {
	expect((await readCommonPasswords()).has('password')).toBe(true);
	const file = join(await makeTemporaryFolder(), 'passwords.txt');
	await expect(readCommonPasswords(file)).rejects.toThrow(/^The list of common passwords is not there or not whole/);
	for (const content of ['', 'password\n123456\n', 'x'.repeat(100_000)]) {
		await writeFile(file, content);
		await expect(readCommonPasswords(file)).rejects.toThrow(/not whole/);
	}
});
