import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** An editor's decision about a held review, made beside the running site without the desk: publishes it, or rejects it with words. */
export async function decideReview(id: string, version: number, why?: string): Promise<void> {
	const env = {
		...process.env,
		NODE_ENV: 'production',
		FESCUE_MODE: 'local',
		DATA_DIRECTORY: process.env.E2E_DATA,
		DATABASE_URL: '',
	};
	const words = [id, String(version), ...(why === undefined ? [] : [why])];
	await promisify(execFile)(process.execPath, ['tests/e2e/support/decide-review.ts', ...words], { env });
}
