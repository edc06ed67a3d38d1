import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { readStamp } from '#domain/shared/forms/stamp.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

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

it('a search says which place may have been mistyped, and what to ask next', async () => {
	const search = async (q: string) => (await site.get(`/api/search?q=${encodeURIComponent(q)}`)).json();
	const { nearest } = await search('best links in irelnd');
	expect(nearest).toEqual({
		place: { kind: 'country', name: 'Ireland', slug: 'ireland', country: 'Ireland' },
		q: 'best links in Ireland',
	});
	expect(await search(nearest.q)).toMatchObject({ nearest: null, understood: { place: { slug: 'ireland' } } });
});

describe('suggestions', () => {
	it('are courses and countries for what was typed, whatever its case and accents', async () => {
		const answers = await Promise.all(
			['falsterbo', 'FALSTERBO', ' Fålsterbo '].map(async (q) =>
				(await site.get(`${paths.suggestions()}?q=${encodeURIComponent(q)}`)).json(),
			),
		);
		expect(answers[0].courses[0]).toMatchObject({ name: 'Falsterbo', country: 'Sweden' });
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
	});

	it('are places too, each with the courses that it has', async () => {
		const ask = async (q: string) =>
			(await (await site.get(`/api/suggestions?q=${encodeURIComponent(q)}`)).json()).places;
		expect((await ask('scotl'))[0]).toMatchObject({
			kind: 'nation',
			key: 'scotland',
			name: 'Scotland',
			courses: expect.any(Number),
		});
		expect(await ask('algarve')).toContainEqual(
			expect.objectContaining({ kind: 'area', key: 'algarve', within: 'Portugal' }),
		);
		expect(await ask('skåne')).toContainEqual(
			expect.objectContaining({ kind: 'region', key: 'skane', land: 'sweden' }),
		);
		expect((await ask('st andrews')).length).toBeLessThanOrEqual(5);
	});

	it('may be kept for a minute', async () => {
		expect((await site.get('/api/suggestions?q=a')).headers.get('cache-control')).toBe('public, max-age=60');
	});

	it('follow the catalogue', async () => {
		const ask = async () => (await (await site.get('/api/suggestions?q=zzyzx')).json()).courses;
		expect(await ask()).toEqual([]);
		await database.pool.query("update courses set name = 'Zzyzx' where slug = 'falsterbo'");
		await database.pool.query("select pg_notify('fescue_changed', '[\"catalogue\"]')");
		let found: unknown[] = [];
		while (found.length === 0) {
			// Asked more often, the answer would be that it is too often.
			await new Promise((resolve) => setTimeout(resolve, 200));
			found = await ask();
		}
		expect(found).toHaveLength(1);
	});

	it.each(['q=a&q=b', 'q[]=a', 'q[a]=b', `q=${'x'.repeat(101)}`, 'name=x'])(
		'S22, S39: are refused to a query they do not know: %s',
		async (query) => {
			const answer = await site.get(`/api/suggestions?${query}`);
			expect(answer.status).toBe(400);
			expect(answer.headers.get('content-type')).toBe('application/problem+json');
			expect(await answer.json()).toMatchObject({ status: 400 });
		},
	);

	it.each(["' or 99=99--", '%', '_', '\\', '\u0000', '\ud800', "'; drop table courses"])(
		'S07: take %j for a text',
		async (text) => {
			const answer = await site.get(`/api/suggestions?q=${encodeURIComponent(text.toWellFormed())}`);
			expect(answer.status).toBe(200);
			expect(await answer.json()).toEqual({ places: [], courses: [], countries: [] });
		},
	);
});

it('course choices begin with the first of the catalogue', async () => {
	const choices = await (await site.get('/api/course-choices')).json();
	expect(choices).toHaveLength(20);
	expect(choices[0]).toMatchObject({ id: expect.any(Number), slug: expect.any(String), name: expect.any(String) });
});

it('a stamp is signed and never kept', async () => {
	const answer = await site.get(paths.stamp());
	const { stamp } = await answer.json();
	expect(answer.headers.get('cache-control')).toBe('no-store');
	expect(readStamp('k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe', stamp, new Date()).ok).toBe(true);
});

describe('covers', () => {
	it('are drawn for every course and kept for ever', async () => {
		const answer = await site.get(paths.cover('falsterbo'));
		expect(answer.headers.get('content-type')).toBe('image/svg+xml');
		expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(await answer.text()).toMatch(/^<svg /);
		expect(await (await site.get(paths.cover('falsterbo'))).text()).toMatch(/^<svg /);
	});

	it('have a share picture of 1200 by 630', async () => {
		const answer = await site.get(paths.sharePicture('falsterbo'));
		expect(answer.headers.get('content-type')).toBe('image/png');
		const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
		expect([picture.width, picture.height, picture.format]).toEqual([1200, 630, 'png']);
	});

	it.each(['no-such-course', '__proto__', '..%20', 'a'.repeat(1_000)])(
		'are not found where there is no course: %s',
		async (slug) => {
			expect((await site.get(`/covers/v1/${slug}.svg`)).status).toBe(404);
		},
	);

	it('the site has pictures of its own', async () => {
		expect((await site.get(paths.scene('hero'))).status).toBe(200);
		expect((await site.get('/covers/v1/scene/constructor.svg')).status).toBe(404);
	});
});

describe('maps', () => {
	it('show a course in its country, and are kept for ever', async () => {
		const answer = await site.get(paths.map('courses/falsterbo'));
		expect(answer.headers.get('content-type')).toBe('image/svg+xml');
		expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(await answer.text()).toMatch(/^<svg .* km<\/text><\/svg>$/);
	});

	it('show the courses of a country, a region and the world for a day', async () => {
		for (const path of [
			paths.map('countries/sweden'),
			paths.map('regions/united-kingdom/scotland'),
			paths.map('world'),
		]) {
			const answer = await site.get(path);
			expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=86400,/);
			expect(await answer.text()).toContain('h0');
		}
	});

	it.each([
		'/maps/v1/courses/no-such-course.svg',
		'/maps/v1/countries/atlantis.svg',
		'/maps/v1/countries/constructor.svg',
		"/maps/v1/regions/sweden/'%20or%201=1.svg",
		'/maps/v1/regions/atlantis/scotland.svg',
	])('S07: are not found where there is nothing: %s', async (path) => {
		expect((await site.get(path)).status).toBe(404);
	});
});
