import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder that every user may enter: when root runs the tests, PostgreSQL runs as somebody else. */
export async function makeTemporaryFolder(): Promise<string> {
	const folder = await mkdtemp(path.join(tmpdir(), 'fescue-'));
	await chmod(folder, 0o755);
	return folder;
}
