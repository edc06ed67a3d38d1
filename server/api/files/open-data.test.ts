import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { makeCatalogueFile } from '#tests/support/facts/open-file.ts';
import { startTinySite } from '#tests/support/sites/tiny-site.ts';

const DAY = new Date('2026-06-01T00:00:30Z');
const NAME = 'courses-2026-06-01.csv.gz';

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite();
});
afterAll(() => data.close());
beforeEach(async () => {
	await data.database.db.execute(sql`truncate courses, open_files, country_summaries, region_summaries cascade`);
});

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('K8: the file of the catalogue', () => {
	it('is sent whole, to be kept as a file, with its licence', async () => {
		await courseRow(data.database, { name: 'Hillside', slug: 'hillside' });
		const { bytes, file } = await makeCatalogueFile(data.database, DAY);
		const answer = await data.call(`/data/${NAME}`, { headers: { 'accept-encoding': 'gzip' } });
		expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
			200,
			{
				'content-type': 'application/gzip',
				'content-length': String(bytes.length),
				'content-disposition': `attachment; filename="${NAME}"`,
				etag: `"${file.hash.slice(0, 32)}"`,
				'last-modified': 'Mon, 01 Jun 2026 00:00:30 GMT',
				link: expect.stringMatching(
					/^<https:\/\/opendatacommons\.org\/licenses\/odbl\/1-0\/>; rel="license", <[^>]+\/api\/changed-courses\?cursor=\w+>; rel="next"$/,
				),
				'cache-control': 'public, max-age=3600',
			},
		]);
		expect(answer.headers.has('content-encoding')).toBe(false);
		const sent = await bytesOf(answer);
		expect(createHash('sha256').update(sent).digest('hex')).toBe(file.hash);
		expect(gunzipSync(sent).toString()).toContain('hillside,');
	});

	it('is told without being sent to who has it, and to who asks for the head', async () => {
		await makeCatalogueFile(data.database, DAY);
		const head = await data.call(`/data/${NAME}`, { method: 'HEAD' });
		expect([head.status, (await bytesOf(head)).length]).toEqual([200, 0]);
		expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
		const etag = head.headers.get('etag') ?? '';
		for (const known of [etag, `"other", W/${etag}`, '*']) {
			const again = await data.call(`/data/${NAME}`, { headers: { 'if-none-match': known } });
			expect([again.status, again.headers.get('etag')], known).toEqual([304, etag]);
		}
		expect((await data.call(`/data/${NAME}`, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
	});

	it('is led to from an address without a day, and from those of days before', async () => {
		await makeCatalogueFile(data.database, DAY);
		for (const name of ['courses.csv.gz', 'courses-2026-05-20.csv.gz']) {
			const answer = await data.call(`/data/${name}`);
			expect([answer.status, answer.headers.get('location')], name).toEqual([302, `/data/${NAME}`]);
		}
	});

	it('is not found under another name or of a day to come; before the first is made one is told to come again', async () => {
		const first = await data.call('/data/courses.csv.gz');
		expect([first.status, first.headers.get('retry-after')]).toEqual([503, '30']);
		await makeCatalogueFile(data.database, DAY);
		for (const name of ['courses-2026-06-02.csv.gz', 'courses.csv', 'photographs.csv.gz', 'courses-1.csv.gz'])
			expect((await data.call(`/data/${name}`)).status, name).toBe(404);
	});

	it('is broken off, and never taken for whole, where it goes while it is sent', async () => {
		// So much that hardly can be packed that it is sent in several pieces.
		await data.database.db.execute(sql`
			insert into courses (slug, name, country, continent, source, source_id, description)
			select 'c' || n, md5(n::text), 'SE', 'Europe', 's', n::text, md5(n::text || 'a') || md5(n::text || 'b')
			from generate_series(1, 4000) n`);
		await makeCatalogueFile(data.database, DAY);
		await data.database.db.execute(sql`delete from open_file_pieces where number > 0`);
		await expect(data.call(`/data/${NAME}`).then(bytesOf)).rejects.toThrow();
		expect(data.site.lines.join('\n')).toContain(`Sending the file ${NAME} failed`);
		await data.database.db.execute(sql`delete from open_file_pieces`);
		expect((await data.call(`/data/${NAME}`)).status).toBe(500);
	});

	it('S55: is limited as data calls are', async () => {
		await makeCatalogueFile(data.database, DAY);
		const few = await startTinySite(data.database.url, {}, undefined, {
			allowances: { data: { points: 2, duration: 60 } },
		});
		try {
			const statuses: number[] = [];
			for (let time = 0; time < 3; time++) statuses.push((await few.get(`/data/${NAME}`)).status);
			expect(statuses).toEqual([200, 200, 429]);
		} finally {
			await few.close();
		}
	});
});
