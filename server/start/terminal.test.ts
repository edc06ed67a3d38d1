import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(fileURLToPath(new URL('./terminal.ts', import.meta.url)));

/** What a process prints that begins, is warned by Node and stops. */
async function printed(FESCUE_MODE: string) {
	const program = `import { announce, announceWarnings } from ${MODULE};
		announceWarnings();
		announce('ready "now"');
		process.emitWarning('two\\nlines', 'SecurityWarning');`;
	const env = { PATH: process.env.PATH, FESCUE_MODE };
	return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env });
}

it('in production every line of the process is JSON, what Node warns of too', async () => {
	const { stdout, stderr } = await printed('production');
	const lines = stdout.trimEnd().split('\n');
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 30, time: expect.any(Number), msg: 'ready "now"' },
		{ level: 40, time: expect.any(Number), msg: 'SecurityWarning: two\nlines' },
	]);
	expect(stderr).toBe('');
});

it('elsewhere lines are for reading', async () => {
	const { stdout, stderr } = await printed('local');
	expect(stdout).toBe('ready "now"\n');
	expect(stderr).toContain('SecurityWarning: two');
});
