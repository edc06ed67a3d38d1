import { expect, it } from 'vitest';
import { startSiteProcess, timeUntil } from './support/site-process.ts';
import { trialFolder } from './support/trial-folder.ts';

const FAULTS = new URL('support/inside-fault.ts', import.meta.url).href;
const READERS = 20;

it.each(['timer', 'promise'])(
	'R36: a %s that breaks where nobody catches it ends the site with 1, once everybody is answered',
	async (kind) => {
		const dataDirectory = trialFolder();
		const settings = { NODE_OPTIONS: `--import=${FAULTS}`, FAULT_INSIDE: kind, DRAIN_SECONDS: '2' };
		const site = await startSiteProcess({ dataDirectory, settings });
		const read = async (at: number) => {
			const answer = await fetch(`${site.origin}/find-course?sort=distance&near=${at}.5_7.5`);
			return [answer.status, (await answer.text()).endsWith('</html>')];
		};
		const reading = Promise.all(Array.from({ length: READERS }, (_, at) => read(at)));
		process.kill(site.pid, 'SIGUSR2');
		expect(await reading).toEqual(Array.from({ length: READERS }, () => [200, true]));
		expect(await site.ended()).toBe(1);
		expect(site.output()).toContain('an error that nobody caught; the process ends');
		expect(site.output()).toMatch(/a timer that breaks|a promise that nobody looks after/);
		const again = await startSiteProcess({ dataDirectory });
		expect((await fetch(again.origin)).status).toBe(200);
		expect(await again.kill('SIGTERM')).toBe(0);
	},
);

it('R36: a component that breaks gives an error page under the name in the log, which nobody is sent again', async () => {
	const settings = { NODE_OPTIONS: `--import=${FAULTS}`, FAULT_INSIDE: 'component' };
	const site = await startSiteProcess({ dataDirectory: trialFolder(), settings });
	const signalled = (word: string) => {
		process.kill(site.pid, 'SIGUSR2');
		return timeUntil(async () => site.output().includes(word), 10_000);
	};
	await signalled('components break');
	const course = () => fetch(`${site.origin}/courses/sweden/ljunghusen`);
	const broken = await course();
	const page = await broken.text();
	expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
	const id = broken.headers.get('x-request-id') ?? 'no name';
	expect(page).toContain(id);
	expect(page).not.toMatch(/a component that breaks|\.js:|node_modules/);
	await timeUntil(async () => site.output().includes('a component that breaks'), 10_000);
	const told = site
		.output()
		.split('\n')
		.filter((line) => line.includes('a component that breaks'));
	expect(told.every((line) => line.includes(id))).toBe(true);
	await signalled('components are whole');
	expect((await course()).status).toBe(200);
	expect(await site.kill('SIGTERM')).toBe(0);
});
