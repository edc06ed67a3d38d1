import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	MEMBER_ANSWERS,
	MEMBER_CALLS,
	type MemberCallName,
	memberCallList,
} from '#app/features/data-calls/members/member-calls.ts';
import { EXAMPLE_BODIES } from '#app/features/data-calls/members/member-examples.ts';
import { problem } from '#app/features/data-calls/shapes.ts';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, helpfulVotes, playedCourses, reviews } from '#database/schema/reviews.ts';
import { ROUND_MESSAGES } from '#domain/rounds/round-limits.ts';
import { utcDay } from '#domain/shared/day.ts';
import { type AppMember, appMember, type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { unlikeWords } from '#tests/support/facts/unlike-words.ts';

const APP = 'https://app.golf.test';

let data: DataSite;
let members = 0;
let words = 0;

beforeAll(async () => {
	data = await startDataSite(undefined, { APP_ORIGINS: APP });
});
afterAll(() => data.close());

const newMember = (firstName?: string) => appMember(data, `book${++members}@golf.example`, firstName);
const bearing = ({ token }: Pick<AppMember, 'token'>) => ({ Authorization: `Bearer ${token}` });

type Sending = { id?: number | string; body?: unknown; query?: string; headers?: Record<string, string> };

/** Makes a call as a member's program does. */
function send(
	name: MemberCallName,
	headers: Record<string, string>,
	{ id = 1, body, query = '', ...more }: Sending = {},
) {
	const { method, path } = MEMBER_CALLS[name];
	return data.call(`${path.replace('{id}', String(id))}${query}`, {
		method,
		headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers, ...more.headers },
		body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
	});
}

/** The answer of a call that is taken: by its own schema, and kept by nobody. */
async function read<Name extends MemberCallName>(name: Name, member: AppMember, sending: Sending = {}) {
	const answer = await send(name, bearing(member), sending);
	const body: unknown = await answer.json();
	expect([answer.status, answer.headers.get('cache-control'), body]).toEqual([
		200,
		'no-store, private',
		expect.anything(),
	]);
	const told = MEMBER_ANSWERS[MEMBER_CALLS[name].answer].parse(body);
	expect(body).toEqual(told);
	// Each schema is the one of the call's own answer.
	return told as ReturnType<(typeof MEMBER_ANSWERS)[(typeof MEMBER_CALLS)[Name]['answer']]['parse']>;
}

/** A refusal as programs take it. */
async function refusal(sent: Response | Promise<Response>) {
	const answer = await sent;
	const { headers } = answer;
	expect(headers.get('content-type')).toBe('application/problem+json');
	expect(headers.get('cache-control')).toBe('no-store');
	return problem.parse(await answer.json());
}

/** A text that is like no other. */
const text = () =>
	`${['Heather', 'Bunkers', 'Oaks', 'Larks', 'Burns'][words % 5]} number ${++words}: ${unlikeWords()}.`;

async function sentBy(member: AppMember, facts: object = {}) {
	const course = await courseRow(data.database);
	const review = {
		course_id: course.id,
		rating: 9,
		content: text(),
		date_played: '2026-06-12',
		pros: ['Greens'],
		...facts,
	};
	const answer = await data.submit(review, bearing(member));
	expect(answer.status).toBe(201);
	const [row] = await data.database.db.select().from(reviews).where(eq(reviews.courseId, course.id));
	if (!row) throw new Error('no review');
	return { course, review, id: row.id };
}

describe('A3: every call for a member', () => {
	it.each(memberCallList())('%s asks for a token that is good', async (name, { body }) => {
		const sending = { body: body && EXAMPLE_BODIES[body] };
		const ended = await newMember();
		await data.call('/auth/v1/logout', { method: 'POST', headers: bearing(ended) });
		for (const [headers, error] of [
			[{}, ''],
			[{ Authorization: 'Basic YTpi' }, ''],
			[{ Authorization: 'Bearer no.such.token' }, ', error="invalid_token"'],
			[bearing(ended), ', error="invalid_token"'],
			// A cookie is nobody's token.
			[{ Cookie: `__Host-at=${(await newMember()).token}` }, ''],
		] as const) {
			const answer = await send(name, headers, sending);
			expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, `Bearer realm="Fescue"${error}`]);
			expect(await refusal(answer)).toMatchObject({ detail: expect.any(String) });
		}
	});

	it('is over with the account, and not taken while it is suspended', async () => {
		const [gone, suspended] = [await newMember(), await newMember()];
		const { db } = data.database;
		await db.delete(users).where(eq(users.id, gone.userId));
		await db
			.update(users)
			.set({ bannedUntil: new Date('2999-01-01') })
			.where(eq(users.id, suspended.userId));
		for (const member of [gone, suspended])
			expect(await refusal(send('getMe', bearing(member)))).toMatchObject({ status: 401 });
	});

	it.each(memberCallList())('S32: %s is allowed to the pages of named apps alone', async (name, { body, method }) => {
		const member = await newMember();
		const page = (origin: string) => ({ ...bearing(member), Origin: origin, 'Sec-Fetch-Site': 'cross-site' });
		const sending = { body: body && EXAMPLE_BODIES[body] };
		const refused = await send(name, page('https://elsewhere.test'), sending);
		expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
		const answer = await send(name, page(APP), sending);
		expect([answer.status < 500, answer.headers.get('access-control-allow-origin')]).toEqual([true, APP]);
		const path = MEMBER_CALLS[name].path.replace('{id}', '1');
		for (const [origin, allowed] of [
			[APP, APP],
			['https://elsewhere.test', null],
		] as const) {
			const headers = {
				Origin: origin,
				'Access-Control-Request-Method': method,
				'Access-Control-Request-Headers': 'authorization',
			};
			const preflight = await data.call(path, { method: 'OPTIONS', headers });
			expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, allowed]);
		}
	});

	it('R30, S39: names what was wrong with its path, its query and its body, with what is right', async () => {
		const member = await newMember();
		const wrong = async (name: MemberCallName, sending: Sending) => refusal(send(name, bearing(member), sending));
		for (const id of ['0', '-1', '1e9', '9999999999', 'x', '%27'])
			expect(await wrong('getMyMarks', { id })).toMatchObject({ status: 400, detail: expect.stringContaining('id') });
		expect(await wrong('listMyReviews', { query: '?limit=51' })).toMatchObject({
			status: 400,
			detail: expect.stringContaining('limit'),
		});
		expect(await wrong('listMyReviews', { query: '?page=2' })).toMatchObject({ status: 400 });
		for (const name of ['listMyReviews', 'listMyWishes', 'listMyPlayed', 'listMyCheckIns', 'listMyVotes'] as const)
			expect(await wrong(name, { query: '?cursor=bm8' })).toMatchObject({
				status: 400,
				detail: expect.stringContaining('cursor'),
			});
		const position = EXAMPLE_BODIES.SentCheckIn;
		expect(await wrong('checkMeIn', { body: { ...position, latitude: 91 } })).toMatchObject({
			status: 400,
			field: 'latitude',
			detail: expect.stringMatching(/latitude.*90/),
		});
		expect(await wrong('checkMeIn', { body: { ...position, user_id: 'x' } })).toMatchObject({
			status: 400,
			detail: expect.stringContaining('knows only'),
		});
		const profile = { ...EXAMPLE_BODIES.SentProfile, handle: null, is_public: false };
		for (const [body, field] of [
			[{ ...profile, handicap: 99 }, 'handicap'],
			[{ ...profile, first_name: '' }, 'first_name'],
			[{ ...profile, is_public: 'on' }, 'is_public'],
			[{ ...profile, is_public: true }, 'handle'],
			[{ ...profile, home_country: 'XX' }, 'home_country'],
			[{ ...profile, role: 'chief' }, undefined],
			[[], undefined],
			['null', undefined],
			['', undefined],
		] as const) {
			const { status, field: told, detail } = await wrong('saveMe', { body });
			expect([status, told, detail]).toEqual([400, field, expect.any(String)]);
		}
	});

	it('R27: takes JSON alone, and says so', async () => {
		const member = await newMember();
		const sent = (body: string, headers: Record<string, string> = {}) =>
			refusal(send('saveMe', bearing(member), { body, headers }));
		expect(await sent('{')).toMatchObject({ status: 400, detail: 'The body is no JSON.' });
		expect(await sent(`{"a":${'['.repeat(60_000)}`)).toMatchObject({ status: 400 });
		expect(await sent('first_name=Ada', { 'Content-Type': 'application/x-www-form-urlencoded' })).toMatchObject({
			status: 415,
			detail: 'Send the body as application/json.',
		});
		expect(await sent('{}', { 'Content-Encoding': 'gzip' })).toMatchObject({ status: 415 });
		expect(await sent(JSON.stringify('x'.repeat(70_000)))).toMatchObject({ status: 413 });
	});
});

describe('A3: the member’s profile', () => {
	it('is read and stored as a whole', async () => {
		const member = await newMember();
		expect(await read('getMe', member)).toMatchObject({
			id: member.userId,
			email: member.email,
			handicap: null,
			page: null,
		});
		const profile = { ...EXAMPLE_BODIES.SentProfile, handle: `ada-${members}`, handicap: -1.2 };
		const saved = await read('saveMe', member, { body: profile });
		expect(saved).toMatchObject({ ...profile, page: `https://golf.test/golfers/ada-${members}` });
		expect(await read('getMe', member)).toEqual(saved);
		const other = await newMember();
		expect(await refusal(send('saveMe', bearing(other), { body: profile }))).toMatchObject({
			status: 400,
			field: 'handle',
		});
	});
});

describe('A3: the member’s own reviews', () => {
	it('are told with their states, and those of others are not there', async () => {
		const [member, other] = [await newMember(), await newMember('Grace')];
		const shown = await sentBy(member);
		const held = await sentBy(member, { content: `${text()} Buy at www.golf-balls.example!` });
		const rejected = await sentBy(member);
		await data.database.db
			.update(reviews)
			.set({ status: 'rejected', rejectionGround: 'harm', rejectionWords: 'Too rude.' })
			.where(eq(reviews.id, rejected.id));
		const { items, next } = await read('listMyReviews', member);
		expect(next).toBeNull();
		expect(items).toMatchObject([
			{ id: rejected.id, state: 'rejected', rejection: { ground: 'harm', words: 'Too rude.' }, held: [] },
			{ id: held.id, state: 'held', held: expect.arrayContaining(['link']), rejection: null },
			{ id: shown.id, state: 'published', course: { id: shown.course.id }, content: shown.review.content },
		]);
		expect(await read('getMyReview', member, { id: held.id })).toEqual(items[1]);
		expect((await read('listMyReviews', other)).items).toEqual([]);
		for (const name of ['getMyReview', 'withdrawMyReview', 'editMyReview'] as const) {
			const body = name === 'editMyReview' ? { ...EXAMPLE_BODIES.SentEdit, version: 1 } : undefined;
			expect(await refusal(send(name, bearing(other), { id: shown.id, body }))).toMatchObject({ status: 404 });
		}
	});

	it('come in parts in which none is missed or told twice', async () => {
		const member = await newMember();
		const ids = [];
		for (let count = 0; count < 5; count++) ids.unshift((await sentBy(member)).id);
		const seen: number[] = [];
		for (let query: string | null = '?limit=2'; query !== null; ) {
			const { items, next }: Awaited<ReturnType<typeof read<'listMyReviews'>>> = await read('listMyReviews', member, {
				query,
			});
			seen.push(...items.map(({ id }) => id));
			query = next === null ? null : new URL(next).search;
		}
		expect(seen).toEqual(ids);
	});

	it('are written anew by the version that was read, and keep what the call has no field for', async () => {
		const member = await newMember();
		const { id } = await sentBy(member);
		await data.database.db
			.update(reviews)
			.set({ benefit: 'A free round.', aspects: { greens: 9 }, tees: 'Yellow' })
			.where(eq(reviews.id, id));
		const before = await read('getMyReview', member, { id });
		const { rating, content, date_played, pros, cons, version, state } = before;
		const same = { rating, content, date_played, pros, cons, version, state };
		const after = await read('editMyReview', member, { id, body: { ...same, rating: 4, cons: ['Slow'] } });
		expect(after).toMatchObject({ id, version: version + 1, rating: 4, cons: ['Slow'], content });
		const [row] = await data.database.db.select().from(reviews).where(eq(reviews.id, id));
		expect(row).toMatchObject({
			benefit: 'A free round.',
			aspects: { greens: 9 },
			tees: 'Yellow',
			userId: member.userId,
		});
		const again = await refusal(send('editMyReview', bearing(member), { id, body: { ...same, rating: 5 } }));
		expect(again).toMatchObject({ status: 409, title: 'Changed meanwhile' });
		const short = { ...same, version: after.version, content: 'Short     ' };
		expect(await refusal(send('editMyReview', bearing(member), { id, body: short }))).toMatchObject({
			status: 400,
			field: 'content',
			detail: expect.stringContaining('at least 10 characters'),
		});
	});

	it('are removed for good', async () => {
		const member = await newMember();
		const { course, id } = await sentBy(member);
		expect(await read('withdrawMyReview', member, { id })).toEqual({ id, state: 'withdrawn' });
		expect(await refusal(send('withdrawMyReview', bearing(member), { id }))).toMatchObject({ status: 404 });
		expect((await read('listMyReviews', member)).items).toEqual([]);
		expect(await read('getMyMarks', member, { id: course.id })).toMatchObject({ reviews: [], played_by: [] });
		expect((await data.read(`/api/courses/${course.id}/reviews`)).items).toEqual([]);
	});
});

describe('A3: the member’s marks', () => {
	it('are set once and taken back, and are nobody else’s', async () => {
		const [member, other] = [await newMember(), await newMember()];
		const { id, name } = await courseRow(data.database, { latitude: 55.4, longitude: 12.9 });
		for (let time = 0; time < 2; time++) {
			expect(await read('addMyWish', member, { id })).toMatchObject({ want_to_play: true });
			expect(await read('addMyPlayed', member, { id })).toMatchObject({ want_to_play: true, played_by: ['mark'] });
		}
		expect((await read('listMyWishes', member)).items).toMatchObject([{ id, name, latitude: 55.4, longitude: 12.9 }]);
		expect((await read('listMyPlayed', member)).items).toMatchObject([{ id, played_by: ['mark'], last_played: null }]);
		expect((await read('listMyPlayed', other)).items).toEqual([]);
		await read('dropMyWish', other, { id });
		await read('dropMyPlayed', other, { id });
		expect(await read('getMyMarks', member, { id })).toMatchObject({ want_to_play: true, played_by: ['mark'] });
		for (let time = 0; time < 2; time++) {
			expect(await read('dropMyWish', member, { id })).toMatchObject({ want_to_play: false });
			expect(await read('dropMyPlayed', member, { id })).toMatchObject({ played_by: [] });
		}
		expect(await data.database.db.$count(playedCourses, eq(playedCourses.userId, member.userId))).toBe(0);
	});

	it('tell what else says that a course was played', async () => {
		const member = await newMember();
		const { course, id } = await sentBy(member);
		const { userId } = member;
		await data.database.db
			.insert(checkIns)
			.values({ userId, courseId: course.id, day: '2026-07-01', distanceMetres: 90 });
		await read('addMyPlayed', member, { id: course.id });
		const told = { played_by: ['review', 'check-in', 'mark'], last_played: '2026-07-01' };
		expect(await read('getMyMarks', member, { id: course.id })).toMatchObject({ ...told, reviews: [id] });
		expect((await read('listMyPlayed', member)).items).toMatchObject([{ id: course.id, ...told }]);
		expect((await read('listMyCheckIns', member)).items).toMatchObject([{ id: course.id, distance_metres: 90 }]);
		expect(await read('dropMyPlayed', member, { id: course.id })).toMatchObject({ played_by: ['review', 'check-in'] });
	});

	it('come in parts', async () => {
		const member = await newMember();
		const ids = [];
		for (let count = 0; count < 3; count++) ids.push((await courseRow(data.database)).id);
		for (const id of ids) {
			await read('addMyWish', member, { id });
			await read('addMyPlayed', member, { id });
		}
		const first = await read('listMyWishes', member, { query: '?limit=2' });
		const rest = await read('listMyWishes', member, { query: new URL(String(first.next)).search });
		expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed());
		const played = await read('listMyPlayed', member, { query: '?limit=2' });
		const others = await read('listMyPlayed', member, { query: new URL(String(played.next)).search });
		expect([...played.items, ...others.items].map(({ id }) => id)).toEqual(ids);
		expect([rest.next, others.next]).toEqual([null, null]);
	});

	it.each(['getMyMarks', 'addMyWish', 'dropMyWish', 'addMyPlayed', 'dropMyPlayed'] as const)(
		'%s finds no course where there is none',
		async (name) => {
			const answer = await refusal(send(name, bearing(await newMember()), { id: 2_147_483_647 }));
			expect(answer).toMatchObject({ status: 404, detail: 'There is no course with this id.' });
		},
	);
});

describe('A3: helpful votes', () => {
	it('are given once, taken back, and never for one’s own', async () => {
		const member = await newMember();
		const { id: courseId } = await courseRow(data.database);
		const { id } = await reviewRow(data.database, courseId);
		for (let time = 0; time < 2; time++)
			expect(await read('giveMyVote', member, { id })).toMatchObject({
				course_id: courseId,
				given: true,
				helpful_votes: 1,
			});
		expect((await read('listMyVotes', member)).items).toMatchObject([{ review_id: id, helpful_votes: 1 }]);
		expect(await read('takeBackMyVote', member, { id })).toMatchObject({ given: false, helpful_votes: 0 });
		expect(await data.database.db.$count(helpfulVotes, eq(helpfulVotes.reviewId, id))).toBe(0);
		const own = await reviewRow(data.database, courseId, { userId: member.userId });
		expect(await refusal(send('giveMyVote', bearing(member), { id: own.id }))).toMatchObject({ status: 422 });
		const hidden = await reviewRow(data.database, courseId, { status: 'held' });
		expect(await refusal(send('giveMyVote', bearing(member), { id: hidden.id }))).toMatchObject({ status: 404 });
	});
});

describe('A3: check-ins', () => {
	it('verify the review of the day, and are refused far away', async () => {
		const member = await newMember();
		const { course, id } = await sentBy(member, { date_played: utcDay(new Date()) });
		await data.database.db.update(courses).set({ latitude: 55.4, longitude: 12.9 }).where(eq(courses.id, course.id));
		const here = { course_id: course.id, latitude: 55.401, longitude: 12.9, accuracy: 20, day: utcDay(new Date()) };
		expect(await read('checkMeIn', member, { body: here })).toEqual({
			course_id: course.id,
			day: here.day,
			verified: true,
		});
		expect(await read('getMyReview', member, { id })).toMatchObject({ verification: 'checked-in' });
		const refused = (body: object) => refusal(send('checkMeIn', bearing(member), { body: { ...here, ...body } }));
		expect(await refused({ latitude: 56 })).toMatchObject({ status: 422, detail: expect.stringContaining('too far') });
		expect(await refused({ accuracy: 5_000 })).toMatchObject({ status: 400, field: 'accuracy' });
		expect(await refused({ day: '2020-01-01' })).toMatchObject({ status: 400, field: 'day' });
		expect(await refused({ course_id: 2_147_483_647 })).toMatchObject({ status: 404 });
	});
});

describe('A3: the member’s rounds', () => {
	it('are logged, read, written anew and removed, and are nobody else’s', async () => {
		const [member, other] = [await newMember(), await newMember()];
		const course = await courseRow(data.database);
		const told = { tees: 'White', holes: 18, score: 84, transport: 'walked', price_paid: 85.5, price_currency: 'EUR' };
		const body = { course_id: course.id, day: '2026-05-28', ...told, again: 'no', notes: 'Dry', partners: null };
		const logged = await read('logMyRound', member, { body });
		const { id } = logged;
		expect(logged).toMatchObject({ ...told, day: '2026-05-28', notes: 'Dry', grade: null, course: { id: course.id } });
		expect((await read('listMyRounds', member)).items).toEqual([logged]);
		expect((await read('listMyRounds', other)).items).toEqual([]);
		const change = { id, body: { day: '2026-05-27', grade: 8 } };
		for (const name of ['getMyRound', 'changeMyRound', 'removeMyRound'] as const)
			expect(await refusal(send(name, bearing(other), { id, ...(name === 'changeMyRound' && change) }))).toMatchObject({
				status: 404,
			});
		expect(await read('changeMyRound', member, change)).toMatchObject({ day: '2026-05-27', grade: 8, score: null });
		expect(await read('removeMyRound', member, { id })).toEqual({ id, state: 'removed' });
		expect(await refusal(send('getMyRound', bearing(member), { id }))).toMatchObject({ status: 404 });
	});

	it('come in parts, and say that a course was played', async () => {
		const member = await newMember();
		const { id: course_id } = await courseRow(data.database);
		const logged = [];
		for (const day of ['2026-05-03', '2026-05-01', '2026-05-02'])
			logged.push((await read('logMyRound', member, { body: { course_id, day } })).id);
		const first = await read('listMyRounds', member, { query: '?limit=2' });
		const rest = await read('listMyRounds', member, { query: new URL(first.next ?? '').search });
		expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(logged);
		expect(rest.next).toBeNull();
		const told = { played_by: ['round'], last_played: '2026-05-03' };
		expect(await read('getMyMarks', member, { id: course_id })).toMatchObject(told);
	});

	it('are refused by the rules of the form, with the field and its limits', async () => {
		const member = await newMember();
		const { id: course_id } = await courseRow(data.database);
		const refused = (body: object) =>
			refusal(send('logMyRound', bearing(member), { body: { course_id, day: '2026-05-28', ...body } }));
		expect(await refused({ score: 1_000 })).toMatchObject({
			status: 400,
			field: 'score',
			detail: ROUND_MESSAGES.score,
		});
		expect(await refused({ price_paid: 85 })).toMatchObject({ status: 400, field: 'price_currency' });
		expect(await refused({ day: '2999-01-01' })).toMatchObject({ status: 400, field: 'day' });
		expect(await refused({ par: 72 })).toMatchObject({ status: 400 });
		expect(await refused({ course_id: 2_147_483_647 })).toMatchObject({ status: 404 });
		expect((await read('listMyRounds', member)).items).toEqual([]);
	});
});

describe('A3: everything that is kept', () => {
	it('is read, and not more often than the download', async () => {
		const member = await newMember();
		const { review } = await sentBy(member);
		const everything = await read('getMyData', member);
		expect(everything).toMatchObject({ account: { email: member.email }, reviews: [{ content: review.content }] });
		expect(JSON.stringify(everything)).not.toMatch(/argon2|hash/i);
		const answers = await Promise.all(Array.from({ length: 5 }, () => send('getMyData', bearing(member))));
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
	});
});

it('S31, S10: no token and nothing private stands in the log', async () => {
	const member = await newMember();
	await read('getMe', member);
	const log = data.site.lines.join('\n');
	for (const secret of [member.token.slice(-30), member.email]) expect(log).not.toContain(secret);
});

it('an account is counted by itself, from wherever its programs call', async () => {
	const limited = await startDataSite(undefined, {}, { member: { points: 3, duration: 3_600 } });
	try {
		const one = await appMember(limited, 'one@golf.example');
		const other = await appMember(limited, 'other@golf.example');
		const statuses = [];
		for (const member of [one, one, one, one, other])
			statuses.push((await limited.call('/api/me', { headers: bearing(member) })).status);
		expect(statuses).toEqual([200, 200, 200, 429, 200]);
	} finally {
		await limited.close();
	}
});
