import { afterEach, expect, it } from 'vitest';
import { freePort } from '#tests/support/sites/site.ts';
import { openConnections } from './support/connections.ts';
import { noteFigure } from './support/figures.ts';
import { type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { trialFolder } from './support/trial-folder.ts';

/** Twice as many lines as the site keeps for a reader who does not come, and the system for it. */
const MANY = 8_000;
/** So few that nobody is turned away: several who were are one line. */
const AT_ONCE = 4;
/** Each line of the log is longer by this. */
const LONG = 'x'.repeat(280);

let running: SiteProcess | null = null;
afterEach(async () => {
	await running?.kill('SIGTERM');
	running = null;
});

/** A site that logs every request, and how to ask it how many lines it has lost. */
async function start(within: string[] = []) {
	const metricsPort = await freePort();
	const settings = { LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) };
	const site = await startSiteProcess({ dataDirectory: trialFolder(), settings, within });
	running = site;
	const linesLost = async () => {
		const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
		return Number(/^fescue_log_lines_lost_total (\d+)$/m.exec(figures)?.[1]);
	};
	return { site, linesLost };
}

/** Asks for calls that there are none of, from many networks: each answer is a line of the log. Returns how many came a second. */
async function fillLog(origin: string, times: number): Promise<number> {
	const connections = openConnections(origin);
	const began = performance.now();
	let at = 0;
	const askInTurn = async () => {
		for (let turn = at++; turn < times; turn = at++) {
			const { status } = await connections.ask(`/api/nowhere/${LONG}`, `10.${turn % 250}.${(turn >> 8) % 250}.7`);
			expect([404, 503]).toContain(status);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
	connections.close();
	return times / ((performance.now() - began) / 1_000);
}

async function expectReadable({ origin }: SiteProcess) {
	expect((await fetch(origin)).status).toBe(200);
	expect((await fetch(`${origin}/find-course?q=links`)).status).toBe(200);
}

it('R46: when nobody reads the log any more, the site goes on, counts every line, and stops in peace', async () => {
	const { site, linesLost } = await start();
	expect(await linesLost()).toBe(0);
	site.log.destroy();
	await fillLog(site.origin, 100);
	await timeUntil(async () => (await linesLost()) >= 100, 10_000);
	await expectReadable(site);
	expect(await site.kill('SIGTERM')).toBe(0);
});

it('R46: a flood of lines that nobody takes in time holds nobody up, and is counted', async () => {
	const { site, linesLost } = await start();
	site.log.pause();
	const rate = await fillLog(site.origin, MANY);
	const lost = await linesLost();
	await expectReadable(site);
	expect(lost).toBeGreaterThan(0);
	site.log.resume();
	await timeUntil(async () => {
		await fetch(`${site.origin}/api/nowhere/again`);
		return site.output().includes('/api/nowhere/again');
	}, 20_000);
	expect(await site.kill('SIGTERM')).toBe(0);
	noteFigure(
		'R46',
		`${MANY} lines for a reader who took none (${Math.round(rate)} a second): every request answered, ${lost} lines lost and counted; later lines came again once they were read`,
	);
});

it('R46: with no room on the disk of the log, the site starts, goes on, and counts what is lost', async () => {
	const { site, linesLost } = await start(['sh', '-c', 'exec "$0" "$@" > /dev/full']);
	await fillLog(site.origin, MANY);
	expect(await linesLost()).toBeGreaterThan(0);
	await expectReadable(site);
	expect(await site.kill('SIGTERM')).toBe(0);
});
