import { execFile } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));
const LAUNCHER = path.join(CHECKOUT, 'bin/fescue.js');
const COMMANDS = ['start', 'dev', 'build', 'migrate', 'backup', 'restore', 'make-editor', 'no-such-command'];

/** Node takes itself for an older one before the launcher asks. */
const OLDER = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })`;
/** A real one, where the machine has it beside the one that runs this. */
const OLD_NODE = '/usr/bin/node';

async function run(node: string, ...words: string[]) {
	const folder = await makeTemporaryFolder();
	const env = { PATH: process.env.PATH, DATA_DIRECTORY: path.join(folder, 'data') };
	const ended = await promisify(execFile)(node, words, { cwd: folder, env }).catch((error) => error);
	return { ...ended, left: readdirSync(folder) };
}

const REFUSED = {
	code: 1,
	stdout: '',
	stderr: expect.stringMatching(
		/^Fescue needs Node 22\.22 or newer, and this is 2?[01]?\d\.\d+\.\d+\. Install Node 24, [^\n]+\n$/,
	),
	left: [],
};

it.each(COMMANDS)('a Node that is too old is told so in one line before anything is written: %s', async (command) => {
	expect(await run(process.execPath, '--import', OLDER, LAUNCHER, command)).toMatchObject(REFUSED);
});

const versionOf = async (node: string) => (await promisify(execFile)(node, ['--version'])).stdout;
const hasOldNode = existsSync(OLD_NODE) && /^v(?:1\d|2[01])\./.test(await versionOf(OLD_NODE));

it.runIf(hasOldNode)('a real Node that is too old is told the same', async () => {
	for (const command of COMMANDS) expect(await run(OLD_NODE, LAUNCHER, command), command).toMatchObject(REFUSED);
});

it('starts a command, with its words', async () => {
	const refused = { code: 1, stdout: '', stderr: expect.stringMatching(/^usage: npm run make-editor/) };
	expect(await run(process.execPath, LAUNCHER, 'make-editor')).toMatchObject(refused);
	const unknown = { code: 1, stderr: expect.stringMatching(/^usage: node bin\/fescue\.js/), left: [] };
	for (const command of ['', 'no-such-command', '../cli/backup', 'Backup'])
		expect(await run(process.execPath, LAUNCHER, command)).toMatchObject(unknown);
});

it('is what everybody is told to start by hand: by npm, by systemd, in the image and in the documentation', () => {
	const { scripts } = JSON.parse(readFileSync(path.join(CHECKOUT, 'package.json'), 'utf8'));
	const files = globSync(['Dockerfile', 'README.md', 'compose.yaml', 'deploy/**/*.*', 'docs/*.md'], { cwd: CHECKOUT });
	const told = [
		...Object.values(scripts).map(String),
		...files.map((file) => readFileSync(path.join(CHECKOUT, file), 'utf8')),
	];
	const direct = told.flatMap((text) => text.match(/\bnode\b[^\n]* "?(?:cli|server)[/\\][\w-]+\.ts/g) ?? []);
	// Tools of the repository, which write files of it.
	expect(direct.filter((start) => !/cli\/(?:fonts|icons|places)\.ts/.test(start))).toEqual([]);
	expect(files.length).toBeGreaterThan(15);
});
