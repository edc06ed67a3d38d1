import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepareResponse } from '../http/prepared-response.ts';
import { createResponseCache, type Made, type ResponseCache } from './response-cache.ts';

const FRESH = 1_000;

/** A cache whose clock stands still until it is moved, and a maker that counts what it makes. */
function openCache(bytes = 1_000_000) {
	const clock = { now: 0 };
	const made: string[] = [];
	const cache = createResponseCache({ bytes, freshMilliseconds: FRESH, now: () => clock.now });
	const maker =
		(text: string, more: Partial<Made> = {}) =>
		async (): Promise<Made> => {
			made.push(text);
			const answer = prepareResponse({ status: 200, headers: [], body: Buffer.from(text) }, 'once', []);
			return { answer, reads: new Set(['course:1']), outcome: 'keep', databaseLost: false, ...more };
		};
	const ask = async (key: string, text: string, more?: Partial<Made>) => {
		const { answer, age } = await cache.obtain(key, maker(text, more));
		return { text: answer.variants.identity?.body.toString(), age };
	};
	return { clock, made, cache, maker, ask };
}

const textOf = (cache: ResponseCache, key: string) => cache.find(key)?.variants.identity?.body.toString();
const later = () => new Promise((resolve) => setImmediate(resolve));

describe('a kept page', () => {
	it('R38: is as old as it is, however the machine’s clock jumps', async () => {
		const { maker } = openCache();
		const cache = createResponseCache({ bytes: 1_000_000, freshMilliseconds: 20 });
		const ask = async (text: string) =>
			(await cache.obtain('/a', maker(text))).answer.variants.identity?.body.toString();
		const machine = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_536_000_000);
		onTestFinished(() => machine.mockRestore());
		expect(await ask('while it was a year ahead')).toBe('while it was a year ahead');
		machine.mockRestore();
		await expect.poll(() => ask('now')).toBe('now');
	});

	it('is made anew before it is sent once something in it has ended, by the clock of the site', async () => {
		const { maker } = openCache();
		const site = { now: new Date('2026-05-28T12:00:00Z') };
		const cache = createResponseCache({ bytes: 1_000_000, freshMilliseconds: 1_000_000, siteNow: () => site.now });
		const endsAt = new Date('2026-05-29T00:00:00Z');
		const ask = async (text: string) =>
			(await cache.obtain('/a', maker(text, { endsAt }))).answer.variants.identity?.body.toString();
		expect(await ask('old')).toBe('old');
		site.now = new Date(endsAt.getTime() - 1);
		expect(textOf(cache, '/a')).toBe('old');
		site.now = endsAt;
		expect(textOf(cache, '/a')).toBeUndefined();
		expect(cache.joins('/a')).toBe(false);
		expect(cache.postpone('/a')).toBe(false);
		expect(await ask('new')).toBe('new');
	});

	it('is made once and then found', async () => {
		const { ask, made, cache } = openCache();
		expect(cache.find('/a')).toBeUndefined();
		expect(await ask('/a', 'one')).toEqual({ text: 'one', age: null });
		expect(await ask('/a', 'two')).toEqual({ text: 'one', age: null });
		expect(textOf(cache, '/a')).toBe('one');
		expect(made).toEqual(['one']);
	});

	it('R22: is made once for 500 who ask at the same time', async () => {
		const { ask, made } = openCache();
		const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => ask('/a', `page ${index}`)));
		expect(made).toEqual(['page 0']);
		expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['page 0']));
	});

	it('R22: is sent to 500 with its age while one renewal runs, once it is no longer fresh', async () => {
		const { ask, made, clock } = openCache();
		await ask('/a', 'old');
		clock.now = FRESH + 2_500;
		const answers = await Promise.all(Array.from({ length: 500 }, () => ask('/a', 'new')));
		expect(answers).toEqual(Array.from({ length: 500 }, () => ({ text: 'old', age: 3 })));
		await later();
		expect(made).toEqual(['old', 'new']);
		expect(await ask('/a', 'newest')).toEqual({ text: 'new', age: null });
	});

	it('is made anew before it is sent when a write has changed what it read', async () => {
		const { ask, cache } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:2']);
		expect(textOf(cache, '/a')).toBe('old');
		cache.purge(['course:1']);
		expect(cache.find('/a')).toBeUndefined();
		expect(await ask('/a', 'new')).toEqual({ text: 'new', age: null });
	});

	it('is made anew when everything is purged', async () => {
		const { ask, cache } = openCache();
		await ask('/a', 'old');
		cache.purge(['*']);
		expect((await ask('/a', 'new')).text).toBe('new');
	});

	it('R11: says its age on every sending while it cannot be made anew, also between two tries', async () => {
		const { ask, cache, clock, made } = openCache();
		await ask('/a', 'old');
		clock.now = FRESH + 1_500;
		await ask('/a', 'outage', { outcome: 'failed', databaseLost: true });
		await later();
		clock.now = FRESH + 2_500;
		expect(cache.find('/a')).toBeUndefined();
		expect(await ask('/a', 'never')).toEqual({ text: 'old', age: 3 });
		expect(made).toEqual(['old', 'outage']);
	});

	it('stands in, with its age, while the database is lost, and is made anew afterwards', async () => {
		const { ask, cache, clock } = openCache();
		await ask('/a', 'old');
		clock.now = 5_000;
		cache.purge(['course:1']);
		expect(await ask('/a', 'outage', { outcome: 'failed', databaseLost: true })).toEqual({ text: 'old', age: 5 });
		clock.now = 10_000;
		expect(await ask('/a', 'new')).toEqual({ text: 'new', age: null });
	});

	it('R12: stands in at once while another try is waiting for a database that hangs', async () => {
		const { ask, cache, clock, maker } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:1']);
		expect(cache.joins('/a')).toBe(false);
		await ask('/a', 'outage', { outcome: 'failed', databaseLost: true });
		expect(cache.joins('/a')).toBe(true);
		clock.now = 5_000;
		let answers = () => {};
		const hanging = new Promise<void>((resolve) => {
			answers = resolve;
		});
		const asked = await cache.obtain('/a', () => hanging.then(maker('new')));
		expect([asked.answer.variants.identity?.body.toString(), asked.age]).toEqual(['old', 5]);
		answers();
		await later();
		expect(textOf(cache, '/a')).toBe('new');
	});

	it('R19: stands in without being made anew while there is too much to do, and is no work for whoever asks then', async () => {
		const { ask, cache, clock } = openCache();
		await ask('/a', 'old');
		clock.now = 1_000_000;
		// Whoever asks first for a page that is past its time has it made anew: that is work.
		expect(cache.joins('/a')).toBe(false);
		expect(cache.postpone('/a')).toBe(true);
		expect(cache.joins('/a')).toBe(true);
		expect(await ask('/a', 'new')).toEqual({ text: 'old', age: 1_000 });
		await later();
		expect(await ask('/a', 'new')).toEqual({ text: 'old', age: 1_000 });
		clock.now += 2_000;
		await ask('/a', 'new');
		await later();
		expect(textOf(cache, '/a')).toBe('new');
		expect(cache.postpone('/never-seen')).toBe(false);
	});

	it('R12: does not stand in for a page that a write has changed, however much there is to do, until the database is lost', async () => {
		const { ask, cache } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:1']);
		expect(cache.postpone('/a')).toBe(false);
		await ask('/a', 'outage', { outcome: 'failed', databaseLost: true });
		expect(cache.postpone('/a')).toBe(true);
		cache.purge(['course:1']);
		expect(cache.postpone('/a')).toBe(false);
	});

	it('R12: is waited for again once the database is back, though something else has failed', async () => {
		const { ask, cache, clock, maker } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:1']);
		await ask('/a', 'outage', { outcome: 'failed', databaseLost: true });
		clock.now = 5_000;
		await ask('/a', 'a part failed', { outcome: 'failed' });
		const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 400)).then(maker('with the write'));
		expect((await cache.obtain('/a', slow)).answer.variants.identity?.body.toString()).toBe('with the write');
	});

	it('R12: is waited for again once a write has been done, whatever was lost before', async () => {
		const { ask, cache, maker } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:1']);
		await ask('/a', 'outage', { outcome: 'failed', databaseLost: true });
		cache.purge(['course:1']);
		expect(cache.joins('/a')).toBe(false);
		const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 400)).then(maker('with the write'));
		expect((await cache.obtain('/a', slow)).answer.variants.identity?.body.toString()).toBe('with the write');
	});

	it('X3: does not stand in for a page that a write has changed and of which only a part failed', async () => {
		const { ask, cache } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:1']);
		expect((await ask('/a', 'partly', { outcome: 'failed' })).text).toBe('partly');
		expect((await ask('/a', 'whole')).text).toBe('whole');
	});

	it('is forgotten when its place has moved or gone', async () => {
		const { ask, cache } = openCache();
		await ask('/a', 'old');
		cache.purge(['course:1']);
		await ask('/a', 'gone', { outcome: 'drop' });
		expect(cache.size).toBe(0);
	});
});

describe('a write while a page is being made', () => {
	it('lets nobody after it have the page from before it, nor keeps that page', async () => {
		const { cache, maker, ask } = openCache();
		let open = () => {};
		const gate = new Promise<void>((resolve) => {
			open = resolve;
		});
		const before = cache.obtain('/a', async () => {
			const made = await maker('from before')();
			await gate;
			return made;
		});
		cache.purge(['course:1']);
		expect((await ask('/a', 'from after')).text).toBe('from after');
		open();
		await before;
		expect(textOf(cache, '/a')).toBe('from after');
	});
});

describe('the memory', () => {
	it('R47, S60: stays within its bound; what was asked for longest ago goes first', async () => {
		const one = prepareResponse({ status: 200, headers: [], body: Buffer.from('x'.repeat(100)) }, 'once', []).size;
		const { ask, cache } = openCache(one * 3);
		for (const key of ['/a', '/b', '/c']) await ask(key, 'x'.repeat(100));
		cache.find('/a');
		await ask('/d', 'x'.repeat(100));
		expect(cache.bytes).toBeLessThanOrEqual(one * 3);
		expect(['/a', '/b', '/c', '/d'].filter((key) => cache.find(key))).toEqual(['/a', '/c', '/d']);
	});

	it('R47, S60: counts a page by the encodings that are made of it, and puts others out when it grows', async () => {
		const words = Array.from({ length: 2_000 }, (_, at) => (at * at).toString(36)).join(' ');
		const prepare = () => prepareResponse({ status: 200, headers: [], body: Buffer.from(words) }, 'once');
		const compressed = prepare();
		await compressed.compress('br');
		const { cache } = openCache(compressed.size + prepare().size);
		const [one, two] = [prepare(), prepare()];
		for (const [key, answer] of Object.entries({ '/one': one, '/two': two })) {
			await cache.obtain(key, async () => ({ answer, reads: new Set(), outcome: 'keep', databaseLost: false }));
			await answer.compress('br');
		}
		expect(cache.bytes).toBe(one.size + two.size);
		await two.compress('gzip');
		expect(cache.find('/one')).toBeUndefined();
		expect(cache.find('/two')).toBe(two);
		expect(cache.bytes).toBe(two.size);
		await one.compress('gzip');
		expect(cache.bytes).toBe(two.size);
	});

	it('a failure of the maker reaches whoever asked, and the next one tries again', async () => {
		const { cache, ask } = openCache();
		await expect(cache.obtain('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
		expect((await ask('/a', 'yes')).text).toBe('yes');
	});
});
