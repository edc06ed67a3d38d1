import { describe, expect, it, onTestFinished } from 'vitest';
import { MOST_ITEMS } from '#app/features/data-calls/parameters.ts';
import { FIND_PAGE_SIZE } from '#domain/catalogue/finding/search.ts';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, TINY_FORM } from '#tests/support/sites/tiny-site.ts';
import { createRateLimits, type LimitedKind } from './rate-limits.ts';

const CATALOGUE = 35_000;
const NETWORK = '198.51.100.7';

/** How many requests one network gets through, sent one after the other, and the seconds that the next one has to wait. */
async function letThrough(kind: LimitedKind): Promise<{ count: number; wait: number }> {
	const limits = createRateLimits();
	for (let count = 0; ; count += 1) {
		const { wait } = await limits.take(kind, NETWORK);
		if (wait !== null) return { count, wait };
		if (count > CATALOGUE) throw new Error('there is no limit');
	}
}

describe('S55: a catalogue of 35,000 courses is not read within an hour', () => {
	it('page by page', async () => {
		const { count, wait } = await letThrough('page');
		expect(count).toBeLessThan(CATALOGUE);
		expect(wait).toBeGreaterThan(0);
	});

	it('list page by list page', async () => {
		const { count } = await letThrough('deep');
		expect(count * FIND_PAGE_SIZE).toBeLessThan(CATALOGUE);
	});

	it('though its pages are asked for in another order, or as data', async () => {
		const database = await openTestDatabase();
		const site = await startTinySite(database.url, {}, undefined, {
			allowances: { deep: { points: 2, duration: 60 } },
		});
		onTestFinished(async () => {
			await site.close();
			await database.close();
		});
		const statuses: number[] = [];
		for (const path of ['/paper?page=1', '/paper?page=7', '/paper.data?a=b&page=2', '/paper?page=3', '/paper'])
			statuses.push((await site.get(path)).status);
		expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, false]);
	});

	it('by calls that bring as many courses as a call may', async () => {
		const { count, wait } = await letThrough('data');
		expect(count * MOST_ITEMS).toBeLessThan(CATALOGUE);
		expect(wait).toBeGreaterThan(0);
	});

	it('and another network is let in meanwhile', async () => {
		const limits = createRateLimits({ own: { data: { points: 1, duration: 60 } } });
		expect(await limits.count('data', NETWORK)).toBeNull();
		expect(await limits.count('data', NETWORK)).toBeGreaterThan(0);
		expect(await limits.count('data', '198.51.100.8')).toBeNull();
	});
});

describe('two nodes on one database', () => {
	const own = { post: { points: 6, duration: 3_600 } };

	it('R37: count what one network sends together', async () => {
		const database = await openTestDatabase();
		const settings = { TRUST_PROXY: '1' };
		const nodes = [
			await startTinySite(database.url, settings, undefined, { allowances: own }),
			await startTinySite(database.url, settings, undefined, { allowances: own }),
		];
		onTestFinished(async () => {
			await Promise.all(nodes.map((node) => node.close()));
			await database.close();
		});
		const send = (at: number, network: string) =>
			nodes[at % 2]?.post('/form', 'word=heard', { ...TINY_FORM, 'X-Forwarded-For': network });
		const statuses: unknown[] = [];
		for (let at = 0; at < 8; at++) statuses.push((await send(at, NETWORK))?.status);
		expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
		expect((await send(1, '198.51.100.8'))?.status).toBe(303);
	});

	it('R05, S64: without their database each counts for itself, and says that the post is not counted by all', async () => {
		const database = await openTestDatabase();
		await database.close();
		const reported: string[] = [];
		const shared = { db: database.db, now: () => new Date(), report: (message: string) => reported.push(message) };
		const limits = createRateLimits({ own: { post: { points: 1, duration: 60 } }, shared });
		expect(await limits.take('post', NETWORK)).toMatchObject({ wait: null, isCounted: false });
		expect(reported).toEqual(['Counting a post with those of other nodes failed; it was refused']);
		expect(await limits.take('page', NETWORK)).toMatchObject({ wait: null, isCounted: true });
		expect(await limits.count('post', NETWORK)).toBeGreaterThan(0);
	});
});

describe('marks of courses, a tap each', () => {
	it('C11: are counted beside the forms of a network: fifty in a breath get through, a flood does not', async () => {
		const limits = createRateLimits();
		for (let count = 0; count < 50; count++) expect(await limits.count('mark', NETWORK)).toBeNull();
		expect(await limits.count('post', NETWORK)).toBeNull();
		const { count, wait } = await letThrough('mark');
		// A minute of taps as fast as two people make them; then the rest of that minute is waited for.
		expect(count).toBeGreaterThanOrEqual(2 * 4 * 60);
		expect(count).toBeLessThan(1_000);
		expect(wait).toBeLessThanOrEqual(60);
	});

	it('C11: so that neither keeps the other from being sent', async () => {
		const database = await openTestDatabase();
		const once = { points: 1, duration: 3_600 };
		const site = await startTinySite(database.url, {}, undefined, { allowances: { post: once, mark: once } });
		onTestFinished(async () => {
			await site.close();
			await database.close();
		});
		const statuses: number[] = [];
		for (const path of ['/form', '/mark', '/form', '/mark']) statuses.push((await site.post(path, 'word=a')).status);
		expect(statuses).toEqual([303, 303, 429, 429]);
	});
});
