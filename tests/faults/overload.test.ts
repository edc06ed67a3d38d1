import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { lastingFolder } from './support/trial-folder.ts';

let folder: { path: string; remove: () => void };
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	site = await startSiteProcess({ dataDirectory: folder.path });
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

let asked = 0;
/** Pages that are made anew for each request, from a network of its own. */
const load = async (connections: number, duration: number) => {
	const served: number[] = [];
	const refused: number[] = [];
	const options: autocannon.Options = {
		...{ url: site.origin, connections, duration, timeout: 20 },
		requests: [
			{
				setupRequest: (request) => {
					const at = asked++;
					return {
						...request,
						path: `/find-course?q=${at.toString(36)}`,
						headers: { 'X-Forwarded-For': `10.${at % 250}.${(at >> 8) % 250}.7` },
					};
				},
			},
		],
	};
	const result = await new Promise<autocannon.Result>((resolve, reject) => {
		const instance = autocannon(options, (error, finished) => (error ? reject(error) : resolve(finished)));
		instance.on('response', (_client, status, _bytes, time) => {
			if (status === 200) served.push(time);
			else if (status === 503) refused.push(time);
		});
	});
	return { result, served, refused, perSecond: served.length / duration };
};
const p99 = (times: number[]) => Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0);

it('R19: at ten times what it can carry, most of that is still carried, and it is well again at once', async () => {
	await load(8, 5);
	const calm = await load(8, 10);
	const flood = await load(80 * 5, 20);
	const after = await load(8, 8);
	expect(flood.result.errors).toBe(0);
	expect(flood.result.non2xx).toBe(flood.refused.length);
	const share = flood.perSecond / calm.perSecond;
	const said = `${Math.round(calm.perSecond)} pages a second by 8 readers (p99 ${p99(calm.served)} ms); with 400 readers ${Math.round(share * 100)} % of that, p99 ${p99(flood.served)} ms, ${flood.refused.length} turned away with p99 ${p99(flood.refused)} ms; after it p99 ${p99(after.served)} ms`;
	noteFigure('R19', said);
	expect(share).toBeGreaterThan(0.6);
	expect(after.perSecond / calm.perSecond).toBeGreaterThan(0.7);
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
});
