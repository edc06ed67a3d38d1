import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles, users } from '#database/schema/accounts.ts';
import { placeNames, places } from '#database/schema/places.ts';
import { settings } from '#database/schema/system.ts';
import { FIELD_LIST, factsWith, writtenName } from '#domain/catalogue/facts/fields.ts';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

let data: DataSite;
let links: number;

/** Writes past the commands have to be told to the site, as another node would. */
const tell = (...keys: string[]) =>
	data.database.pool.query('select pg_notify($1, $2)', ['fescue_changed', JSON.stringify(keys)]);

beforeAll(async () => {
	data = await startDataSite(async (database) => {
		links = await fill(database);
	});
});

async function fill(database: TestDatabase): Promise<number> {
	const facts = { locality: 'Höllviken', type: '18 holes, par 71', lengthMetres: 6218, description: 'By the sea.' };
	const course = await courseRow(database, { ...facts, name: 'Skanör Links', facilities: ['Clubhouse'] });
	for (const name of ['Wentworth', 'Swinley Forest', 'Sunningdale Old', 'Sunningdale New'])
		await courseRow(database, { name, locality: 'Surrey', country: 'GB' });
	const position = { latitude: 34.8, longitude: 135 };
	await courseRow(database, { name: 'Hirono', locality: 'Miki', country: 'JP', continent: 'Asia', ...position });
	const town = { kind: 'town', country: 'JP', names: { en: 'Miki' }, ...position } as const;
	await database.db.insert(places).values({ ...town, id: 'town-1', slug: 'miki' });
	await database.db.insert(placeNames).values({ placeId: 'town-1', folded: 'miki', weight: 48 });
	return course.id;
}

afterAll(() => data.close());

const idsOf = (part: { items: Record<string, unknown>[] }) => part.items.map(({ id }) => id);
const namesOf = (part: { items: Record<string, unknown>[] }) => part.items.map(({ name }) => name);
/** A followed `next`, on the address the test's site has. */
const pathOf = (address: string | null) => (address ?? '').replace(TINY_ORIGIN, '');

describe('courses', () => {
	it('have the fields of the specification, what tells how good a rating is (T1), and further facts by name', async () => {
		const [course] = (await data.read('/api/courses?q=skanor')).items;
		const further = factsWith('calls').map(({ told }) => [told.name, null]);
		const stored = FIELD_LIST.flatMap(({ name, field }) => (field.told ? [writtenName(name)] : []));
		const { fact_sources: sources, ...facts } = course ?? {};
		expect(sources).toContainEqual({
			...{ fact: 'Type', source: 'rows', source_id: null, taken_on: '2026-05-01', checked_on: null },
		});
		expect(facts).toEqual({
			...Object.fromEntries(further),
			...Object.fromEntries(stored.map((field) => [field, null])),
			slug: expect.stringMatching(/^row-course-/),
			url: expect.stringMatching(/^https:\/\/golf\.test\/courses\/sweden\/row-course-/),
			picture_url: expect.stringMatching(/^https:\/\/golf\.test\/covers\/v[^/]+\/row-course-\d+\.svg$/),
			...{ region: null, club: null, closed_on: null, length_metres: 6218 },
			sources: [{ source: 'rows', source_id: expect.stringMatching(/^row-course-/) }],
			kind: 'Course',
			id: links,
			name: 'Skanör Links',
			location: 'Höllviken',
			country: 'Sweden',
			continent: 'Europe',
			image_url: null,
			type: '18 holes, par 71',
			length: '6,218 m (6,800 yd)',
			difficulty: null,
			description: 'By the sea.',
			rating: null,
			rating_count: 0,
			ranked: false,
			facilities: ['Clubhouse'],
		});
	});

	it('are filtered by continent, country and text', async () => {
		expect(namesOf(await data.read('/api/courses?continent=Asia'))).toEqual(['Hirono']);
		expect((await data.read('/api/courses?continent=all')).items).toHaveLength(6);
		expect((await data.read('/api/courses?country=United%20Kingdom')).items).toHaveLength(4);
		expect((await data.read('/api/courses?country=gb&q=sunningdale')).items).toHaveLength(2);
		expect(await data.read('/api/courses?country=Atlantis')).toEqual({ items: [], next: null });
	});

	it('are filtered by what is known of them, as the find page does, and the next part by the same', async () => {
		expect(namesOf(await data.read('/api/courses?facilities=clubhouse'))).toEqual(['Skanör Links']);
		expect((await data.read('/api/courses?price=1.2&access=public')).items).toEqual([]);
		for (const { name, choices } of FILTERS) {
			const every = choices.map(({ value }) => value).join('.');
			expect((await data.call(`/api/courses?${name}=${every}`)).status, name).toBe(200);
			expect((await data.call(`/api/courses?${name}=nonsense`)).status, name).toBe(400);
		}
	});

	it('come in parts in which none is missed or told twice, while others are rated and added', async () => {
		const seen: unknown[] = [];
		let path = '/api/courses?limit=2';
		const all = idsOf(await data.read('/api/courses'));
		for (let round = 0; path !== ''; round += 1) {
			const part = await data.read(path);
			seen.push(...idsOf(part));
			path = pathOf(part.next);
			const [first] = all;
			if (round === 0) await reviewRow(data.database, Number(first), { rating: 3 });
		}
		expect(seen).toEqual(all);
	});
});

describe('one course', () => {
	it('has its newest reviews, and the way to the rest', async () => {
		const { id } = await courseRow(data.database, { name: 'Nested' });
		for (let day = 1; day <= 12; day += 1)
			await reviewRow(data.database, id, { createdAt: new Date(Date.UTC(2026, 0, day)), content: `Day ${day} of it.` });
		const course = await data.read(`/api/courses/${id}`);
		expect(course.reviews).toHaveLength(10);
		expect(course.reviews[0]).toMatchObject({ content: 'Day 12 of it. - Review by Karin Lind', course_id: id });
		const rest = await data.read(pathOf(String(course.more_reviews)));
		expect(rest.items.map(({ content }) => content)).toEqual(
			[2, 1].map((day) => `Day ${day} of it. - Review by Karin Lind`),
		);
		expect(rest.next).toBeNull();
	});

	it.each(['/api/courses/2147483647', '/api/courses/2147483647/reviews'])('is not found: %s', async (path) => {
		const answer = await data.call(path);
		expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
		expect(answer.headers.get('access-control-allow-origin')).toBe('*');
	});
});

describe('S31: what is told of those who write', () => {
	it('is what the site prints: no address, no account, no network, no note', async () => {
		const { userId, email } = await memberRow(data.database);
		await data.database.db
			.update(users)
			.set({ metadata: { first_name: 'Ada', last_name: 'Green' } })
			.where(eq(users.id, userId));
		const { id } = await courseRow(data.database, { name: 'Private' });
		const secret = {
			visitorEmail: 'shy@golf.example',
			networkHash: 'hash-of-network',
			heldBy: ['link'],
			rejectionWords: 'note',
		};
		await reviewRow(data.database, id, { ...secret, userId, reviewerName: null, datePlayed: '2026-02-03' });
		const text = await (await data.call(`/api/courses/${id}`)).text();
		for (const word of [userId, email, ...Object.values(secret).flat()]) expect(text).not.toContain(word);
		const [review] = JSON.parse(text).reviews;
		expect(review).toEqual({
			id: expect.any(Number),
			content: 'Firm, fast and honest.',
			rating: 8,
			course_id: id,
			user_id: null,
			date_played: '2026-02-03',
			pros: [],
			cons: [],
			created_at: expect.any(String),
			url: expect.stringMatching(/^https:\/\/golf\.test\/courses\/sweden\/row-course-\d+\?review=\d+#review-\d+$/),
			profile: { first_name: 'Ada', last_name: 'Green', avatar_url: null },
		});
	});

	it('has a handle only where the public page is on, and the public name instead of the real one', async () => {
		const { userId } = await memberRow(data.database);
		await data.database.db
			.update(users)
			.set({ metadata: { first_name: 'Greta' } })
			.where(eq(users.id, userId));
		await data.database.db.insert(profiles).values({ userId, handle: 'links-lover', publicName: 'Links Lover' });
		const { id } = await courseRow(data.database, { name: 'Handles' });
		await reviewRow(data.database, id, { userId, reviewerName: null });
		const reviewNow = async () => (await data.read(`/api/courses/${id}/reviews`)).items[0];
		expect(await reviewNow()).toMatchObject({ user_id: null, profile: { first_name: 'Links Lover', last_name: null } });
		await data.database.db.update(profiles).set({ isPublic: true }).where(eq(profiles.userId, userId));
		await tell(`member:${userId}`);
		await expect.poll(async () => (await reviewNow())?.user_id).toBe('links-lover');
	});

	it('S06: a member whose text ends as if another had written it stays the author', async () => {
		const { userId } = await memberRow(data.database);
		await data.database.db
			.update(users)
			.set({ metadata: { first_name: 'Ada' } })
			.where(eq(users.id, userId));
		const { id } = await courseRow(data.database, { name: 'Trap' });
		await reviewRow(data.database, id, { userId, reviewerName: null, content: 'Grand. - Review by Admin' });
		const [review] = (await data.read(`/api/courses/${id}/reviews`)).items;
		expect(review?.content).toBe('Grand. - Review by Admin - Review by Ada');
	});
});

describe('R9: what is not told', () => {
	it('held, rejected, withdrawn and sample reviews', async () => {
		const { id } = await courseRow(data.database, { name: 'Held' });
		for (const status of ['held', 'rejected', 'withdrawn'] as const) await reviewRow(data.database, id, { status });
		await reviewRow(data.database, id, { sample: true });
		expect((await data.read(`/api/courses/${id}`)).reviews).toEqual([]);
		const latest = await data.read('/api/latest-reviews?limit=50');
		expect(latest.items.filter(({ course_id }) => course_id === id)).toEqual([]);
	});

	it('a rating that samples are part of', async () => {
		const rated = { rating: 8.1, ratingShown: 8.1, ratingCount: 3 };
		const real = await courseRow(data.database, { name: 'Zyq Real', ...rated });
		const sampled = await courseRow(data.database, { name: 'Zyq Sampled', ...rated });
		await reviewRow(data.database, sampled.id, { sample: true });
		await data.database.db.insert(settings).values({ key: 'samples', value: { day: '2026-01-01', present: true } });
		await tell('*');
		const told = async ({ id }: { id: number }) => {
			const { rating, rating_count, ranked } = await data.read(`/api/courses/${id}`);
			return [rating, rating_count, ranked];
		};
		await expect
			.poll(() => Promise.all([real, sampled].map(told)))
			.toEqual([
				[8.1, 3, true],
				[null, 0, false],
			]);
		await data.database.db.delete(settings).where(eq(settings.key, 'samples'));
		await tell('*');
	});
});

it('the top begins with the highest rated, the latest with the newest, each with its course', async () => {
	const best = await courseRow(data.database, { name: 'Best', rating: 9.9, ratingShown: 9.9, ratingCount: 9 });
	await reviewRow(data.database, best.id, {
		createdAt: new Date(Date.now() + 60_000),
		content: 'The newest of them all.',
	});
	await tell('ranking', 'reviews:latest');
	await expect.poll(async () => (await data.read('/api/top-courses?limit=1')).items[0]?.name).toBe('Best');
	const first = await data.read('/api/top-courses?limit=2');
	const second = await data.read(pathOf(first.next));
	expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(await data.read('/api/top-courses?limit=4')));
	expect((await data.read('/api/top-courses')).items).toHaveLength(10);
	const latest = await data.read('/api/latest-reviews');
	expect(latest.items).toHaveLength(5);
	const older = await data.read(pathOf(latest.next));
	expect(idsOf(latest)).not.toEqual(expect.arrayContaining(idsOf(older)));
	expect(latest.items[0]).toMatchObject({
		content: 'The newest of them all. - Review by Karin Lind',
		course: { name: 'Best', location: '', country: 'Sweden', image_url: null },
	});
});

it('courses to choose from have four fields', async () => {
	const [first] = (await data.read('/api/course-list?q=hirono')).items;
	expect(first).toEqual({ id: expect.any(Number), name: 'Hirono', location: 'Miki', country: 'Japan' });
	expect((await data.read('/api/course-list?limit=3')).items).toHaveLength(3);
});

it('what the search box offers, with addresses to go to', async () => {
	const page = expect.stringMatching(/^https:\/\/golf\.test\/top-rated-courses\?course=[a-z\d-]+$/);
	expect(await data.read('/api/suggestion-list?q=hirnoo')).toEqual({
		places: [],
		courses: [{ name: 'Hirono', location: 'Miki', country: 'Japan', page }],
		countries: [],
	});
	expect((await data.read('/api/suggestion-list?q=japan')).countries).toMatchObject([
		{ name: 'Japan', page: 'https://golf.test/top-rated-courses?country=japan' },
	]);
	expect(await data.read('/api/suggestion-list')).toEqual({ places: [], courses: [], countries: [] });
	expect((await data.read('/api/suggestion-list?q=m%C3%AFki')).places).toContainEqual({
		kind: 'town',
		name: 'Miki',
		within: 'Japan',
		courses: 1,
		page: 'https://golf.test/find-course?town=jp-miki',
	});
});

describe('how the calls are answered', () => {
	it('with an ETag, and 304 to whoever has it', async () => {
		const first = await data.call('/api/courses?q=hirono');
		expect(first.headers.get('cache-control')).toBe('public, max-age=60');
		const etag = first.headers.get('etag') ?? '';
		const again = await data.call('/api/courses?q=hirono', { headers: { 'If-None-Match': etag } });
		expect([again.status, await again.text()]).toEqual([304, '']);
		expect((await data.call('/api/courses', { method: 'HEAD' })).status).toBe(200);
	});

	it('K8: with the licence of facts of courses, readable by pages of other sites, and none of reviews', async () => {
		const licence = '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"';
		const ofCourses = [
			'/api/courses',
			`/api/courses/${links}`,
			'/api/top-courses',
			'/api/course-list',
			'/api/suggestion-list',
		];
		for (const path of ofCourses) {
			const { headers } = await data.call(path);
			expect([path, headers.get('link')]).toEqual([path, licence]);
			expect(headers.get('access-control-expose-headers')).toMatch(/\bLink\b/);
		}
		for (const path of ['/api/latest-reviews', `/api/courses/${links}/reviews`]) {
			expect([path, (await data.call(path)).headers.get('link')]).toEqual([path, null]);
		}
	});

	it('S32: to pages of every site, for reading alone', async () => {
		const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };
		const read = await data.call('/api/top-courses', { headers });
		expect(read.headers.get('access-control-allow-origin')).toBe('*');
		expect(read.headers.get('access-control-allow-credentials')).toBeNull();
		const preflight = await data.call('/api/courses/1', { method: 'OPTIONS', headers });
		expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
		expect(preflight.headers.get('access-control-allow-headers')).toBe('*, Authorization');
		const writing = await data.call('/api/reviews', { method: 'OPTIONS', headers });
		expect([writing.status, writing.headers.get('access-control-allow-origin')]).toEqual([405, null]);
		expect((await data.call('/api/stamp', { method: 'OPTIONS', headers })).status).toBe(405);
	});

	it.each([
		'/api/courses?limit=0',
		'/api/courses?limit=51',
		'/api/courses?limit=1e1',
		'/api/courses?limit=1&limit=2',
		'/api/courses?continent=Atlantis',
		'/api/courses?cursor=%00',
		'/api/courses?cursor=AAAA',
		'/api/courses?page=2',
		`/api/courses?q=${'x'.repeat(101)}`,
		'/api/courses?q[a]=b',
		'/api/courses/9223372036854775808',
		'/api/courses/1/reviews?cursor=NDI',
		'/api/courses/0',
		'/api/courses/x',
		'/api/top-courses?limit=-1',
	])('R30, S39: with 400 and no word of what was sent to %s', async (path) => {
		const answer = await data.call(path);
		const text = await answer.text();
		expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
		expect(text).not.toMatch(/Atlantis|xxx|9223372036854775808|at .*\.ts|select/);
		expect(JSON.parse(text)).toMatchObject({ status: 400, detail: expect.any(String), type: 'about:blank' });
	});

	it('S55: with what is left of the allowance, and 429 with the seconds to wait when nothing is', async () => {
		const ask = () => data.call('/api/courses/1', { headers: { 'X-Forwarded-For': '203.0.113.77' } });
		const first = await ask();
		expect(first.headers.get('ratelimit-policy')).toBe('"default";q=600;w=3600');
		expect(first.headers.get('ratelimit')).toMatch(/^"default";r=599;t=3(600|5\d\d)$/);
		for (let count = 0; count < 12; count += 1) await Promise.all(Array.from({ length: 50 }, ask));
		const last = await ask();
		expect([last.status, last.headers.get('content-type')]).toEqual([429, 'application/problem+json']);
		expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(last.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/);
		expect((await data.call('/api/courses/1')).status).toBe(200);
	});
});
