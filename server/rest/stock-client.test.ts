import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stockClientExample } from '#app/features/data-calls/stock-client-example.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

/** The fields that the specification's client asks for. */
const COURSE =
	'id, name, location, country, continent, image_url, type, length, difficulty, description, rating, facilities';
const REVIEW = 'id, content, rating, course_id, user_id, date_played, pros, cons, created_at';

const legacyKey = await new SignJWT({ role: 'anon', iss: 'supabase', ref: 'fescue' })
	.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
	.setIssuedAt()
	.setExpirationTime('10 years')
	.sign(new TextEncoder().encode('a secret of some project, not of this site'));

let data: DataSite;
let ids: { links: number; old: number; quiet: number };

beforeAll(async () => {
	data = await startDataSite(async (database) => {
		ids = await fill(database);
	});
});
afterAll(() => data.close());

async function fill(database: TestDatabase) {
	const rated = (ratingShown: number) => ({ ratingShown, rating: ratingShown, ratingCount: 3 });
	const course = (name: string, facts: Parameters<typeof courseRow>[1]) =>
		courseRow(database, { name, searchName: name.toLowerCase(), ...facts });
	const links = await course('Skanör Links', { locality: 'Höllviken', ...rated(8.8), facilities: ['Clubhouse'] });
	const old = await course('Old (Course), St. Andrews', { locality: 'Fife', country: 'GB', ...rated(9.1) });
	const quiet = await course('Quiet 100% Heath', { region: 'Skåne län' });
	await course('Hirono', { locality: 'Miki', country: 'JP', continent: 'Asia', ...rated(8.5) });
	await course('Nine of Par 3', { kind: 'par-3' });
	for (let day = 1; day <= 12; day += 1)
		await reviewRow(database, links.id, { createdAt: new Date(Date.UTC(2026, 0, day)), content: `Day ${day} of it.` });
	await reviewRow(database, links.id, { status: 'held', content: 'Held back.' });
	await reviewRow(database, links.id, { sample: true, content: 'Made up.' });
	for (const [first_name, handle, isPublic] of [
		['Ada', 'ada', true],
		['Grace', 'grace', false],
	] as const) {
		const { userId } = await memberRow(database);
		await database.db
			.update(users)
			.set({ metadata: { first_name, last_name: 'Green' } })
			.where(eq(users.id, userId));
		await database.db.insert(profiles).values({ userId, handle, isPublic });
		const written = { userId, reviewerName: null, content: `Written by ${handle}.` };
		await reviewRow(database, old.id, { ...written, createdAt: new Date(Date.UTC(2026, 1, isPublic ? 2 : 1)) });
	}
	const { userId } = await memberRow(database);
	await database.db.insert(profiles).values({ userId, handle: 'silent', isPublic: true, publicName: 'Silent' });
	return { links: links.id, old: old.id, quiet: quiet.id };
}

/** The package as an app uses it, from a network of its own. */
function clientWith(key = 'anonymous', headers: Record<string, string> = {}): SupabaseClient {
	const { network } = newClient();
	return createClient(data.site.address, key, {
		auth: { persistSession: false, autoRefreshToken: false },
		global: { headers: { 'X-Forwarded-For': network, ...headers } },
	});
}

/** A course of a test's own, which no list has. */
const unlisted = (facts = {}) => courseRow(data.database, { kind: 'par-3', ...facts });

const namesOf = ({ data: rows }: { data: { name: unknown }[] | null }) => rows?.map(({ name }) => name);

describe.each([
	['plain text', 'anonymous'],
	['a publishable key', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'],
	['a legacy JWT', legacyKey],
])('A1: the data calls of the specification by the stock client with %s for its key', (_, key) => {
	it('courses: all with their fields, filtered, by id with their reviews, the top rated', async () => {
		const client = clientWith(key);
		const all = await client.from('courses').select(COURSE);
		expect(all).toMatchObject({ error: null, status: 200 });
		expect(Object.keys(all.data?.[0] ?? {})).toEqual(COURSE.split(', '));
		expect(namesOf(all)).toEqual(['Old (Course), St. Andrews', 'Skanör Links', 'Hirono', 'Quiet 100% Heath']);

		const text = 'ANDREWS';
		const filtered = await client
			.from('courses')
			.select('*')
			.eq('continent', 'Europe')
			.eq('country', 'United Kingdom')
			.or(`name.ilike.%${text}%,location.ilike.%${text}%,country.ilike.%${text}%`);
		expect(namesOf(filtered)).toEqual(['Old (Course), St. Andrews']);

		const one = await client.from('courses').select('*, reviews(*)').eq('id', ids.links).single();
		expect(one.data).toMatchObject({ name: 'Skanör Links', location: 'Höllviken', country: 'Sweden', rating: 8.8 });
		expect(one.data.reviews).toHaveLength(10);
		expect(one.data.reviews[0]).toMatchObject({ content: 'Day 12 of it. - Review by Karin Lind', user_id: null });

		const top = await client.from('courses').select('*').order('rating', { ascending: false }).limit(2);
		expect(top.data?.map(({ rating }) => rating)).toEqual([9.1, 8.8]);

		const choices = await client.from('courses').select('id, name, location, country').order('name');
		expect(choices.data?.[0]).toEqual({ id: expect.any(Number), name: 'Hirono', location: 'Miki', country: 'Japan' });
	});

	it('reviews: of a course, with the profiles of those who wrote, and the latest with their courses', async () => {
		const client = clientWith(key);
		const ofCourse = await client
			.from('reviews')
			.select(REVIEW)
			.eq('course_id', ids.old)
			.order('created_at', { ascending: false });
		expect(ofCourse.error).toBeNull();
		expect(ofCourse.data?.map(({ content, user_id }) => [content, user_id])).toEqual([
			['Written by ada.', 'ada'],
			// Nobody could look the name up.
			['Written by grace. - Review by Grace Green', null],
		]);
		const profile = await client
			.from('profiles')
			.select('first_name, last_name, avatar_url')
			.eq('id', ofCourse.data?.[0]?.user_id)
			.single();
		expect(profile.data).toEqual({ first_name: 'Ada', last_name: 'Green', avatar_url: null });

		const latest = await client.from('reviews').select(REVIEW).order('created_at', { ascending: false }).limit(3);
		expect(latest.data).toHaveLength(3);
		const course = await client
			.from('courses')
			.select('name, location, country, image_url')
			.eq('id', latest.data?.[0]?.course_id)
			.single();
		expect(course.data).toMatchObject({ name: expect.any(String), image_url: null });
	});

	it('a review is inserted with the name in its text, and told as it is read', async () => {
		const client = clientWith(key);
		const { id } = await unlisted();
		const content = `${words()} - Review by Karin Lind`;
		const sent = { course_id: id, rating: 9, content, date_played: '2026-06-12', user_id: null };
		expect(await client.from('reviews').insert(sent)).toMatchObject({ error: null, data: null, status: 201 });
		const [row] = await data.database.db.select().from(reviews).where(eq(reviews.courseId, id));
		expect(row).toMatchObject({ reviewerName: 'Karin Lind', rating: 9, datePlayed: '2026-06-12', userId: null });
		const read = await client.from('reviews').select(REVIEW).eq('course_id', id);
		expect(read.data).toEqual([expect.objectContaining({ ...sent, id: row?.id })]);
	});
});

/** Texts so unlike each other that none is held as a near-copy. */
const TEXTS = [
	'Seven holes along the water and a welcome as warm as the soup.',
	'Bunkers like quarries; bring a ladder, a sandwich and all your patience.',
	'Greenkeepers here deserve medals: not one bare patch after that drought.',
	'My grandmother broke ninety on it, which tells you how kind it can be.',
	'Larks over the tenth tee, and a wind that moved my ball on the eleventh.',
	'Pay for the caddie, he reads these slopes as others read the newspaper.',
	'Too long for me from any tee, yet I would walk it again tomorrow morning.',
];
let taken = 0;
const words = () => TEXTS[taken++ % TEXTS.length] ?? '';

describe('A1: lists', () => {
	it('nest chosen columns of reviews in every course', async () => {
		const { data: rows } = await clientWith().from('courses').select('name, reviews(id, content)').order('id');
		expect(rows?.map(({ name, reviews: nested }) => [name, nested.length])).toEqual(
			expect.arrayContaining([
				['Skanör Links', 10],
				['Old (Course), St. Andrews', 2],
				['Quiet 100% Heath', 0],
			]),
		);
		expect(Object.keys(rows?.[0]?.reviews[0] ?? {})).toEqual(['id', 'content']);
	});

	it('are counted, whole, in part, and without their rows', async () => {
		const counted = { count: 'exact' } as const;
		const reviewsOf = (columns: string, head = false) =>
			clientWith()
				.from('reviews')
				.select(columns, { ...counted, head })
				.eq('course_id', ids.links);
		expect(await reviewsOf('id')).toMatchObject({ count: 12, status: 200 });
		expect(await reviewsOf('id').range(4, 7)).toMatchObject({ count: 12, status: 206 });
		expect(await reviewsOf('*', true)).toMatchObject({ count: 12, data: null });
		const courses = await clientWith()
			.from('courses')
			.select('*', { ...counted, head: true })
			.eq('country', 'Japan');
		expect(courses.count).toBe(1);
		const tooFar = await reviewsOf('id').range(40, 49);
		expect(tooFar).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
	});

	it('come in parts in which none is missed or told twice, by any order', async () => {
		const client = clientWith();
		for (const order of [
			['id', true],
			['name', true],
			['name', false],
			['rating', true],
			['rating', false],
			[null, true],
		] as const) {
			const seen: unknown[] = [];
			const [column, ascending] = order;
			const { count } = await client.from('courses').select('id', { count: 'exact', head: true });
			for (let from = 0; from < (count ?? 0); from += 2) {
				const part = client
					.from('courses')
					.select('id')
					.range(from, from + 1);
				const { data: rows } = await (column === null ? part : part.order(column, { ascending }));
				seen.push(...(rows ?? []).map(({ id }) => id));
			}
			expect([order, new Set(seen).size, seen.length]).toEqual([order, count, count]);
		}
	});

	it('put those without a value last, or first where that is asked for', async () => {
		const by = (ascending: boolean, nullsFirst?: boolean) =>
			clientWith().from('courses').select('rating').order('rating', { ascending, nullsFirst });
		expect((await by(false)).data?.[0]?.rating).toBe(9.1);
		expect((await by(true)).data?.[0]?.rating).toBe(8.5);
		expect((await by(false, true)).data?.[0]?.rating).toBeNull();
	});

	it('of the reviews of one course come by grade and by the day of the round too, but not those of all', async () => {
		const by = (column: string) => clientWith().from('reviews').select('rating').order(column, { ascending: false });
		for (const column of ['rating', 'date_played']) {
			expect((await by(column)).error, column).toMatchObject({ code: 'PGRST100' });
			expect((await by(column).eq('course_id', ids.links)).data, column).toHaveLength(12);
		}
	});

	it('find what reserved characters are part of', async () => {
		const client = clientWith();
		const found = await client.from('courses').select('name').or('name.ilike."%(course), st.%",country.ilike.japan');
		expect(namesOf(found)).toEqual(['Old (Course), St. Andrews', 'Hirono']);
		expect(namesOf(await client.from('courses').select('name').ilike('name', String.raw`%100\%%`))).toEqual([
			'Quiet 100% Heath',
		]);
		expect(namesOf(await client.from('courses').select('name').ilike('name', '*HEATH'))).toEqual(['Quiet 100% Heath']);
		expect(namesOf(await client.from('courses').select('name').ilike('location', 'HÖLL_IKEN'))).toEqual([
			'Skanör Links',
		]);
		expect(namesOf(await client.from('courses').select('name').ilike('continent', 'as%'))).toEqual(['Hirono']);
		expect(namesOf(await client.from('courses').select('name').eq('name', 'Hirono'))).toEqual(['Hirono']);
		expect(namesOf(await client.from('courses').select('name').eq('name', 'hirono'))).toEqual([]);
		expect(namesOf(await client.from('courses').select('name').eq('country', 'Atlantis'))).toEqual([]);
	});
});

it('A1: courses are found by the place that is printed, whatever their source calls it', async () => {
	const client = clientWith();
	const select = () => client.from('courses').select('id, location');
	const quiet = [{ id: ids.quiet, location: 'Skåne' }];
	// The first asks the course index, the second the database.
	expect((await select().ilike('location', 'SKÅNE')).data).toEqual(quiet);
	expect((await select().eq('location', 'Skåne')).data).toEqual(quiet);
	expect((await select().ilike('location', '%län%')).data).toEqual([]);
});

describe('A1: one row', () => {
	it('is there, or is not, or is one of several', async () => {
		const client = clientWith();
		const none = await client.from('courses').select('*').eq('id', 2_147_483_647).single();
		expect(none).toMatchObject({ status: 406, data: null, error: { code: 'PGRST116' } });
		expect(none.error?.details).toContain('0 rows');
		const several = await client.from('courses').select('*').single();
		expect(several.error).toMatchObject({ code: 'PGRST116', details: expect.stringContaining('rows') });
		expect(await client.from('courses').select('name').eq('id', ids.old).maybeSingle()).toMatchObject({
			data: { name: 'Old (Course), St. Andrews' },
			error: null,
		});
		const nobody = await client.from('courses').select('*').eq('id', 2_147_483_647).maybeSingle();
		expect(nobody).toMatchObject({ data: null, error: null });
	});
});

describe('A1, S31: profiles', () => {
	it('are told of those whose reviews show a name and whose page is public, to whoever knows them', async () => {
		const client = clientWith();
		for (const handle of ['grace', 'silent', 'nobody', 'ada@golf.example'])
			expect((await client.from('profiles').select('*').eq('id', handle)).data, handle).toEqual([]);
		const { data: rows } = await client.from('profiles').select('*').eq('id', 'ada');
		expect(rows).toEqual([{ id: 'ada', first_name: 'Ada', last_name: 'Green', avatar_url: null }]);
		expect((await client.from('profiles').select('*')).error).toMatchObject({ code: 'PGRST100' });
		expect((await client.from('profiles').select('*').ilike('id', '%')).error?.code).toMatch(/^PGRST100$/);
		for (const column of ['email', 'user_id', 'metadata', 'handicap_tenths'])
			expect((await client.from('profiles').select(column).eq('id', 'ada')).error?.code, column).toBe('42703');
	});
});

describe('A1: a review that is inserted', () => {
	const insertable = async () => {
		const { id } = await unlisted({ openedYear: 1990 });
		const rows = () => data.database.db.select().from(reviews).where(eq(reviews.courseId, id));
		return { review: { course_id: id, rating: 9, content: words(), date_played: null, user_id: null }, rows };
	};

	it('comes back where that is asked for, alone or in a list', async () => {
		const { review } = await insertable();
		const one = await clientWith().from('reviews').insert(review).select('id, content, status, user_id').single();
		expect(one).toMatchObject({ status: 201, error: null });
		expect(one.data).toEqual({ id: expect.any(Number), content: review.content, status: 'published', user_id: null });
		const { review: second } = await insertable();
		const list = await clientWith().from('reviews').insert([second]).select();
		expect(list.data).toEqual([expect.objectContaining({ content: second.content })]);
	});

	it('S52: is held by the rules of the form, and says so where it comes back', async () => {
		const { review, rows } = await insertable();
		const content = `${review.content} Buy at www.golf-balls.example now!`;
		const { data: told } = await clientWith()
			.from('reviews')
			.insert({ ...review, content })
			.select()
			.single();
		expect(told).toMatchObject({ content, status: 'held' });
		expect(await rows()).toMatchObject([{ status: 'held' }]);
	});

	it('may have the course as text, as the select of a form has it', async () => {
		const { review, rows } = await insertable();
		const { error } = await clientWith()
			.from('reviews')
			.insert({ ...review, course_id: String(review.course_id) });
		expect([error, (await rows()).length]).toEqual([null, 1]);
	});

	it.each([
		[{ rating: 11 }, '23514', 'Please provide a rating.'],
		[{ rating: 0 }, '23514', 'Please provide a rating.'],
		[{ rating: 5.5 }, '23514', 'Please provide a rating.'],
		[{ rating: null }, '23514', 'Please provide a rating.'],
		[{ course_id: 2_147_483_647 }, '23514', 'Please select a golf course.'],
		[{ content: 'Short - Review by Karin Lind' }, '23514', 'Review must be at least 10 characters.'],
		[{ content: `${TEXTS[0]} - Review by K` }, '23514', 'Please provide your name.'],
		[{ date_played: '2999-01-01' }, '23514', 'The date played cannot be in the future.'],
		[{ date_played: '1980-01-01' }, '23514', 'The course had not opened yet on that date.'],
		[{ user_id: 'ada' }, '23514', expect.stringMatching(/^user_id is not as described: .*Always null or empty/)],
		[{ status: 'published' }, 'PGRST204', 'Could not find such a column of reviews'],
		[{ __proto__: null, is_admin: true }, 'PGRST204', 'Could not find such a column of reviews'],
	])('S21, S50: is refused with the words of the form: %j', async (wrong, code, message) => {
		const { review, rows } = await insertable();
		const { error, status } = await clientWith()
			.from('reviews')
			.insert({ ...review, ...wrong });
		expect([status, error]).toMatchObject([
			400,
			{ code, message, hint: expect.stringContaining(`${TINY_ORIGIN}/api`) },
		]);
		expect(await rows()).toEqual([]);
	});

	it('S32: is taken from programs and our own pages, and from no page of another site', async () => {
		const { review, rows } = await insertable();
		const afar = clientWith('key', { Origin: 'https://elsewhere.example' });
		expect((await afar.from('reviews').insert(review)).error).toMatchObject({ code: '42501' });
		expect(await rows()).toEqual([]);
		const own = clientWith('key', { Origin: TINY_ORIGIN, 'Sec-Fetch-Site': 'same-origin' });
		expect((await own.from('reviews').insert(review)).error).toBeNull();
	});
});

describe('A1: everything else is refused in PostgREST’s form, with words that name /api', () => {
	const one = { course_id: 1, rating: 9, content: 'Firm, fast and honest.' };
	it.each<[string, string, number, (client: SupabaseClient) => PromiseLike<{ error: unknown; status: number }>]>([
		['another table', 'PGRST205', 404, (client) => client.from('users').select('*')],
		['a table of the system', 'PGRST205', 404, (client) => client.from('pg_catalog.pg_user').select('*')],
		['another schema', 'PGRST106', 406, (client) => client.schema('auth').from('courses').select('*')],
		['a function', 'PGRST202', 404, (client) => client.rpc('version')],
		['an update', 'PGRST117', 405, (client) => client.from('reviews').update({ rating: 1 }).eq('id', 1)],
		['a delete', 'PGRST117', 405, (client) => client.from('reviews').delete().eq('id', 1)],
		['an upsert', 'PGRST122', 400, (client) => client.from('reviews').upsert(one)],
		['two reviews at once', 'PGRST100', 400, (client) => client.from('reviews').insert([one, one])],
		['an insert elsewhere', 'PGRST117', 405, (client) => client.from('courses').insert({ name: 'Mine' })],
		['another operator', 'PGRST100', 400, (client) => client.from('courses').select('*').gt('id', 1)],
		['several values', 'PGRST100', 400, (client) => client.from('courses').select('*').in('id', [1, 2])],
		['a negation', 'PGRST100', 400, (client) => client.from('courses').select('*').not('name', 'ilike', 'a')],
		['an or of others', 'PGRST100', 400, (client) => client.from('courses').select('*').or('id.eq.1,id.eq.2')],
		['another embed', 'PGRST200', 400, (client) => client.from('reviews').select('*, courses(*)')],
		['a private column', '42703', 400, (client) => client.from('reviews').select('network_hash')],
		[
			'a private filter',
			'42703',
			400,
			(client) => client.from('reviews').select('*').eq('visitor_email', 'a@b.example'),
		],
		['a private order', '42703', 400, (client) => client.from('reviews').select('*').order('visitor_email')],
		['CSV', 'PGRST107', 406, (client) => client.from('courses').select('*').csv()],
		['a guess at the count', 'PGRST122', 400, (client) => client.from('courses').select('*', { count: 'planned' })],
		['a trial', 'PGRST122', 400, (client) => client.from('reviews').insert(one).rollback()],
	])('%s', async (_, code, status, ask) => {
		const answer = await ask(clientWith());
		expect([answer.status, answer.error]).toMatchObject([
			status,
			{ code, message: expect.any(String), hint: expect.stringContaining(`${TINY_ORIGIN}/api`) },
		]);
	});
});

it('A1: the example of the page runs as it is printed', async () => {
	const client = spawn(process.execPath, ['--input-type=module', '--eval', stockClientExample(data.site.address)]);
	expect((await text(client.stdout)).trim()).toBe('Skanör Links 8.8 Day 12 of it. - Review by Karin Lind');
});
