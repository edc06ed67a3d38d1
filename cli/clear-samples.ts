import { openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import { clearSamples } from '#database/seed/samples.ts';
import { runWithDatabase } from './with-database.ts';

/** Recounting every course takes longer than a page's query may; milliseconds. */
const LIMITS = { size: 1, statementTimeout: 120_000, waitTimeout: 10_000 };

await runWithDatabase(() => async ({ url }) => {
	await migrate(url);
	const { db, pool } = openDatabase(url, LIMITS);
	try {
		const removed = await clearSamples(db, new Date());
		console.log(
			`${removed.toLocaleString('en-GB')} sample reviews removed, ratings recounted. They will not come back.`,
		);
	} finally {
		await pool.end();
	}
});
