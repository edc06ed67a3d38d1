import { startSite } from '#tests/support/sites/site.ts';
import type { Size } from '../data/fill.ts';
import { openBenchDatabase } from '../data/open.ts';
import { measureQueries } from '../queries/measure.ts';
import { measurePages } from '../render/measure.ts';
import type { Table } from '../table.ts';

const TENTH = { warmUp: 5, counted: 5, pages: 40 };
const GOAL_TIMES = 2;

/** What pages and calls cost with ten times the courses, reviews and members: CPU time at both sizes, and how many times as much. */
export async function measureScale(size: Size): Promise<Table> {
	const tenth = { courses: size.courses / 10, reviews: size.reviews / 10, members: size.members / 10 };
	const small = await costsAt(tenth);
	const large = await costsAt(size);
	const rows = [...large].map(([name, cost]) => {
		const before = small.get(name) ?? Number.NaN;
		return [name, before, cost, cost / before, GOAL_TIMES];
	});
	return {
		title: 'Ten times as much',
		note:
			`The same with ${tenth.courses.toLocaleString('en-GB')} courses and ${tenth.reviews.toLocaleString('en-GB')} reviews, and with ten times ` +
			`as many: CPU ms, mean; pages made anew first. Goal: at most ${GOAL_TIMES} times.`,
		columns: ['page or call', 'a tenth, ms', 'all, ms', 'times', 'goal'],
		rows,
		chart: { column: 3, unit: ' times', goalColumn: 4 },
	};
}

async function costsAt(size: Size): Promise<Map<string, number>> {
	const database = await openBenchDatabase(size);
	try {
		const site = await startSite({ DATABASE_URL: database.url });
		const pages = await measurePages(site, database.url, TENTH).finally(site.stop);
		const calls = await measureQueries(database.url);
		return new Map([
			...pages.map(([name, cpu]) => [`page: ${name}`, Number(cpu)] as const),
			...calls.rows.map(([name, cpu]) => [String(name), Number(cpu)] as const),
		]);
	} finally {
		await database.stop();
	}
}
