import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

let data: DataSite;

beforeAll(async () => {
	data = await startDataSite(async () => {});
});

afterAll(() => data.close());

const WORDS = 'Firm, fast and honest from the first tee to the last green.';
/** Texts so unlike each other that none is held as a near-copy. */
const TEXTS = [
	'Seven holes along the water and a welcome as warm as the soup.',
	'Bunkers like quarries; bring a ladder, a sandwich and all your patience.',
	'Greenkeepers here deserve medals: not one bare patch after that drought.',
	'My grandmother broke ninety on it, which tells you how kind it can be.',
];
let taken = 0;
const words = () => TEXTS[taken++ % TEXTS.length] ?? WORDS;

async function trial(facts: Parameters<typeof courseRow>[1] = {}) {
	const { id } = await courseRow(data.database, facts);
	const review = { course_id: id, rating: 9, content: `${words()} - Review by Karin Lind`, date_played: '2026-06-12' };
	const rows = () => data.database.db.select().from(reviews).where(eq(reviews.courseId, id));
	return { id, review, rows };
}

const KEY = { 'Idempotency-Key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };

describe('S8: a review sent by a program', () => {
	it('R2: is stored with its name in a column of its own, and is told as it was sent', async () => {
		const { id, review, rows } = await trial();
		const answer = await data.submit(review);
		const sent = await answer.json();
		expect([answer.status, sent]).toEqual([
			201,
			{ success: true, id: sent.id, state: 'published', url: expect.stringContaining(`?review=${sent.id}#review-`) },
		]);
		expect(await data.read(`/api/reviews/${sent.id}`)).toMatchObject({ id: sent.id, url: sent.url, rating: 9 });
		expect(answer.headers.get('ratelimit-policy')).toBe('"default";q=30;w=60');
		const text = review.content.replace(' - Review by Karin Lind', '');
		expect(await rows()).toMatchObject([
			{
				content: text,
				reviewerName: 'Karin Lind',
				rating: 9,
				datePlayed: '2026-06-12',
				userId: null,
				status: 'published',
			},
		]);
		const told = await data.read(`/api/courses/${id}`);
		expect(told.reviews).toMatchObject([{ content: review.content, user_id: null, profile: null }]);
		expect(told.rating).toEqual(expect.any(Number));
	});

	it('S06: loses the last name in its text and no other', async () => {
		const { review, rows } = await trial();
		await data.submit({ ...review, content: `${WORDS} - Review by Ann Other - Review by Karin Lind` });
		expect(await rows()).toMatchObject([{ content: `${WORDS} - Review by Ann Other`, reviewerName: 'Karin Lind' }]);
	});

	it('may leave out name and day, and may have pros and cons', async () => {
		const { id, review, rows } = await trial({ openedYear: 1990 });
		const sent = { ...review, content: words(), date_played: null, user_id: null, pros: ['Greens\nlike glass'] };
		expect(await (await data.submit(sent)).json()).toMatchObject({ success: true, state: 'published' });
		expect(await rows()).toMatchObject([{ reviewerName: null, datePlayed: null, pros: ['Greens like glass'] }]);
		const [told] = (await data.read(`/api/courses/${id}/reviews`)).items;
		expect(told).toMatchObject({ content: sent.content, date_played: null });
	});

	it('is stored once for a key, however often it is sent', async () => {
		const { review, rows } = await trial();
		const answers = await Promise.all(Array.from({ length: 5 }, () => data.submit(review, KEY)));
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect(await rows()).toHaveLength(1);
		const other = await data.submit({ ...review, rating: 1 }, KEY);
		expect([other.status, await other.json()]).toEqual([
			422,
			{ success: false, error: expect.stringContaining('Key') },
		]);
		expect(await rows()).toHaveLength(1);
	});

	it('S52: is held by the rules of the form, and says by which', async () => {
		const { review, rows } = await trial();
		const answer = await data.submit({ ...review, content: `${words()} Buy at www.golf-balls.example now!` });
		const told = await answer.json();
		expect(told).toMatchObject({ success: true, held: ['link'], state: 'held' });
		// Its link leads to it once it is published.
		expect((await data.call(`/api/reviews/${told.id}`)).status).toBe(404);
		expect(await rows()).toMatchObject([{ status: 'held' }]);
	});
});

describe('what is not taken', () => {
	it.each([
		[{ course_id: 2_147_483_647 }, 'Please select a golf course.'],
		[{ course_id: '1' }, 'Please select a golf course.'],
		[{ rating: 11 }, 'Please provide a rating.'],
		[{ rating: 5.5 }, 'Please provide a rating.'],
		[{ rating: '9' }, 'Please provide a rating.'],
		[{ content: 'Short' }, 'Review must be at least 10 characters.'],
		[{ content: 'Short - Review by Karin Lind' }, 'Review must be at least 10 characters.'],
		[{ content: 'x'.repeat(5_001) }, 'Review must be at most 5,000 characters.'],
		[{ content: `${WORDS} - Review by K` }, 'Please provide your name.'],
		[
			{ content: `${WORDS} - Review by Fescue Admin` },
			'Please give a name that does not read like one of us or like a badge.',
		],
		[{ content: `${WORDS} - Review by Karin ⛳` }, 'Please give a name without emoji and other signs.'],
		[{ date_played: '9999-99-99' }, 'Please provide a date.'],
		[{ date_played: '2999-01-01' }, 'The date played cannot be in the future.'],
		[{ user_id: 'somebody' }, expect.stringMatching(/^user_id is not as described: .*Always null or empty/)],
		[
			{ pros: 'one' },
			expect.stringMatching(/^pros is not as described: list of texts\. What was good: at most \d+ points\.$/),
		],
		[{ role: 'admin' }, expect.stringMatching(/^This call knows only course_id, rating, content, /)],
	])('S21, S22, S39, S50, S51: %j', async (wrong, error) => {
		const { review, rows } = await trial();
		const answer = await data.submit({ ...review, ...wrong });
		expect([answer.status, await answer.json()]).toEqual([400, { success: false, error }]);
		expect(await rows()).toEqual([]);
	});

	it('a round before the course had opened, and a key that is none', async () => {
		const { review, rows } = await trial({ openedYear: 2020 });
		const answer = await data.submit({ ...review, date_played: '2001-01-01' });
		expect(await answer.json()).toEqual({ success: false, error: 'The course had not opened yet on that date.' });
		expect((await data.submit(review, { 'Idempotency-Key': 'short' })).status).toBe(400);
		expect(await rows()).toEqual([]);
	});

	it('R27, S39: bodies that are no JSON, too long, or packed', async () => {
		const { review } = await trial();
		for (const body of ['{', '', '[1', '\u0000']) {
			const answer = await data.submit(body);
			expect([answer.status, answer.headers.get('content-type')], body).toEqual([400, 'application/problem+json']);
		}
		expect((await data.submit('null')).status).toBe(400);
		expect((await data.submit(`{"a":${'['.repeat(60_000)}`)).status).toBe(400);
		expect((await data.submit({ ...review, content: 'x'.repeat(70_000) })).status).toBe(413);
		expect((await data.submit(review, { 'Content-Type': 'text/plain' })).status).toBe(415);
		expect((await data.submit(review, { 'Content-Encoding': 'gzip' })).status).toBe(415);
	});

	it.each<Record<string, string>>([
		{ Origin: 'https://elsewhere.example' },
		{ Origin: 'null' },
		{ 'Sec-Fetch-Site': 'cross-site' },
		{ Origin: TINY_ORIGIN, 'Sec-Fetch-Site': 'same-site' },
	])('S32: what a page of another site sends: %j', async (headers) => {
		const { review, rows } = await trial();
		expect((await data.submit(review, headers)).status).toBe(403);
		expect(await rows()).toEqual([]);
		expect((await data.submit(review, { Origin: TINY_ORIGIN, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
	});

	it('more than a network may send', async () => {
		const { review } = await trial();
		const headers = { 'X-Forwarded-For': '203.0.113.9' };
		const answers = await Promise.all(Array.from({ length: 31 }, () => data.submit({ ...review, rating: 0 }, headers)));
		const refused = answers.filter(({ status }) => status === 429);
		expect(refused).toHaveLength(1);
		expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});
