import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COURSES_A_SHEET, readCourseSheet } from '#domain/catalogue/site-map-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/sites/tiny-site.ts';

const MANY = 30_000;

let database: TestDatabase;
let site: TinySite;

beforeAll(async () => {
	database = await openTestDatabase();
	await database.pool.query(`
		insert into courses (slug, name, country, continent, source, source_id, updated_at)
		select 'course-' || n, 'Course ' || n, 'SE', 'Europe', 'test', n::text, '2026-03-04T05:06:07Z'
		from generate_series(1, ${MANY}) n`);
	site = await startTinySite(database.url);
});

afterAll(async () => {
	await site.close();
	await database.close();
});

const textOf = async (path: string) => (await site.get(path)).text();
const review = (status: string, sample: boolean, createdAt: string) =>
	database.pool.query(
		`insert into reviews (course_id, content, rating, status, sample, created_at)
		 values ((select id from courses where slug = 'course-7'), 'Firm and fast all day long', 8, $1, $2, $3)`,
		[status, sample, createdAt],
	);

describe('S7: the site map', () => {
	it('is named by robots.txt', async () => {
		expect(await textOf('/robots.txt')).toContain(`Sitemap: ${TINY_ORIGIN}/sitemap.xml`);
	});

	it('has every course once, in sheets that search engines take', async () => {
		const index = await site.get('/sitemap.xml');
		expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
		const sheets = [...(await index.text()).matchAll(/<loc>([^<]*)/g)].map(
			([, address = '']) => new URL(address).pathname,
		);
		expect(sheets).toEqual([
			'/sitemaps/pages.xml',
			'/sitemaps/golfers.xml',
			...[1, 2, 3].map((n) => `/sitemaps/courses-${n}.xml`),
		]);
		const texts = await Promise.all(sheets.slice(2).map(textOf));
		const addresses = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address));
		expect(new Set(addresses).size).toBe(MANY);
		expect(addresses).toContain(`${TINY_ORIGIN}/courses/sweden/course-${MANY}`);
		for (const text of texts) expect(text).toMatch(/^<\?xml[\s\S]*<urlset [\s\S]*<\/urlset>\n$/);
	});

	it('says when a course changed, or was last reviewed by somebody real', async () => {
		await review('published', true, '2026-09-09T09:09:09Z');
		await review('held', false, '2026-08-08T08:08:08Z');
		const changed = async () =>
			/course-7<\/loc><lastmod>([^<]*)/.exec(await textOf('/sitemaps/courses-1.xml'))?.[1] ?? 'nowhere';
		expect(await changed()).toBe('2026-03-04T05:06:07.000Z');
		await review('published', false, '2026-05-05T05:05:05Z');
		expect(await changed()).toBe('2026-05-05T05:05:05.000Z');
		expect(await textOf('/sitemap.xml')).toContain('courses-1.xml</loc><lastmod>2026-05-05T05:05:05.000Z');
	});

	it('is read 250 courses at a time', async () => {
		const sizes = [];
		for await (const batch of readCourseSheet(database.context(), 2)) sizes.push(batch.length);
		expect(sizes).toEqual(Array(COURSES_A_SHEET / 250).fill(250));
	});

	it.each(['0', '4', '99999999999', '-1', '1.5', 'a', '01'])('has no sheet %s', async (number) => {
		expect((await site.get(`/sitemaps/courses-${number}.xml`)).status).toBe(404);
	});

	it.each(['identity', 'gzip'])(
		'R36: is broken off where it breaks after its first byte, and never ends as if whole: %s',
		async (encoding) => {
			// No date can be made of it.
			const breakAt = (day: string) =>
				database.pool.query(`update courses set updated_at = '${day}' where slug = 'course-5000'`);
			await breakAt('infinity');
			const read = () => site.get('/sitemaps/courses-1.xml', { headers: { 'accept-encoding': encoding } });
			const broken = await read();
			expect(broken.status).toBe(200);
			await expect(broken.text()).rejects.toThrow('terminated');
			const id = broken.headers.get('x-request-id') ?? 'none';
			await expect
				.poll(() => site.lines.some((line) => line.includes(id) && line.includes('Invalid time value')))
				.toBe(true);
			await breakAt('2026-03-04T05:06:07Z');
			expect(await (await read()).text()).toMatch(/<\/urlset>\n$/);
		},
	);

	it('R21: is read by twelve at once, one after the other; the rest is turned away', async () => {
		const locking = await database.pool.connect();
		await locking.query('begin; lock table courses in access exclusive mode');
		const statuses: number[] = [];
		const ask = async () => {
			const answer = await site.get('/sitemaps/courses-3.xml');
			statuses.push(answer.status);
			await answer.body?.cancel();
			return answer.headers.get('retry-after');
		};
		const asking = Array.from({ length: 18 }, ask);
		await expect.poll(() => statuses).toEqual(Array(6).fill(503));
		await locking.query('rollback');
		locking.release();
		const waits = await Promise.all(asking);
		expect(statuses.slice(6)).toEqual(Array(12).fill(200));
		expect(waits.filter((wait) => /^\d+$/.test(wait ?? ''))).toHaveLength(6);
		expect(site.lines.filter((line) => line.includes('LineFull'))).toEqual([]);
		// Who leaves makes room.
		await expect.poll(async () => (await site.get('/sitemaps/courses-3.xml')).text()).toMatch(/<\/urlset>\n$/);
	});

	it('comes plain to those who cannot unpack, and answers a HEAD', async () => {
		const plain = await site.get('/sitemaps/courses-3.xml', { headers: { 'accept-encoding': 'identity' } });
		expect(plain.headers.get('content-encoding')).toBeNull();
		expect(await plain.text()).toContain('</urlset>');
		const head = await site.get('/sitemaps/courses-3.xml', { method: 'HEAD' });
		expect(head.status).toBe(200);
		expect(head.headers.get('content-length')).toBeNull();
		expect((await site.get('/sitemaps/courses-4.xml', { method: 'HEAD' })).status).toBe(404);
	});

	it('R21: is not read for a HEAD further than to its first courses', async () => {
		// No date can be made of it: who reads so far says so in the log.
		const breakAt = (day: string) =>
			database.pool.query(`update courses set updated_at = '${day}' where slug = 'course-5000'`);
		await breakAt('infinity');
		const broken = () => site.lines.filter((line) => line.includes('Invalid time value')).length;
		const before = broken();
		expect((await site.get('/sitemaps/courses-1.xml', { method: 'HEAD' })).status).toBe(200);
		// The pieces of all sheets take turns: a HEAD that read on would be there before this one.
		await expect((await site.get('/sitemaps/courses-1.xml')).text()).rejects.toThrow('terminated');
		await expect.poll(broken).toBeGreaterThan(before);
		expect(broken()).toBe(before + 1);
		await breakAt('2026-03-04T05:06:07Z');
	});
});

describe('security.txt', () => {
	it('says where to report a weakness, and for how long that is true', async () => {
		const text = await textOf('/.well-known/security.txt');
		expect(text).toContain('Contact: mailto:security@fescue.example\n');
		expect(text).toContain(`Canonical: ${TINY_ORIGIN}/.well-known/security.txt\n`);
		const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
		expect(expires).toBeGreaterThan(Date.now());
		expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
	});
});
