import { open } from 'node:fs/promises';

/**
 * Waits until a file or a folder is on the disk as it is now. What was written is lost with the power before that; a new
 * name is kept when its folder is written down too. Throws where it cannot be opened or the disk fails.
 */
export async function writeDown(path: string): Promise<void> {
	const handle = await open(path, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
