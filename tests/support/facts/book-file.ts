import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedFile } from '#domain/shared/pictures.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** A file as a posted form brings it. */
export async function receivedFile(field: string, content: string | Uint8Array): Promise<ReceivedFile> {
	const path = join(await makeTemporaryFolder(), randomUUID());
	await writeFile(path, content);
	return { field, path, bytes: Buffer.byteLength(content), trouble: null };
}
