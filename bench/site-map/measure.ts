/**
 * `npm run bench:site-map`: how much memory the site takes besides what it has anyway while the whole site map of 30,000
 * courses is read, sheet after sheet. Fails above 50 MB. The first run makes the database, which takes a while.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '#tests/support/site.ts';
import { openBenchDatabase } from '../data/open.ts';
import { residentMegabytes } from '../process.ts';

const SIZE = { courses: 30_000, reviews: 30_000, members: 1_000 };
const GOAL_MEGABYTES = 50;
const LOOK_EVERY_MILLISECONDS = 5;

const database = await openBenchDatabase(SIZE);
try {
	const site = await startSite({ DATABASE_URL: database.url });
	try {
		const resting = residentMegabytes(site.pid);
		const watch = watchMemory(site.pid);
		const began = performance.now();
		const addresses = await readSiteMap(site.origin);
		const seconds = (performance.now() - began) / 1000;
		const growth = (await watch.stop()) - resting;
		console.log(`${addresses} addresses in ${seconds.toFixed(1)} s`);
		console.log(`memory: ${resting.toFixed(0)} MB at rest, ${growth.toFixed(1)} MB more at most while they were read`);
		process.exitCode = growth > GOAL_MEGABYTES ? 1 : 0;
	} finally {
		await site.stop();
	}
} finally {
	await database.stop();
}

/** Reads the index and every sheet it names, as a search engine does; returns the number of addresses. */
async function readSiteMap(origin: string): Promise<number> {
	const sheets = await listAddresses(`${origin}/sitemap.xml`);
	let addresses = 0;
	for (const sheet of sheets) addresses += (await listAddresses(sheet)).length;
	if (addresses < SIZE.courses) throw new Error(`the site map has ${addresses} addresses only`);
	return addresses;
}

async function listAddresses(sheet: string): Promise<string[]> {
	const answer = await fetch(sheet);
	if (!answer.ok) throw new Error(`${sheet} answered ${answer.status}`);
	return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** Looks at the process again and again; `stop` returns the most it held, in megabytes. */
function watchMemory(pid: number) {
	let most = 0;
	let watching = true;
	const watched = (async () => {
		while (watching) {
			most = Math.max(most, residentMegabytes(pid));
			await sleep(LOOK_EVERY_MILLISECONDS);
		}
	})();
	return {
		async stop() {
			watching = false;
			await watched;
			return most;
		},
	};
}
