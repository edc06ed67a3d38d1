import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from '#database/embedded/embedded.ts';

/** A folder for one test's data that PostgreSQL's user may enter. */
export function trialFolder(): string {
	const folder = makeFolder();
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** The database of a data folder, beside its site or without one, for the time of `work`. */
export async function withDatabaseOf<Value>(
	dataDirectory: string,
	work: (url: string) => Promise<Value>,
): Promise<Value> {
	const database: EmbeddedDatabase = await openEmbedded({ dataDirectory, role: 'tool', progress: () => {} });
	try {
		return await work(database.url);
	} finally {
		await database.stop();
	}
}

/** As `trialFolder`, for a whole file of tests. */
export function lastingFolder(): { path: string; remove: () => void } {
	const path = makeFolder();
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'fescue-faults-'));
	chmodSync(folder, 0o755);
	return folder;
}
