import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Decides as an editor does, by `npm run moderate` beside the running site; resolves with what the command says. */
export async function moderate(...words: string[]): Promise<string> {
	const env = {
		...process.env,
		NODE_ENV: 'production',
		FESCUE_MODE: 'local',
		DATA_DIRECTORY: process.env.E2E_DATA,
		DATABASE_URL: '',
	};
	const { stdout } = await promisify(execFile)(process.execPath, ['cli/moderate.ts', ...words], { env });
	return stdout;
}
