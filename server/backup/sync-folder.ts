import { open } from 'node:fs/promises';

/** Writes a folder's names down: without it a new file may be lost with the power. */
export async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
