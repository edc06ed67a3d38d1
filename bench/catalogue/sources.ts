import type { Database } from '#database/client.ts';
import { shareWithSource } from '#domain/catalogue/source-queries.ts';
import type { Table } from '../table.ts';

const GOAL_PERCENT = 100;

/** The share of the facts that are known which are kept with where they are from. */
export async function measureSources(db: Database): Promise<Table> {
	const { facts, sourced } = await shareWithSource({ db });
	const percent = facts === 0 ? 0 : (100 * sourced) / facts;
	return {
		title: 'Facts with a source',
		note: `Of all facts of all courses that are known. Goal: ${GOAL_PERCENT} %.`,
		columns: ['', 'facts', 'with a source', '%', 'goal, %'],
		rows: [['shipped and imported courses', facts, sourced, Math.floor(percent * 10) / 10, GOAL_PERCENT]],
		chart: { column: 3, unit: '%', goalColumn: 4, least: true },
	};
}
