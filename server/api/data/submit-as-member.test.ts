import { createClient } from '@supabase/supabase-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { reviews } from '#database/schema/reviews.ts';
import { type AppMember, appMember, type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { newClient } from '#tests/support/facts/accounts.ts';

let data: DataSite;
let members = 0;
let taken = 0;

beforeAll(async () => {
	data = await startDataSite();
});
afterAll(() => data.close());

const newMember = (firstName?: string) => appMember(data, `app${++members}@golf.example`, firstName);

/** Texts so unlike each other that none is held as a near-copy. */
const TEXTS = [
	'Seven holes along the water and a welcome as warm as the soup.',
	'Bunkers like quarries; bring a ladder, a sandwich and all your patience.',
	'Greenkeepers here deserve medals: not one bare patch after that drought.',
	'My grandmother broke ninety on it, which tells you how kind it can be.',
	'Trams rattle behind the fourteenth tee, and nobody there looks up any more.',
	'Heather up to the knees, so leave the driver at home with the dog.',
	'A clubhouse of corrugated iron, and the best sandwiches north of the river.',
	'Eighteen ways to lose a ball, each of them worth a photograph.',
];
const words = () => TEXTS[taken++ % TEXTS.length] ?? '';

async function trial() {
	const { id } = await courseRow(data.database);
	const rows = () => data.database.db.select().from(reviews).where(eq(reviews.courseId, id));
	return { id, review: { course_id: id, rating: 9, content: words(), date_played: '2026-06-12' }, rows };
}

const bearing = ({ token }: Pick<AppMember, 'token'>) => ({ Authorization: `Bearer ${token}` });
const KEY = { 'Idempotency-Key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };

describe('A3: a review that a program sends with an access token', () => {
	it('belongs to the account, whatever name stands in it', async () => {
		const member = await newMember();
		const { id, review, rows } = await trial();
		const content = `${review.content} - Review by Somebody Else`;
		expect((await data.submit({ ...review, content, user_id: null }, bearing(member))).status).toBe(201);
		expect(await rows()).toMatchObject([
			{ userId: member.userId, reviewerName: null, visitorEmail: null, content: review.content, status: 'published' },
		]);
		const [told] = (await data.read(`/api/courses/${id}/reviews`)).items;
		expect(told).toMatchObject({ content: review.content, profile: { first_name: 'Ada', last_name: 'Green' } });
	});

	it('R7: is one a course and day, and says so', async () => {
		const member = await newMember();
		const { review, rows } = await trial();
		expect((await data.submit(review, bearing(member))).status).toBe(201);
		const second = await data.submit({ ...review, rating: 3, content: words() }, bearing(member));
		expect([second.status, (await second.json()).error]).toEqual([
			400,
			expect.stringContaining('You have a review of this course for that day already.'),
		]);
		expect(await rows()).toHaveLength(1);
	});

	it('is stored once for a key, which is the member’s own', async () => {
		const [one, other] = [await newMember(), await newMember('Grace')];
		const { review, rows } = await trial();
		const answers = await Promise.all(
			Array.from({ length: 4 }, () => data.submit(review, { ...bearing(one), ...KEY })),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
		expect(await rows()).toHaveLength(1);
		expect((await data.submit({ ...review, rating: 1 }, { ...bearing(one), ...KEY })).status).toBe(422);
		const others = await data.submit({ ...review, content: words() }, { ...bearing(other), ...KEY });
		expect(others.status).toBe(201);
		expect((await rows()).map(({ userId }) => userId).sort()).toEqual([one.userId, other.userId].sort());
	});

	it('S52: is held by the rules of the form', async () => {
		const member = await newMember();
		const { review, rows } = await trial();
		const answer = await data.submit(
			{ ...review, content: `${words()} Buy at www.golf-balls.example!` },
			bearing(member),
		);
		expect(await answer.json()).toMatchObject({ success: true, held: expect.arrayContaining(['link']) });
		expect(await rows()).toMatchObject([{ status: 'held', userId: member.userId }]);
	});
});

describe('A3, S16: credentials that are no good are refused, and never taken for none', () => {
	const ended = async (end: (member: AppMember) => Promise<unknown>) => {
		const member = await newMember();
		await end(member);
		return `Bearer ${member.token}`;
	};
	const call = (path: string, { token }: AppMember, method = 'POST') =>
		data.call(`/auth/v1${path}`, { method, headers: bearing({ token }) });

	it.each<[string, () => Promise<string>]>([
		['a word', async () => 'Bearer anonymous'],
		['another scheme', async () => 'Basic YTpi'],
		['nothing behind the scheme', async () => 'Bearer'],
		['no scheme', async () => ''],
		['a token that was changed', async () => `Bearer ${(await newMember()).token.slice(0, -4)}AAAA`],
		['two tokens', async () => `Bearer ${(await newMember()).token} ${(await newMember()).token}`],
		['of a session that was signed out', () => ended((member) => call('/logout', member))],
		[
			'of an account that is gone',
			() => ended(({ userId }) => data.database.db.delete(users).where(eq(users.id, userId))),
		],
		[
			'of a member who is suspended',
			() =>
				ended(({ userId }) =>
					data.database.db
						.update(users)
						.set({ bannedUntil: new Date('2999-01-01') })
						.where(eq(users.id, userId)),
				),
		],
	])('%s', async (_, credentials) => {
		const { review, rows } = await trial();
		const answer = await data.submit(review, { Authorization: await credentials() });
		expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
		expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm="Fescue"/);
		expect(await answer.json()).toMatchObject({ status: 401, detail: expect.any(String) });
		expect(await rows()).toEqual([]);
	});

	it('a cookie is not looked at', async () => {
		const member = await newMember();
		const { review, rows } = await trial();
		expect((await data.submit(review, { Cookie: `__Host-at=${member.token}` })).status).toBe(201);
		expect(await rows()).toMatchObject([{ userId: null }]);
	});

	it('S10: no token stands in the log', async () => {
		const member = await newMember();
		await data.submit((await trial()).review, bearing(member));
		await data.submit('{', bearing(member));
		expect(data.site.lines.join('\n')).not.toContain(member.token.slice(-30));
	});
});

describe('A3: the stock client', () => {
	/** As an app has it: with a key, and the session of a member. */
	const clientOf = ({ token }: AppMember) =>
		createClient(data.site.address, 'anonymous', {
			accessToken: async () => token,
			global: { headers: { 'X-Forwarded-For': newClient().network } },
		});

	it('inserts for the member who is signed in', async () => {
		const member = await newMember();
		const { review, rows } = await trial();
		const inserted = await clientOf(member)
			.from('reviews')
			.insert({ ...review, user_id: null });
		expect(inserted).toMatchObject({ status: 201, error: null });
		expect(await rows()).toMatchObject([{ userId: member.userId }]);
	});

	it('is told that its session has ended', async () => {
		const member = await newMember();
		await data.call('/auth/v1/logout', { method: 'POST', headers: bearing(member) });
		const { review, rows } = await trial();
		const inserted = await clientOf(member).from('reviews').insert(review);
		expect(inserted).toMatchObject({ status: 401, error: { code: 'PGRST301' } });
		expect(await rows()).toEqual([]);
	});
});
