import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

/** A site whose pages wait for `open`. */
async function siteThatWaits(settings: Record<string, string> = {}): Promise<TinySite & { open: () => void }> {
	const site = await startTinySite(database.url, settings);
	const { promise, resolve } = Promise.withResolvers<void>();
	site.state.gate = promise;
	return { ...site, open: resolve };
}

const pageBegun = async ({ state }: TinySite) => {
	while (state.made.size === 0) await new Promise((resolve) => setTimeout(resolve, 5));
};

it('R32: what is under way is finished, asks for its connection to be closed, and then nobody is let in', async () => {
	const site = await siteThatWaits();
	const answer = site.get('/paper');
	await pageBegun(site);
	const closed = site.close();
	site.open();
	expect((await answer).status).toBe(200);
	expect((await answer).headers.get('connection')).toBe('close');
	await closed;
	await expect(site.get('/paper')).rejects.toThrow('fetch failed');
});

it('R32: readiness turns red before connections are refused, while readers are still answered', async () => {
	const site = await siteThatWaits({ DRAIN_SECONDS: '3' });
	site.open();
	expect((await site.get('/readyz')).status).toBe(200);
	const closed = site.close();
	expect((await site.get('/readyz')).status).toBe(503);
	expect((await site.get('/healthz')).status).toBe(200);
	expect((await site.get('/paper')).status).toBe(200);
	await closed;
});

it('a taken port ends the start with one line that says what to do', async () => {
	const site = await siteThatWaits();
	const { port } = new URL(site.address);
	await expect(startTinySite(database.url, { PORT: port })).rejects.toThrow(`Port ${port} is taken by another program`);
	site.open();
	await site.close();
});
