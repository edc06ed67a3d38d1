import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';
import { TABLE_NAMES } from './tables.ts';

const WORDS = 'Firm, fast and honest from the first tee to the last green.';
const ELSEWHERE = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };

let data: DataSite;
let course: number;

beforeAll(async () => {
	data = await startDataSite(async (database) => {
		for (const name of ['Wentworth', 'Swinley Forest', 'Sunningdale'])
			course = (await courseRow(database, { name })).id;
		for (let count = 0; count < 3; count += 1) await reviewRow(database, course);
	});
});
afterAll(() => data.close());

const get = (query: string, headers: Record<string, string> = {}) => data.call(`/rest/v1/${query}`, { headers });
const insert = (body: unknown, headers: Record<string, string> = {}, query = '') =>
	data.call(`/rest/v1/reviews${query}`, {
		method: 'POST',
		body: typeof body === 'string' ? body : JSON.stringify(body),
		headers: { 'Content-Type': 'application/json', ...headers },
	});

/** A refusal as PostgREST's clients take it. */
async function refusal(answer: Response) {
	const text = await answer.text();
	const body: Record<string, unknown> = JSON.parse(text);
	expect(Object.keys(body).sort(), text).toEqual(['code', 'details', 'hint', 'message']);
	expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
	expect(String(body.hint)).toContain(`${TINY_ORIGIN}/api`);
	return { status: answer.status, code: body.code, text };
}

describe('A1: a list on the wire', () => {
	it.each<[string, Record<string, string>, number, string]>([
		['', {}, 200, '0-2/*'],
		['', { Prefer: 'count=exact' }, 200, '0-2/3'],
		['&limit=2', { Prefer: 'count=exact' }, 206, '0-1/3'],
		['&limit=2&offset=2', { Prefer: 'count=exact' }, 206, '2-2/3'],
		['', { Range: '1-1', 'Range-Unit': 'items', Prefer: 'count=exact' }, 206, '1-1/3'],
		['', { Range: '1-' }, 200, '1-2/*'],
		['&offset=3', { Prefer: 'count=exact' }, 206, '*/3'],
		['&limit=0', {}, 200, '*/*'],
		['&offset=40', {}, 200, '*/*'],
	])('%s %j: %i %s', async (query, headers, status, range) => {
		for (const table of ['courses', 'reviews']) {
			const answer = await get(`${table}?select=id&order=id${query}`, headers);
			expect([table, answer.status, answer.headers.get('content-range')]).toEqual([table, status, range]);
		}
	});

	it('has an entity tag of its own for each form, and no store on the way keeps it', async () => {
		const path = `courses?id=eq.${course}`;
		const first = await get(path);
		const etag = first.headers.get('etag') ?? '';
		expect((await get(path, { 'If-None-Match': etag })).status).toBe(304);
		const single = await get(path, { Accept: 'application/vnd.pgrst.object+json', 'If-None-Match': etag });
		expect([single.status, single.headers.get('content-type')]).toEqual([
			200,
			'application/vnd.pgrst.object+json; charset=utf-8',
		]);
		expect(first.headers.get('cache-control')).toBe('private, no-cache');
		for (const name of ['Accept', 'Accept-Encoding', 'Prefer', 'Range'])
			expect(first.headers.get('vary')?.split(', ')).toContain(name);
		expect(first.headers.get('ratelimit-policy')).toBe('"default";q=600;w=3600');
	});

	it('is as it is now once a review has been written', async () => {
		const { id } = await courseRow(data.database, { name: 'Fresh' });
		const path = `courses?select=rating,reviews(content)&id=eq.${id}`;
		expect(await (await get(path)).json()).toEqual([{ rating: null, reviews: [] }]);
		expect((await insert({ course_id: id, rating: 9, content: WORDS })).status).toBe(201);
		expect(await (await get(path)).json()).toEqual([{ rating: 9, reviews: [{ content: WORDS }] }]);
	});

	it('K8: of courses says the licence of their facts, as the data calls do; none of reviews or people', async () => {
		const licence = '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"';
		for (const table of TABLE_NAMES) {
			const { headers } = await get(`${table}?id=eq.${course}`, ELSEWHERE);
			expect([table, headers.get('link')]).toEqual([table, table === 'courses' ? licence : null]);
			expect(headers.get('access-control-expose-headers')).toMatch(/\bLink\b/);
		}
	});

	it('is filtered by all that stands after the question mark, another of these too', async () => {
		expect(await (await get('courses?name=ilike.S*?')).json()).toEqual([]);
		expect(await (await get('courses?or=(name.ilike.?*,name.ilike.s*)&limit=1')).json()).toHaveLength(1);
	});

	it('is asked for by HEAD for its head', async () => {
		const answer = await data.call('/rest/v1/courses', { method: 'HEAD', headers: { Prefer: 'count=exact' } });
		expect([answer.status, await answer.text()]).toEqual([200, '']);
		expect(answer.headers.get('content-range')).toMatch(/^0-\d+\/\d+$/);
	});
});

describe('A1, S32: pages of other sites', () => {
	it.each(TABLE_NAMES)('may read %s with all that the stock client sends', async (table) => {
		const asked = 'accept-profile,apikey,authorization,prefer,range,range-unit,x-client-info,content-profile';
		const preflight = await data.call(`/rest/v1/${table}?select=*`, {
			method: 'OPTIONS',
			headers: { ...ELSEWHERE, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': asked },
		});
		expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
		const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ');
		expect(allowed).toEqual(expect.arrayContaining(asked.split(',')));
		expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
		const answer = await get(`${table}?id=eq.1`, ELSEWHERE);
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
		expect(answer.headers.get('access-control-expose-headers')).toContain('Content-Range');
		expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
	});

	it('are told what was wrong, and write nothing', async () => {
		const unknown = await get('secrets', ELSEWHERE);
		expect(unknown.headers.get('access-control-allow-origin')).toBe('*');
		expect(await refusal(unknown)).toMatchObject({ status: 404, code: 'PGRST205' });
		const before = await data.database.db.$count(reviews);
		const written = await insert({ course_id: course, rating: 9, content: WORDS }, ELSEWHERE);
		expect(written.headers.get('access-control-allow-origin')).toBe('*');
		expect(await refusal(written)).toMatchObject({ status: 403, code: '42501' });
		expect(await data.database.db.$count(reviews)).toBe(before);
	});
});

describe('what is hostile', () => {
	const marker = 'zzz-marker';

	it.each([
		`courses?name=eq.%00${marker}`,
		`courses?name=ilike.${'%25a'.repeat(60)}`,
		`courses?name=ilike.${marker}%5C`,
		`courses?or=${'('.repeat(2_000)}`,
		`courses?or=(${'or('.repeat(1_000)}name.ilike.a${')'.repeat(1_000)})`,
		`courses?or=(${Array(300).fill('name.ilike.a').join()})`,
		`courses?select=${'reviews('.repeat(500)}`,
		`courses?select=${marker},id`,
		`courses?select=id&select=${marker}`,
		`courses?order=${Array(500).fill('id').join()}`,
		`courses?order=id;drop table reviews`,
		`courses?order=rating.desc nulls first, (select ${marker})`,
		`courses?id=eq.1;select pg_sleep(9)`,
		`courses?${marker}=eq.1`,
		`courses?__proto__=eq.1`,
		`courses?limit=${marker}`,
		`courses?offset=-1`,
		`reviews?course_id=eq.1e9`,
		`reviews?course_id=eq.' or 1=1--`,
		`profiles?id=ilike.%25`,
		`profiles`,
		`rpc/pg_sleep?seconds=9`,
		`${marker}`,
	])('S22, S39: is refused with no word of what was sent: %s', async (query) => {
		const told = await refusal(await get(query));
		expect(told.status).toBeGreaterThanOrEqual(400);
		expect(told.status).toBeLessThan(500);
		expect(told.text).not.toContain(marker);
	});

	it('S39: is no more than a text that nothing is called', async () => {
		for (const text of ["' or '1'='1", '"; drop table reviews; --', '$1', '%%', 'ａ', '\u202e', '_'.repeat(90)])
			for (const operator of ['eq', 'ilike'])
				expect((await get(`courses?name=${operator}.${encodeURIComponent(`zz${text}`)}`)).status, text).toBe(200);
		expect(await data.database.db.$count(reviews)).toBeGreaterThan(0);
	});

	it('takes a thousand columns for the few there are', async () => {
		const answer = await get(`courses?select=${Array(1_000).fill('id').join()}&limit=1`);
		expect(Object.keys((await answer.json())[0])).toEqual(['id']);
	});

	it('S22: is told of an address that is too long, and of a method that there is none of, in the same form', async () => {
		expect(await refusal(await get(`courses?name=eq.${'a'.repeat(9_000)}`))).toMatchObject({ status: 414 });
		for (const method of ['PUT', 'PATCH', 'DELETE'])
			expect(await refusal(await data.call('/rest/v1/reviews?id=eq.1', { method }))).toMatchObject({ status: 405 });
	});

	it('R27, S22: bodies that are no review', async () => {
		for (const [body, code] of [
			['{', 'PGRST102'],
			['null', 'PGRST102'],
			['[]', 'PGRST102'],
			['[[[]]]', 'PGRST102'],
			['"a"', 'PGRST102'],
			[`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'PGRST102'],
			[`{"course_id":1,"rating":9,"content":"${WORDS}","__proto__":{"status":"published"}}`, 'PGRST204'],
			['{"rating":{"toString":1},"course_id":[1]}', '23514'],
		] as const)
			expect(await refusal(await insert(body)), body.slice(0, 80)).toMatchObject({ status: 400, code });
		const review = { course_id: course, rating: 9, content: WORDS };
		expect(await refusal(await insert({ ...review, content: 'x'.repeat(70_000) }))).toMatchObject({ status: 413 });
		expect(await refusal(await insert(review, { 'Content-Type': 'text/csv' }))).toMatchObject({ status: 415 });
		expect(await refusal(await insert(review, { 'Content-Encoding': 'gzip' }))).toMatchObject({ status: 415 });
		for (const query of ['?on_conflict=id', '?id=eq.1', '?columns=', '?columns=rating)', '?order=id'])
			expect(await refusal(await insert(review, {}, query)), query).toMatchObject({ status: 400, code: 'PGRST100' });
	});

	it('R30: answers 200 or refuses, and never fails, whatever the query', async () => {
		const name = fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'id', 'name', 'country', 'course_id', 'x');
		const piece = fc.constantFrom(
			...[
				'eq.',
				'ilike.',
				'(',
				')',
				',',
				'*',
				'%',
				'"',
				'\\',
				'name',
				'id',
				'.asc',
				'.desc',
				'reviews',
				'1',
				' ',
				'\0',
			],
		);
		const text = fc
			.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 })
			.map((parts) => parts.join(''));
		const query = fc.array(fc.tuple(name, text), { maxLength: 4 });
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...TABLE_NAMES), query, async (table, pairs) => {
				const search = new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()]));
				const answer = await get(`${table}?${search}`);
				if (answer.status === 200) expect(await answer.json()).toBeInstanceOf(Array);
				else expect((await refusal(answer)).status).toBeOneOf([400, 416]);
			}),
			{ numRuns: 200 },
		);
	});
});

it('R21: what goes through all reviews is done one after the other, twenty wait, and the rest is told to come again', async () => {
	const locking = await data.database.pool.connect();
	await locking.query('begin; lock table reviews in access exclusive mode');
	const refused: Response[] = [];
	const ask = async (_: unknown, at: number) => {
		const counted = at % 2 === 0;
		const answer = await get(
			`reviews?select=id&limit=1&offset=${counted ? at : 5_000 + at}`,
			counted ? { Prefer: 'count=exact' } : {},
		);
		if (answer.status === 503) refused.push(answer);
		return answer.status;
	};
	const asking = Array.from({ length: 24 }, ask);
	await expect.poll(() => refused.length).toBe(3);
	await locking.query('rollback');
	locking.release();
	const statuses = await Promise.all(asking);
	expect(statuses.filter((status) => status !== 503)).toHaveLength(21);
	for (const answer of refused) expect(await refusal(answer)).toMatchObject({ code: 'PGRST001' });
	expect((await get('reviews?select=id&limit=1&offset=9')).status).toBe(200);
});

describe('S55: what a network may ask for', () => {
	it('is counted with the data calls, whatever becomes of it', async () => {
		const from = { 'X-Forwarded-For': '203.0.113.77' };
		const left = async (answer: Response) => Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
		const before = await left(await data.call('/api/courses', { headers: from }));
		expect(await left(await get('courses', from))).toBe(before - 1);
		expect(await left(await get('nothing', from))).toBe(before - 2);
		expect(await left(await get('courses?x=1', from))).toBe(before - 3);
	});

	it('is refused with the seconds to wait when there is nothing left', async () => {
		const from = { 'X-Forwarded-For': '203.0.113.78' };
		const answers = await Promise.all(Array.from({ length: 31 }, () => insert({ course_id: 1, rating: 0 }, from)));
		const [refused, ...others] = answers.filter(({ status }) => status === 429);
		expect(others).toEqual([]);
		expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
		if (refused) await refusal(refused);
	});
});
