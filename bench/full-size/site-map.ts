import { setTimeout as sleep } from 'node:timers/promises';
import { residentMegabytes } from '#tests/support/sites/process-memory.ts';
import type { Site } from '#tests/support/sites/site.ts';

/** What reading a whole site map took: memory in megabytes before it, and how much more at most meanwhile. */
export type SiteMapRead = { addresses: number; seconds: number; resting: number; growth: number };

const LOOK_EVERY_MILLISECONDS = 5;

/**
 * Reads the site map, sheet after sheet, and watches the memory of the site. Throws where it has fewer than `least` addresses.
 * A page that finds is read first: what a site loads for the first page it ever makes is not the map's, nor is the index of
 * courses, which it reads in after its start and which such a page waits for.
 */
export async function readWholeSiteMap(site: Site, least: number): Promise<SiteMapRead> {
	await (await fetch(`${site.origin}/find-course?q=golf`)).text();
	const resting = residentMegabytes(site.pid);
	const watch = watchMemory(site.pid);
	const began = performance.now();
	const addresses = await readSiteMap(site.origin);
	const seconds = (performance.now() - began) / 1000;
	const growth = (await watch.stop()) - resting;
	if (addresses < least) throw new Error(`the site map has ${addresses} addresses only`);
	return { addresses, seconds, resting, growth };
}

/** Reads the index and every sheet it names, as a search engine does; returns the number of addresses. */
async function readSiteMap(origin: string): Promise<number> {
	const sheets = await listAddresses(`${origin}/sitemap.xml`);
	let addresses = 0;
	for (const sheet of sheets) addresses += (await listAddresses(sheet)).length;
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
