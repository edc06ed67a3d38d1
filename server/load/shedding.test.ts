import { afterEach, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { createShedding } from './shedding.ts';

const started: { stop: () => void }[] = [];
afterEach(() => {
	for (const each of started.splice(0)) each.stop();
});

/** A process in which `waiting` readers wait, each for an answer of `cost` milliseconds' work. */
function processWith({ waiting, cost }: { waiting: number; cost: number }) {
	const traffic = { waiting: 0, ended: 0 };
	let busy = 0;
	const shedding = createShedding(traffic, () => busy);
	started.push(shedding);
	const work = (answers: number, milliseconds: number) => {
		traffic.ended += answers;
		busy += milliseconds;
		shedding.tick();
	};
	for (let look = 0; look < 20; look++) work(20, 20 * cost);
	traffic.waiting = waiting;
	const refuses = (url: string, { method = 'GET', headers = {} } = {}) => shedding.refuses({ method, url, headers });
	return { traffic, work, refuses };
}

const KINDS = ['/api/suggestions?q=st', '/find-course?q=links', '/courses/sweden/ljunghusen'];
const PERSONAL = ['/account/marks', '/account/marks?of=1', '/auth/v1/user'];
const PREFETCH = { headers: { 'sec-purpose': 'prefetch;prerender' } };
const refusedWith = (waiting: number, cost = 10) => KINDS.map((url) => processWith({ waiting, cost }).refuses(url));

it('R20: turns away what nobody would miss first, then searches, then pages', () => {
	expect(refusedWith(14)).toEqual([false, false, false]);
	expect(refusedWith(25)).toEqual([true, false, false]);
	expect(refusedWith(40)).toEqual([true, true, false]);
	expect(refusedWith(240)).toEqual([true, true, false]);
	expect(refusedWith(260)).toEqual([true, true, true]);
	// What a page that is there already asks for when its search box is used, and what programs ask for.
	for (const url of ['/find-course.data?q=links', '/api/courses?q=links', '/rest/v1/courses?name=ilike.*links*'])
		expect(processWith({ waiting: 40, cost: 10 }).refuses(url), url).toBe(true);
	const { refuses } = processWith({ waiting: 25, cost: 10 });
	for (const url of [paths.landTile('6/1/2'), paths.mapTowns(), paths.courseClusters(), paths.suggestions()])
		expect(refuses(url), url).toBe(true);
	expect(refuses('/faq', PREFETCH)).toBe(true);
	expect(refuses('/faq')).toBe(false);
});

it('R20: turns away what a page says to its reader alone after searches and before pages', () => {
	const refusedPersonal = (waiting: number) => {
		const { refuses } = processWith({ waiting, cost: 10 });
		return PERSONAL.map((url) => refuses(url));
	};
	expect(refusedPersonal(40)).toEqual([false, false, false]);
	expect(refusedPersonal(50)).toEqual([true, true, true]);
	expect(refusedWith(50)).toEqual([true, true, false]);
});

it('R20: never turns away somebody who signs in, sends a form or is in the middle of one', () => {
	const { refuses } = processWith({ waiting: 10_000, cost: 50 });
	expect(refuses('/create-review', { method: 'POST' })).toBe(false);
	for (const url of ['/auth/login', '/auth/v1/token', '/account', '/account.data', '/api/stamp', '/healthz', '/readyz'])
		expect(refuses(url), url).toBe(false);
	expect(refuses('/auth/v1/user', { method: 'PUT' })).toBe(false);
	expect(refuses('/accountants')).toBe(true);
});

it('R19: lets in as many as are answered in time, by what answers have cost of late', () => {
	expect(refusedWith(40, 2)).toEqual([false, false, false]);
	expect(refusedWith(40, 5)).toEqual([true, false, false]);
	expect(refusedWith(40, 20)).toEqual([true, true, false]);
	expect(refusedWith(80, 40)).toEqual([true, true, true]);
	const { refuses, work } = processWith({ waiting: 80, cost: 2 });
	work(20, 800);
	expect(refuses(KINDS[2] ?? '')).toBe(true);
});

it('R19: turns nobody away from a page behind three who read it politely, whatever a page costs', () => {
	for (const cost of [2, 20, 50, 500]) expect(refusedWith(3, cost)).toEqual([false, false, false]);
});

it('R19: has a page wait for 2.5 seconds by its reckoning, and not longer', () => {
	const { refuses, traffic } = processWith({ waiting: 0, cost: 10 });
	const isRefused = (waiting: number) => {
		traffic.waiting = waiting;
		return refuses('/faq');
	};
	expect([240, 260].map(isRefused)).toEqual([false, true]);
});

it('takes a few slow things for no rush, and forgets them when they are over', () => {
	const { traffic, refuses, work } = processWith({ waiting: 19, cost: 50 });
	expect(refuses('/api/suggestions?q=st')).toBe(false);
	traffic.waiting = 60;
	expect(refuses('/faq')).toBe(true);
	for (let look = 0; look < 5; look++) work(20, 20);
	expect(refuses('/faq')).toBe(false);
});

it('asks nothing of an answer that takes long before it has ended', () => {
	const { traffic, refuses, work } = processWith({ waiting: 1, cost: 2 });
	for (let look = 0; look < 100; look++) work(0, 50);
	traffic.waiting = 30;
	expect(refuses('/faq')).toBe(false);
});
