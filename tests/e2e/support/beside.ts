import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command beside the running site, on its data, as whoever runs the machine does. Resolves to what it has printed. */
export async function runBeside(command: string, ...words: string[]): Promise<string> {
	const env = {
		...process.env,
		NODE_ENV: 'production',
		FESCUE_MODE: 'local',
		DATA_DIRECTORY: process.env.E2E_DATA,
		DATABASE_URL: '',
	};
	const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env });
	return stdout;
}
