import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** What a command says and ends with, and what it has put into an empty data folder. */
async function run(command: string, ...words: string[]) {
	const DATA_DIRECTORY = await makeTemporaryFolder();
	const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
	return new Promise<{ code: number | null; said: string; left: string[] }>((resolve) => {
		const env = { PATH: process.env.PATH, DATA_DIRECTORY };
		const child = execFile(process.execPath, [script, ...words], { env }, async (_error, stdout, stderr) =>
			resolve({ code: child.exitCode, said: stdout + stderr, left: await readdir(DATA_DIRECTORY) }),
		);
	});
}

const place = await makeTemporaryFolder();
const nowhere = join(place, 'nowhere');
const folder = join(place, 'folder');
const text = join(place, 'text');
await mkdir(folder);
await writeFile(text, 'no backup');

it.each([
	['backup', [join(nowhere, 'fescue.tar')], /^There is no folder .*nowhere\. Make it first/],
	['backup', [folder], /^.*folder is a folder\. Name a file in it/],
	['backup', [join(text, 'fescue.tar')], /^There is no folder .*text\./],
	['restore', [nowhere], /^There is no file .*nowhere\. Name the file/],
	['restore', [nowhere, '--check'], /^There is no file .*nowhere\. Name the file/],
	['restore', [folder], /^.*folder is no file\. Name the file/],
	['restore', [text], /^The backup is damaged/],
])('%s %j says in one line what is wrong, before anything is made', async (command, words, said) => {
	const ended = await run(command, ...words);
	expect(ended.said).toMatch(said);
	expect(ended.said.trimEnd().split('\n')).toHaveLength(1);
	expect(ended).toMatchObject({ code: 1, left: [] });
});

it.each(['backup', 'restore', 'import', 'world', 'partner-key', 'make-editor', 'newsletter'])(
	'%s tells how it is used where it is given an option that there is not, before anything is made',
	async (command) => {
		const ended = await run(command, '--no-such-option');
		expect(ended.said).toMatch(/usage: npm run /);
		expect(ended.said).not.toMatch(/\n\s+at /);
		expect(ended).toMatchObject({ code: 1, left: [] });
	},
);
