import { fork } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import packageFile from '#package.json' with { type: 'json' };
import { askChild } from '#server/ask-child.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';
import { median } from '../process.ts';
import type { Table } from '../table.ts';
import type { Cost, CostOrder } from './import-child.ts';

const CHILD = join(import.meta.dirname, 'import-child.ts');
const ROUNDS = 3;
/** As `npm run import` starts it. */
const FLAGS = packageFile.scripts.import.split(' ').filter((word) => word.startsWith('--'));

/** What an import of the real courses takes of a process of its own, into an empty catalogue. It empties the one of `db` for it. */
export async function measureImport(db: Database, databaseUrl: string): Promise<Table> {
	const costs: Cost[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await db.execute(sql`truncate courses, clubs, country_summaries cascade`);
		costs.push(await importOnce({ databaseUrl, file: sharedData('courses-real.csv') }));
	}
	const [{ rows } = { rows: 0 }] = costs;
	return {
		title: 'An import',
		note: `${rows.toLocaleString('en-GB')} real courses into an empty catalogue by a process of its own, ${ROUNDS} times, medians: from reading the outlines of countries to the end of the transaction, and the most memory that the process held. Where others use the machine, its own time of the processor says more than the clock.`,
		columns: ['', 'found', 'goal'],
		rows: [
			['seconds', median(costs.map(({ seconds }) => seconds)), 20],
			['processor time of the process, s', median(costs.map(({ cpuSeconds }) => cpuSeconds)), '–'],
			['peak memory, MB', median(costs.map(({ megabytes }) => megabytes)), 200],
		],
	};
}

async function importOnce(order: CostOrder): Promise<Cost> {
	const child = fork(CHILD, { execArgv: FLAGS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
	try {
		return await askChild<Cost>(child, order, 'importing the real courses');
	} finally {
		child.kill('SIGKILL');
	}
}
