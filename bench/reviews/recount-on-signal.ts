/**
 * Loaded into the process of a site (`--import`): on SIGUSR2 it does there what the nightly job does, and writes how many
 * courses it moved on and how many seconds it took to the file that RECOUNT_NOTE names.
 */
import { writeFile } from 'node:fs/promises';
import { openDatabase } from '#database/client.ts';
import { ageRatings } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';

process.on('SIGUSR2', async () => {
	const { db, pool } = openDatabase(process.env.DATABASE_URL ?? '', { size: 1 });
	const began = performance.now();
	const moved = await ageRatings(db, utcDay(new Date()));
	const seconds = (performance.now() - began) / 1000;
	await pool.end();
	await writeFile(process.env.RECOUNT_NOTE ?? '', JSON.stringify({ moved, seconds }));
});
