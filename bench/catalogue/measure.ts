import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#database/client.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import { hasSharedData, sharedData } from '#tests/support/facts/shared-data.ts';
import type { Table } from '../table.ts';
import { measureKinds } from './kinds.ts';
import { measureSources } from './sources.ts';

/**
 * How true the catalogue is: the shipped courses with the real course data (`SHARED_DATA`) imported into them, in a database of
 * its own; without that data the shipped courses alone.
 */
export async function measureCatalogue(): Promise<Table[]> {
	const folder = mkdtempSync(join(tmpdir(), 'fescue-catalogue-'));
	// As root the database runs as another user, who has to come in here.
	chmodSync(folder, 0o755);
	const made = await prepareDatabase({ databaseUrl: null, dataDirectory: folder, mode: 'local' }, () => {}, 'tool');
	const { db, pool } = openDatabase(made.url, { statementTimeout: 600_000 });
	try {
		await fill(db);
		return [await measureSources(db), await measureKinds()];
	} finally {
		await pool.end();
		await made.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function fill(db: Database): Promise<void> {
	if (!hasSharedData) return;
	const none = () => {};
	const options = { geography: loadGeography(), dryRun: false, now: new Date(), onRows: none, onProgress: none };
	const outcome = await importCourses(db, [sharedData('courses-real.csv')], options);
	if (!outcome.ok) throw new Error(outcome.message);
}
