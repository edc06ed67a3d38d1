import { ReadStream } from 'node:fs';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/sites/tiny-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let test: TestDatabase;
let site: TinySite;
let folder: string;
let network = 0;

beforeAll(async () => {
	[test, folder] = await Promise.all([openTestDatabase(), makeTemporaryFolder()]);
	site = await startTinySite(test.url, { DATA_DIRECTORY: folder, TRUST_PROXY: '1' });
});
afterAll(async () => {
	await site.close();
	await test.close();
});

const jpeg = () =>
	sharp({ create: { width: 90, height: 60, channels: 3, background: '#373' } })
		.jpeg()
		.toBuffer();

/** Posts files as a page of ours does, each time from another network. */
function send(
	files: [name: string, bytes: Buffer | string | File][],
	path = '/api/pictures',
	texts: Record<string, string> = {},
) {
	const body = new FormData();
	for (const [name, value] of Object.entries(texts)) body.set(name, value);
	for (const [name, bytes] of files) {
		const isNamed = bytes instanceof File;
		body.append(name, isNamed ? bytes : new File([new Uint8Array(Buffer.from(bytes))], 'x.php%00.jpg'));
	}
	const headers = { Origin: TINY_ORIGIN, 'X-Forwarded-For': `198.51.100.${++network}` };
	return site.get(path, { method: 'POST', body, headers });
}

/** What is left of posts with files that are being received. */
const posts = async () =>
	(await readdir(join(folder, 'pictures', 'temporary'))).filter((name) => name.startsWith('post-'));

async function readyPhotograph(): Promise<string> {
	const answer = await send([['photograph', await jpeg()]]);
	const { id } = (await answer.json()) as { id: string };
	await expect
		.poll(async () => (await site.get(`/api/pictures/${id}`)).json(), { timeout: 30_000 })
		.toEqual({ status: 'ready' });
	return id;
}

async function giveTo(id: string, status: 'published' | 'held') {
	const slug = `course-${id.slice(0, 8)}`;
	const [course] = await test.db
		.insert(courses)
		.values({ slug, name: slug, country: 'SE', continent: 'Europe', source: 'test', sourceId: slug })
		.returning({ id: courses.id });
	const courseId = course?.id ?? 0;
	const [review] = await test.db
		.insert(reviews)
		.values({ courseId, reviewerName: 'Ada', content: 'Firm and fast.', rating: 8, status })
		.returning({ id: reviews.id });
	await test.db.update(photographs).set({ reviewId: review?.id, courseId, position: 1 }).where(eq(photographs.id, id));
	return review?.id ?? 0;
}

describe('a photograph that was uploaded', () => {
	it('is made behind, and is public with its published review alone', async () => {
		const id = await readyPhotograph();
		const path = `/pictures/${id}-small.webp`;
		expect((await site.get(path)).status).toBe(404);
		const reviewId = await giveTo(id, 'held');
		expect((await site.get(path)).status).toBe(404);
		await test.db.update(reviews).set({ status: 'published' }).where(eq(reviews.id, reviewId));
		const answer = await site.get(path);
		expect(answer.status).toBe(200);
		const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
		expect({ width, format }).toEqual({ width: 90, format: 'webp' });
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'image/webp',
			'x-content-type-options': 'nosniff',
			'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
			'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
		});
		const known = { 'If-None-Match': answer.headers.get('etag') ?? '' };
		expect((await site.get(path, { headers: known })).status).toBe(304);
		const reads = vi.spyOn(ReadStream.prototype, '_read');
		const head = await site.get(path, { method: 'HEAD' });
		expect([head.status, head.headers.get('content-length')]).toEqual([200, answer.headers.get('content-length')]);
		await site.get('/api/pictures/x');
		expect(reads).not.toHaveBeenCalled();
		reads.mockRestore();
	});

	it.each([
		'/pictures/0f8fad5b-d9cb-469f-a165-70867728950e-small.webp',
		'/pictures/0f8fad5b-d9cb-469f-a165-70867728950e-huge.webp',
		'/pictures/0f8fad5b-d9cb-469f-a165-70867728950e-small.php',
		'/pictures/..%2F..%2Fsecret',
		'/pictures/incoming%2F0f8fad5b-d9cb-469f-a165-70867728950e',
		'/pictures/x',
		'/api/pictures/x',
	])('S38: %s is not found', async (path) => {
		expect((await site.get(path)).status).toBe(404);
	});
});

describe('S42, S43: what is no photograph', () => {
	it.each([
		['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 422, /not drawings/],
		['<!doctype html><script>1</script>', 422, /not a picture/],
		['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 422, /HEIC.*JPEG/],
	])('%s', async (bytes, status, words) => {
		const answer = await send([['photograph', bytes]]);
		expect(answer.status).toBe(status);
		expect(await answer.json()).toMatchObject({ status, detail: expect.stringMatching(words) });
	});

	it.each([
		['x.jpg.php', 'application/x-php'],
		['x.php%00.jpg', 'text/html'],
		['x.svg', 'image/svg+xml'],
	])('S42: a picture named %s and said to be %s is only that picture, under our name', async (name, type) => {
		const picture = new Uint8Array(await jpeg());
		const answer = await send([['photograph', new File([picture], name, { type })]]);
		expect(answer.status).toBe(201);
		expect(Object.values(await answer.json())).toEqual([
			expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
		]);
		const script = new File(['<!doctype html><script>1</script>'], 'x.jpg', { type: 'image/jpeg' });
		expect((await send([['photograph', script]])).status).toBe(422);
	});

	it('no file, two files and a file of another name are 400', async () => {
		expect((await send([])).status).toBe(400);
		expect(
			(
				await send([
					['photograph', 'a'],
					['photograph', 'b'],
				])
			).status,
		).toBe(400);
		expect((await send([['other', 'a']])).status).toBe(400);
	});

	it('S32: nothing is taken from another site, nor without a form', async () => {
		const headers = { Origin: 'https://evil.example', 'X-Forwarded-For': '198.51.100.250' };
		const body = new FormData();
		body.set('photograph', new Blob(['x']), 'x.jpg');
		expect((await site.get('/api/pictures', { method: 'POST', body, headers })).status).toBe(403);
		expect((await site.post('/api/pictures', 'photograph=x')).status).toBe(400);
	});
});

describe('forms that ask for no files', () => {
	it.each(['/form', '/auth/v1/signup', '/closed'])('R27: %s refuses them', async (path) => {
		expect([405, 415]).toContain((await send([['photograph', 'x']], path)).status);
	});
});

describe('R28: a form with files that is not as it should be', () => {
	const part = (head: string, words: string) => `--x\r\n${head}\r\n\r\n${words}\r\n`;
	const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
	const picture = `${named('photograph')}; filename="a.jpg"\r\nContent-Type: image/jpeg`;
	const lines = (count: number) => Array.from({ length: count }, (_, at) => `\r\nX-${at}: y`).join('');
	const post = (path: string, body: string, type = 'multipart/form-data; boundary=x') =>
		site.post(path, body, {
			Origin: TINY_ORIGIN,
			'Content-Type': type,
			'X-Forwarded-For': `198.51.100.${++network}`,
		});

	it.each([
		['no boundary', part(picture, 'x'), 'multipart/form-data'],
		['no end', part(picture, 'x')],
		['10,000 parts', part(named('word'), 'x').repeat(10_000)],
		['10,000 lines in the head of a part', part(named('word') + lines(10_000), 'x')],
		['21 lines in the head of a part', part(named('word') + lines(20), 'x')],
		['10,000 lines in the head of a file', part(picture + lines(10_000), 'x')],
		['a file name of 5 KB', part(picture.replace('a.jpg', 'a'.repeat(5_000)), 'x')],
		['words where a file is expected', part(named('photograph'), 'words')],
		['a file where words are expected', part(picture.replace('photograph', 'word'), 'x')],
		['a file that another form asks for', part(picture.replace('photograph', 'avatar'), 'x')],
		['70 KB without a head', part('', 'x'.repeat(70_000))],
	])('%s: 400, nothing is kept, and the next form is taken', async (what, parts, type?) => {
		const before = await test.db.$count(photographs);
		const end = what === 'no end' ? '' : '--x--\r\n';
		const body = part(picture, 'first') + part(named('word'), 'kept') + parts + end;
		const [data, page] = await Promise.all([post('/api/pictures', body, type), post('/album', body, type)]);
		expect([data.status, data.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
		expect(await data.json()).toMatchObject({ status: 400, title: 'That request could not be read' });
		expect([page.status, page.headers.get('cache-control')]).toEqual([400, 'no-store']);
		expect(await page.text()).toContain('<h1>That request could not be read</h1>');
		expect(await test.db.$count(photographs)).toBe(before);
		expect(await posts()).toEqual([]);
		expect((await send([['photograph', await jpeg()]])).status).toBe(201);
		expect(site.lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
	});

	it.each([
		['without a choice', part(`${named('photograph')}; filename=""\r\nContent-Type: application/octet-stream`, '')],
		['without the field', ''],
		['with a file', part(picture, 'x')],
	])('and %s it is taken', async (_, parts) => {
		const answer = await post('/album', `${part(named('word'), 'kept')}${parts}--x--\r\n`);
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/paper?saved=kept']);
	});
});

it('R28: no file of a post is left once it is answered', async () => {
	await send([['photograph', 'no picture']]);
	await expect.poll(() => readdir(join(folder, 'pictures', 'temporary'))).toEqual([]);
});

it('R28: no file is left of a sender who hangs up before the answer, and what was sent whole is taken', async () => {
	const waiting = `select 1 from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "photographs"%'`;
	const before = await test.db.$count(photographs);
	const body = new FormData();
	body.append('photograph', new File([new Uint8Array(await jpeg())], 'x.jpg'));
	const headers = { Origin: TINY_ORIGIN, 'X-Forwarded-For': '198.51.100.251' };
	const leaving = new AbortController();
	// No row is written, and nothing answered, before the lock is let go.
	await test.db.transaction(async (tx) => {
		await tx.execute('lock table photographs in exclusive mode');
		const sent = site.get('/api/pictures', { method: 'POST', body, headers, signal: leaving.signal });
		await expect.poll(async () => (await test.pool.query(waiting)).rowCount).toBe(1);
		expect(await posts()).toHaveLength(1);
		leaving.abort();
		await expect(sent).rejects.toThrow('abort');
	});
	await expect.poll(() => test.db.$count(photographs)).toBe(before + 1);
	await expect.poll(posts).toEqual([]);
});

it.skipIf(process.getuid?.() === 0)('R16: a store that may not be written is told as such', async () => {
	await chmod(join(folder, 'pictures'), 0o500);
	const answer = await send([['photograph', await jpeg()]]);
	await chmod(join(folder, 'pictures'), 0o755);
	expect(answer.status).toBe(503);
});
