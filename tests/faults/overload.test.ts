import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { type Answers, quantile, readAtRate, readInTurn } from './support/readers.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { lastingFolder } from './support/trial-folder.ts';

const MOST_MILLISECONDS = 1_000;
/** A machine that others share changes its speed within a minute, so each flood is told against the calm around it. */
const ROUNDS = 3;
const FLOOD_SECONDS = 20;
const CALM_SECONDS = 6;
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

type Flood = { before: Answers; flood: Answers; after: Answers };

const perSecond = ({ served, seconds }: Answers) => served.length / seconds;

it.each([
	{ times: 2, least: 70 },
	{ times: 10, least: 60 },
])(
	'R19: with $times times the readers it can carry, most of that is still carried and nobody waits long',
	async ({ times, least }) => {
		let before = await readInTurn(site.origin, 8, CALM_SECONDS);
		const floods: Flood[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			const flood = await readAtRate(site.origin, times * perSecond(before), FLOOD_SECONDS);
			const after = await readInTurn(site.origin, 8, CALM_SECONDS);
			expect(flood.other).toEqual([]);
			expect(flood.refused.length).toBeGreaterThan(0);
			expect(quantile(flood.served, 0.99)).toBeLessThan(MOST_MILLISECONDS);
			expect(after.refused).toEqual([]);
			expect(perSecond(after) / perSecond(before)).toBeGreaterThan(0.7);
			expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
			floods.push({ before, flood, after });
			before = after;
		}
		const shares = floods.map(shareOf);
		expect(quantile(shares, 0.5), shares.join(' ')).toBeGreaterThan(least);
		noteFigure(`R19 ${times} times`, tell(times, floods));
	},
);

/** How many percent are carried of what readers in turn got right before or right after it, whichever is more. */
const shareOf = ({ before, flood, after }: Flood) =>
	(100 * perSecond(flood)) / Math.max(perSecond(before), perSecond(after));

function tell(times: number, floods: readonly Flood[]): string {
	const ofEach = (figure: (flood: Flood) => number) => floods.map((flood) => Math.round(figure(flood))).join(', ');
	const served = floods.flatMap(({ flood }) => flood.served);
	const refused = floods.flatMap(({ flood }) => flood.refused);
	return [
		`${ofEach(({ before }) => perSecond(before))} pages a second by 8 readers (p99 ${ofEach(({ before }) => quantile(before.served, 0.99))} ms)`,
		`with ${times} times as many asked for, for ${FLOOD_SECONDS} s each, ${ofEach(shareOf)} % of that carried, p99 ${quantile(served, 0.99)} ms, and ${refused.length} turned away, half of them within ${quantile(refused, 0.5)} ms, p99 ${quantile(refused, 0.99)} ms`,
		`after it p99 ${ofEach(({ after }) => quantile(after.served, 0.99))} ms`,
	].join('; ');
}
