/**
 * `npm run bench:site-map`: how much memory the site takes besides what it has anyway while the whole site map of 30,000
 * courses is read, sheet after sheet. Fails above 50 MB. The first run makes the database, which takes a while.
 */
import { startSite } from '#tests/support/site.ts';
import { openBenchDatabase } from '../data/open.ts';
import { readWholeSiteMap } from './read.ts';

const SIZE = { courses: 30_000, reviews: 30_000, members: 1_000 };
const GOAL_MEGABYTES = 50;

const database = await openBenchDatabase(SIZE);
try {
	const site = await startSite({ DATABASE_URL: database.url });
	try {
		const { addresses, seconds, resting, growth } = await readWholeSiteMap(site, SIZE.courses);
		console.log(`${addresses} addresses in ${seconds.toFixed(1)} s`);
		console.log(`memory: ${resting.toFixed(0)} MB at rest, ${growth.toFixed(1)} MB more at most while they were read`);
		process.exitCode = growth > GOAL_MEGABYTES ? 1 : 0;
	} finally {
		await site.stop();
	}
} finally {
	await database.stop();
}
