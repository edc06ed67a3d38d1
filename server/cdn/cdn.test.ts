import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { startCdnServer } from '#tests/support/servers/cdn-server.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';
import type { CdnKind } from '../settings/cdn-settings.ts';
import { createCdn } from './cdn.ts';
import { tagHeader } from './page-tags.ts';

/** A CDN that is told quickly; what went wrong in `troubles`. */
async function aCdn(kind: CdnKind, pauses = {}) {
	const server = await startCdnServer();
	const troubles: unknown[] = [];
	const cdn = createCdn({
		account: { kind, purgeUrl: server.url, token: 'hush' },
		report: (_message, error) => troubles.push(error),
		pauses: { gathering: 5, again: 40, failed: 10, ...pauses },
	});
	onTestFinished(async () => {
		await cdn.close();
		await server.close();
	});
	return { ...server, cdn, troubles };
}

describe('a CDN', () => {
	it('is told of a change, and once more when every node has heard of it', async () => {
		const { cdn, calls } = await aCdn('fastly');
		await cdn.purge(['course:42', 'ranking']);
		expect(calls[0]?.headers).toMatchObject({ 'surrogate-key': 'many course:42 ranking', 'fastly-key': 'hush' });
		await expect.poll(() => calls.length).toBe(2);
		expect(calls[1]?.headers['surrogate-key']).toBe('many course:42 ranking');
	});

	it('is told once more before an orderly stop, though its time has not come', async () => {
		const { cdn, calls } = await aCdn('fastly', { again: 60_000 });
		await cdn.purge(['course:42']);
		await cdn.close();
		expect(calls.map(({ headers }) => headers['surrogate-key'])).toEqual(['many course:42', 'many course:42']);
	});

	it('is told once of what changes at the same time, in as many calls as it takes marks', async () => {
		const { cdn, calls } = await aCdn('cloudflare', { again: 60_000 });
		const keys = Array.from({ length: 70 }, (_, at) => `course:${at}`);
		await Promise.all([cdn.purge(keys.slice(0, 50)), cdn.purge(keys.slice(50))]);
		const tags = calls.map(({ body }) => JSON.parse(body).tags as string[]);
		expect(tags.map(({ length }) => length)).toEqual([30, 30, 11]);
		expect(new Set(tags.flat())).toEqual(new Set(['many', ...keys]));
		expect(calls[0]?.headers.authorization).toBe('Bearer hush');
	});

	it('is told until it has done it, and holds nobody up meanwhile', async () => {
		const { cdn, calls, state, troubles } = await aCdn('fastly', { again: 60_000, patience: 20 });
		state.status = 503;
		await cdn.purge(['course:1']);
		await expect.poll(() => troubles.length).toBeGreaterThan(2);
		state.status = 200;
		await expect.poll(() => calls.at(-1)?.status).toBe(200);
		expect(calls.at(-1)?.headers['surrogate-key']).toBe('many course:1');
	});

	it('has one try before it for all that it has not taken, however much changes while it fails', async () => {
		const waits = vi.spyOn(globalThis, 'setTimeout');
		onTestFinished(() => waits.mockRestore());
		const { cdn, calls, state, troubles } = await aCdn('fastly', { failed: 60_000 });
		state.status = 503;
		for (let change = 1; change <= 3; change++) {
			cdn.purgeOnce([`course:${change}`]);
			await expect.poll(() => troubles.length).toBe(change);
		}
		expect(waits.mock.calls.filter(([, milliseconds]) => milliseconds === 60_000)).toHaveLength(1);
		state.status = 200;
		cdn.purgeOnce(['course:4']);
		await expect.poll(() => calls.at(-1)?.status).toBe(200);
		expect(calls.at(-1)?.headers['surrogate-key']).toBe('many course:1 course:2 course:3 course:4');
	});

	it('lets every page go where everything may have changed', async () => {
		const { cdn, calls } = await aCdn('cloudflare', { again: 60_000 });
		await cdn.purge(['*', 'course:1']);
		expect(calls.map(({ body }) => JSON.parse(body))).toEqual([{ tags: ['all'] }]);
	});
});

it('a page that read too much to be marked with is let go with any change', () => {
	const reads = new Set(Array.from({ length: 1_000 }, (_, at) => `course:${at}`));
	expect(tagHeader('cloudflare', reads)).toEqual(['Cache-Tag', 'all,many']);
	expect(tagHeader('cloudflare', new Set(['course:1', 'ranking']))).toEqual(['Cache-Tag', 'all,course:1,ranking']);
});

describe('a site with a CDN in front', () => {
	async function sites(count = 1) {
		const database = await openTestDatabase();
		const server = await startCdnServer();
		const settings = {
			CDN: 'fastly',
			CDN_PURGE_URL: server.url,
			CDN_PURGE_TOKEN: 'hush',
			SHARED_CACHE_SECONDS: '86400',
		};
		const nodes: TinySite[] = [];
		for (let at = 0; at < count; at++) nodes.push(await startTinySite(database.url, settings));
		const close = () => Promise.all(nodes.splice(0).map((node) => node.close()));
		onTestFinished(async () => {
			await close();
			await server.close();
			await database.close();
		});
		const marks = () => server.calls.map(({ headers }) => headers['surrogate-key']);
		return { marks, nodes: [...nodes], close };
	}
	const first = ([node]: TinySite[]) => node ?? expect.fail('no site');

	it('lets every page go when it starts: those of another build name files that are no more', async () => {
		const { marks } = await sites();
		await expect.poll(marks).toEqual(['all']);
	});

	it('marks pages with what they read, and a post waits until they are let go', async () => {
		const { nodes, marks } = await sites();
		const site = first(nodes);
		await expect.poll(marks).toEqual(['all']);
		const page = await site.get('/paper');
		expect(page.headers.get('cache-control')).toBe(
			'public, max-age=0, must-revalidate, s-maxage=86400, stale-while-revalidate=60',
		);
		expect(page.headers.get('surrogate-key')).toBe('all catalogue paper:1');
		expect((await site.get('/nowhere-at-all')).headers.get('surrogate-key')).toBeNull();
		expect((await site.post('/form', 'word=heard')).status).toBe(303);
		expect(marks()).toContain('many paper:1');
	});

	it('tells twice what it has changed, and once what it has heard of', async () => {
		const { nodes, marks, close } = await sites(2);
		await expect.poll(marks).toEqual(['all', 'all']);
		await first(nodes).post('/form', 'word=heard');
		const thrice = ['many paper:1', 'many paper:1', 'many paper:1'];
		await expect.poll(marks).toEqual(['all', 'all', ...thrice]);
		await close();
		expect(marks().slice(2)).toEqual(thrice);
	});
});
