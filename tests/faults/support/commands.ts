import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';

type Settings = Record<string, string>;

/** What a command of ours is given: backups are made with one key, and nothing is set that is not said. */
export const operatorSettings = (settings: Settings) => ({
	...process.env,
	FESCUE_MODE: 'local',
	DATABASE_URL: '',
	BACKUP_KEY: Buffer.alloc(32, 7).toString('base64'),
	...settings,
});

const wordsOf = (script: string, words: string[]) => [`cli/${script}.ts`, ...words];

/** Runs a command of ours to its end, as an operator does. */
export function command(script: string, words: string[], settings: Settings) {
	const env = operatorSettings(settings);
	const { status, stdout, stderr } = spawnSync(process.execPath, wordsOf(script, words), { encoding: 'utf8', env });
	return { status, said: stdout + stderr };
}

/** As `command`, while this process goes on. Rejects with what it said where it fails. */
export function runBeside(script: string, words: string[], settings: Settings): Promise<string> {
	const env = operatorSettings(settings);
	return new Promise((resolve, reject) => {
		execFile(process.execPath, wordsOf(script, words), { env }, (error, stdout, stderr) =>
			error ? reject(new Error(stdout + stderr)) : resolve(stdout),
		);
	});
}

/** As `runBeside`, to be killed on its way. */
export const startCommand = (script: string, words: string[], settings: Settings): ChildProcess =>
	spawn(process.execPath, wordsOf(script, words), { env: operatorSettings(settings), stdio: 'ignore' });
