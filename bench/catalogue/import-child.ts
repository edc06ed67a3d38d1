/** A process of its own that imports one file, as the command line does, and says what that took of it. */
import { openDatabase } from '#database/client.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import { Tally } from '#domain/catalogue/import/tally.ts';
import { loadGeography } from '#domain/geography/geography.ts';

/** What the process is asked. */
export type CostOrder = { databaseUrl: string; file: string };
/** What the import took, by the clock and of the processor, and the most memory that the process ever held. */
export type Cost = { seconds: number; cpuSeconds: number; megabytes: number; rows: number };

process.once('message', async ({ databaseUrl, file }: CostOrder) => {
	const { db, pool } = openDatabase(databaseUrl, { size: 2, statementTimeout: 600_000 });
	const tally = new Tally();
	const [began, cpu] = [performance.now(), process.cpuUsage()];
	const outcome = await importCourses(db, [file], {
		geography: loadGeography(),
		dryRun: false,
		now: new Date(),
		onRows: (rows) => {
			for (const row of rows) tally.add(row);
		},
		onProgress: () => {},
	});
	const seconds = (performance.now() - began) / 1_000;
	const { user, system } = process.cpuUsage(cpu);
	if (!outcome.ok) throw new Error(outcome.message);
	await pool.end();
	const { taken, merged, waiting, refused } = tally;
	const cost: Cost = {
		seconds,
		cpuSeconds: (user + system) / 1_000_000,
		megabytes: process.resourceUsage().maxRSS / 1_024,
		rows: taken + merged + waiting + refused,
	};
	process.send?.(cost, () => process.exit(0));
});
