import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { makeSigningKey } from '../auth/signing-keys.ts';

const START = fileURLToPath(new URL('../start.ts', import.meta.url));
const GOOD = {
	SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe',
	AUTH_SIGNING_KEY: makeSigningKey(),
	ORIGIN: 'https://golf.example',
	SMTP_URL: 'smtps://user:password@mail.example:465',
	MAIL_DOMAIN: 'golf.example',
};

/** What `npm start` says and ends with under these settings, and what it has put into the data folder. */
async function start(settings: Record<string, string>) {
	const DATA_DIRECTORY = await makeTemporaryFolder();
	const env = { PATH: process.env.PATH, FESCUE_MODE: 'production', DATA_DIRECTORY, ...settings };
	return new Promise<{ code: number; said: string; left: string[] }>((resolve) => {
		const child = execFile(process.execPath, [START], { env }, async (_error, stdout, stderr) => {
			resolve({ code: child.exitCode ?? -1, said: stdout + stderr, left: await readdir(DATA_DIRECTORY) });
		});
	});
}

it.each([
	['SECRET', 'is missing', { ...GOOD, SECRET: '' }],
	['SECRET', 'is one that was typed', { ...GOOD, SECRET: 'change-me-change-me-change-me-0123456789' }],
	['AUTH_SIGNING_KEY', 'is missing', { ...GOOD, AUTH_SIGNING_KEY: '' }],
	['ORIGIN', 'is no https address', { ...GOOD, ORIGIN: 'http://golf.example' }],
	['SMTP_URL', 'is missing', { ...GOOD, SMTP_URL: '' }],
])(
	'R18, S62, S63: a production start ends with one line where %s %s, and touches nothing',
	async (name, _what, settings) => {
		const { code, said, left } = await start(settings);
		expect(code).toBe(1);
		expect(said).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
		expect(left).toEqual([]);
	},
);
