import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import type { MapClusters } from '#domain/catalogue/cluster-shapes.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startTinySite, type TinySite } from '#tests/support/tiny-site.ts';

const WORLD = { west: '-180', south: '-90', east: '180', north: '90', zoom: '2' };

let database: TestDatabase;
let site: TinySite;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	site = await startTinySite(database.url);
});

afterAll(async () => {
	await site.close();
	await database.close();
});

const ask = (query: Record<string, string>) => site.get(`${paths.courseClusters()}?${new URLSearchParams(query)}`);
const clusters = async (query: Record<string, string>): Promise<MapClusters> => (await ask(query)).json();
const countOf = ({ clusters: all }: MapClusters) => all.reduce((sum, { count }) => sum + count, 0);
const countIn = async (where: string) =>
	Number(
		(await database.pool.query(`select count(*) from courses where latitude is not null and ${where}`)).rows[0].count,
	);

describe('course clusters', () => {
	it('are all courses of the catalogue that have a place', async () => {
		for (const zoom of ['0', '2', '3']) expect(countOf(await clusters({ ...WORLD, zoom }))).toBe(await countIn('true'));
	});

	it('follow the filters of the list', async () => {
		expect(countOf(await clusters({ ...WORLD, continent: 'Asia' }))).toBe(await countIn("continent = 'Asia'"));
		const sweden = await clusters({ ...WORLD, country: 'sweden' });
		expect(countOf(sweden)).toBe(await countIn("country = 'SE'"));
		expect(new Set(sweden.clusters.map(({ country }) => country))).toEqual(new Set(['Sweden']));
		const [west = 0, south = 0, east = 0, north = 0] = sweden.extent ?? [];
		expect([west > 10, south > 55, east < 25, north < 70]).toEqual([true, true, true, true]);
		const found = await clusters({ ...WORLD, q: 'ljunghusen' });
		expect(found.clusters[0]?.courses[0]).toMatchObject({ slug: 'ljunghusen', country: { slug: 'sweden' } });
	});

	it('name a single course, and several where no zoom tells them apart', async () => {
		const near = await clusters({
			west: '12.9',
			south: '55.3',
			east: '13',
			north: '55.5',
			zoom: '11',
			country: 'sweden',
		});
		expect(near.clusters.length).toBeGreaterThan(0);
		for (const { count, courses } of near.clusters) expect(courses).toHaveLength(Math.min(12, count));
		const far = await clusters(WORLD);
		for (const { count, courses } of far.clusters) expect(courses).toHaveLength(count === 1 ? 1 : 0);
	});

	it('go over the antimeridian', async () => {
		const pacific = await clusters({ west: '160', south: '-50', east: '-150', north: '30', zoom: '3' });
		expect(countOf(pacific)).toBeGreaterThan(0);
		for (const { longitude } of pacific.clusters) expect(Math.abs(longitude)).toBeGreaterThan(130);
	});

	it('are the same answer for every box within the same tiles, and known by their tag', async () => {
		const one = await ask({ west: '12.1', south: '55.1', east: '14', north: '56', zoom: '5' });
		const other = await ask({ west: '12.2', south: '55.2', east: '13.9', north: '55.9', zoom: '5' });
		expect(await other.text()).toBe(await one.text());
		expect(one.headers.get('cache-control')).toBe('public, max-age=60');
		const tag = one.headers.get('etag') ?? '';
		const address = `${paths.courseClusters()}?${new URLSearchParams({ ...WORLD })}`;
		const first = await site.get(address);
		await first.text();
		expect(tag).toMatch(/^W\/"/);
		const again = await site.get(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
		expect(again.status).toBe(304);
	});

	it.each([
		'',
		'west=1&south=2&east=3&north=4',
		'west=1&south=2&east=3&north=4&zoom=12',
		'west=1&south=2&east=3&north=4&zoom=-1',
		'west=1&south=2&east=3&north=4&zoom=1.5',
		'west=1&south=2&east=1&north=4&zoom=3',
		'west=1&south=5&east=3&north=4&zoom=3',
		'west=NaN&south=2&east=3&north=4&zoom=3',
		'west=1e1&south=2&east=30&north=4&zoom=3',
		'west=-181&south=2&east=3&north=4&zoom=3',
		'west=1&west=2&south=2&east=3&north=4&zoom=3',
		'west[]=1&south=2&east=3&north=4&zoom=3',
		'west=1&south=2&east=3&north=4&zoom=3&__proto__=1',
		'west=1&south=2&east=3&north=4&zoom=3&rows=all',
		'west=-180&south=-90&east=180&north=90&zoom=11',
		`west=1&south=2&east=3&north=4&zoom=3&q=${'x'.repeat(500)}`,
	])('R30, S60: are refused to a question that makes no sense: %s', async (query) => {
		const answer = await site.get(`${paths.courseClusters()}?${query}`);
		expect(answer.status).toBe(400);
		expect(answer.headers.get('content-type')).toBe('application/problem+json');
		expect(await answer.json()).toMatchObject({ status: 400 });
	});

	it.each(["' or 99=99--", '%', '_', '\u0000', '; drop table courses'])('S07: take %j for a text', async (q) => {
		expect((await clusters({ ...WORLD, q })).clusters).toEqual([]);
	});
});

describe('land of the map', () => {
	it('is there for every level, good for ever, with the names of countries on the first', async () => {
		const answer = await site.get(paths.landTile('0/0/0'));
		expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		const world = await answer.json();
		expect(world.rings.length).toBeGreaterThan(500);
		const names = world.labels.map(({ name }: { name: string }) => name);
		expect(names).toEqual(expect.arrayContaining(['Sweden', 'Singapore', 'Japan']));
		expect((await site.get(paths.landTile('3/4/2'))).status).toBe(200);
	});

	it.each([
		'/land/v1/1/0/0.json',
		'/land/v1/3/8/0.json',
		'/land/v1/3/-1/0.json',
		'/land/v1/3/01/0.json',
		'/land/v1/6/9999/0.json',
	])('is not found where there is no tile: %s', async (path) => expect((await site.get(path)).status).toBe(404));
});
