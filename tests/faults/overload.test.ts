import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { type Answers, quantile, readAtRate, readInTurn } from './support/readers.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { lastingFolder } from './support/trial-folder.ts';

/** As long as a page may be reckoned to wait, and what a reckoning errs by. */
const MOST_MILLISECONDS = 3_000;
const FLOOD_SECONDS = 60;
/** So near to one another two looks of some seconds are, once the site is warm. */
const STEADY = 0.9;
const MOST_LOOKS = 10;

let folder: { path: string; remove: () => void };
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	site = await startSiteProcess({ dataDirectory: folder.path });
	await warmUp();
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

/** Reads until it goes no quicker any more: of a cold site twice as much as it can carry is no flood. */
async function warmUp() {
	let before = 0;
	for (let look = 0; look < MOST_LOOKS; look++) {
		const now = perSecond(await readInTurn(site.origin, 8, 4));
		if (now * STEADY < before) return;
		before = now;
	}
}

const perSecond = ({ served, seconds }: Answers) => served.length / seconds;

it.each([
	{ times: 2, least: 0.7 },
	{ times: 10, least: 0.6 },
])(
	'R19: with $times times the readers it can carry, most of that is still carried and nobody waits long',
	async ({ times, least }) => {
		const calm = await readInTurn(site.origin, 8, 8);
		const flood = await readAtRate(site.origin, times * perSecond(calm), FLOOD_SECONDS);
		const after = await readInTurn(site.origin, 8, 6);
		const share = perSecond(flood) / Math.max(perSecond(calm), perSecond(after));
		expect(flood.other).toEqual([]);
		expect(flood.refused.length).toBeGreaterThan(0);
		expect(share).toBeGreaterThan(least);
		expect(quantile(flood.served, 0.99)).toBeLessThan(MOST_MILLISECONDS);
		expect(after.refused).toEqual([]);
		expect(perSecond(after) / perSecond(calm)).toBeGreaterThan(0.7);
		expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
		noteFigure(
			`R19 ${times} times`,
			`${Math.round(perSecond(calm))} pages a second by 8 readers (p99 ${quantile(calm.served, 0.99)} ms); with ${times} times as many asked for, ${Math.round(share * 100)} % of that carried, p99 ${quantile(flood.served, 0.99)} ms, and ${flood.refused.length} turned away, half of them within ${quantile(flood.refused, 0.5)} ms, p99 ${quantile(flood.refused, 0.99)} ms; after it p99 ${quantile(after.served, 0.99)} ms`,
		);
	},
);
