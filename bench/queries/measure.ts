import { openDatabase } from '#database/client.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { share } from '../process.ts';
import type { Table } from '../table.ts';
import { type Call, callsOf } from './calls.ts';
import { queryContext } from './query-context.ts';

const WARM_UP = 30;
const ROUNDS = 300;
/** Milliseconds that 99 of 100 calls may take: suggestions, which are asked for at every letter, and all others. */
export const GOALS = { suggestions: 15, others: 25 };

/**
 * What the lists, searches and markers cost, asked for by the same functions as the pages, one at a time: CPU time of this
 * process (the index, the driver, the shapes; not the database's), and how long the answer takes with the database.
 */
export async function measureQueries(databaseUrl: string): Promise<Table> {
	const { db, pool } = openDatabase(databaseUrl, { statementTimeout: 60_000 });
	try {
		const began = performance.now();
		const index = await buildCourseIndex(db);
		const seconds = ((performance.now() - began) / 1000).toFixed(1);
		const rows: Table['rows'] = [];
		for (const call of await callsOf(queryContext(db, index))) rows.push(await measureCall(call));
		return {
			title: 'Lists, searches and the map',
			note:
				`${index.columns.rows.toLocaleString('en-GB')} courses, ${ROUNDS} calls of each kind, one at a time; the index was read in ` +
				`within ${seconds} s. Goals: 99 of 100 suggestions within ${GOALS.suggestions} ms, all others within ${GOALS.others} ms.`,
			columns: ['call', 'CPU ms, mean', 'CPU ms, p99', 'waited, median ms', 'waited, p99 ms', 'goal, ms'],
			rows,
			chart: { column: 4, unit: ' ms', goalColumn: 5 },
		};
	} finally {
		await pool.end();
	}
}

/** Its name, CPU milliseconds (mean, 99th per cent), milliseconds waited (median, 99th per cent) and the goal of those. */
export async function measureCall({ name, work }: Call): Promise<[string, number, number, number, number, number]> {
	const [waited, cpu]: [number[], number[]] = [[], []];
	for (let round = 0; round < WARM_UP; round += 1) await work(round);
	for (let round = 0; round < ROUNDS; round += 1) {
		const [began, before] = [performance.now(), process.cpuUsage()];
		await work(round);
		const { user, system } = process.cpuUsage(before);
		cpu.push((user + system) / 1000);
		waited.push(performance.now() - began);
	}
	const mean = cpu.reduce((sum, time) => sum + time, 0) / ROUNDS;
	const goal = name.startsWith('suggestions') ? GOALS.suggestions : GOALS.others;
	return [name, mean, share(cpu, 0.99), share(waited, 0.5), share(waited, 0.99), goal];
}
