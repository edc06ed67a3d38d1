import { afterEach, expect, it } from 'vitest';
import { createShedding } from './shedding.ts';

const started: { stop: () => void }[] = [];
afterEach(() => {
	for (const each of started.splice(0)) each.stop();
});

/** A process that is `late` milliseconds late, with as many answers owed as make a rush. */
function processLate(late: number) {
	let time = 0;
	const shedding = createShedding(() => time);
	started.push(shedding);
	time = 50 + late;
	return (url: string, { method = 'GET', headers = {}, owed = 40 } = {}) =>
		shedding.refuses({ method, url, headers }, owed);
}

const PREFETCH = { headers: { 'sec-purpose': 'prefetch;prerender' } };

it('R20: turns away what nobody would miss first, then searches, then pages', () => {
	const kinds = ['/api/suggestions?q=st', '/find-course?q=links', '/courses/sweden/ljunghusen'];
	const refusedAt = (late: number) => kinds.map((url) => processLate(late)(url));
	expect(refusedAt(50)).toEqual([false, false, false]);
	expect(refusedAt(150)).toEqual([true, false, false]);
	expect(refusedAt(300)).toEqual([true, true, false]);
	expect(refusedAt(500)).toEqual([true, true, true]);
	expect(processLate(150)('/faq', PREFETCH)).toBe(true);
	expect(processLate(150)('/faq')).toBe(false);
});

it('R20: never turns away somebody who signs in, sends a form or is in the middle of one', () => {
	const refuses = processLate(60_000);
	expect(refuses('/create-review', { method: 'POST' })).toBe(false);
	for (const url of ['/auth/login', '/auth/v1/token', '/account', '/api/stamp', '/healthz', '/readyz'])
		expect(refuses(url), url).toBe(false);
});

it('R19: bears half the lateness where twice as many answers are owed', () => {
	expect(processLate(250)('/faq', { owed: 40 })).toBe(false);
	expect(processLate(250)('/faq', { owed: 80 })).toBe(true);
	expect(processLate(150)('/faq', { owed: 80 })).toBe(false);
	expect(processLate(150)('/faq', { owed: 160 })).toBe(true);
});

it('takes a single slow thing for no rush, and forgets it when it is over', () => {
	expect(processLate(5_000)('/faq', { owed: 3 })).toBe(false);
	let time = 0;
	const shedding = createShedding(() => time);
	started.push(shedding);
	const refuses = () => shedding.refuses({ method: 'GET', url: '/faq', headers: {} }, 100);
	time = 5_000;
	shedding.tick();
	expect(refuses()).toBe(true);
	time = 5_050;
	shedding.tick();
	expect(refuses()).toBe(false);
});
