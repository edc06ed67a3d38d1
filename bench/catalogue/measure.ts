import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { hasSharedData } from '#tests/support/facts/shared-data.ts';
import type { Table } from '../table.ts';
import { measureImport } from './import-cost.ts';
import { importReal } from './import-real.ts';
import { measureKinds } from './kinds.ts';
import { measurePositions } from './positions.ts';
import { measureSources } from './sources.ts';
import { measureTwins } from './twins.ts';

/**
 * How true the catalogue is: the shipped courses with the real course data (`SHARED_DATA`) imported into them, in a database of
 * its own, and what their import costs; without that data the shipped courses alone, of which only the sources are measured.
 */
export async function measureCatalogue(): Promise<Table[]> {
	const folder = mkdtempSync(join(tmpdir(), 'fescue-catalogue-'));
	// As root the database runs as another user, who has to come in here.
	chmodSync(folder, 0o755);
	const prepared = await prepareDatabase({ databaseUrl: null, dataDirectory: folder, mode: 'local' }, () => {}, 'tool');
	const { db, pool } = openDatabase(prepared.url, { statementTimeout: 600_000 });
	try {
		if (!hasSharedData) return [await measureSources(db), await measureKinds()];
		const real = await importReal(db);
		const tables = [await measureTwins(db, real), await measurePositions(db, real), await measureSources(db)];
		return [...tables, await measureKinds(), await measureImport(db, prepared.url)];
	} finally {
		await pool.end();
		await prepared.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}
