import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { callKeyOf } from '#domain/catalogue/partners/call-keys.ts';
import { HOLDING_LIMITS } from '#domain/reviews/holding/holding-queries.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';

let data: DataSite;
let key = '';
beforeAll(async () => {
	data = await startDataSite(undefined, {}, { key: { points: 40, duration: 60 } });
	const [partner] = await data.database.db
		.insert(partners)
		.values({ name: 'Tee', website: 'https://tee.example', signingSecret: 'a secret of theirs' })
		.returning();
	key = callKeyOf({ id: partner?.id ?? 0, signingSecret: 'a secret of theirs' });
});
afterAll(() => data.close());

/** All of a partner's users come from its own server. */
const SERVER = { 'X-Forwarded-For': '203.0.113.7' };
const of = (user?: string) => ({ ...SERVER, 'X-Partner-Key': key, ...(user && { 'X-Partner-User': user }) });
/** Texts so unlike each other that none is held as a near-copy. */
const TEXTS = [
	'Seven holes along the water and a welcome as warm as the soup.',
	'Bunkers like quarries; bring a ladder, a sandwich and all your patience.',
	'Greenkeepers here deserve medals: not one bare patch after that drought.',
	'My grandmother broke ninety on it, which tells you how kind it can be.',
	'Trams rattle behind the fourteenth tee, and nobody there looks up any more.',
	'Heather up to the knees, so leave the driver at home with the dog.',
	'A clubhouse of corrugated iron, and the best sandwiches north of the river.',
];

describe('A4: a partner’s key', () => {
	it('has limits of its own for what is read, beside those of the network it comes from', async () => {
		for (const path of ['/api/top-courses', '/rest/v1/courses']) {
			const own = await data.call(path, { headers: of() });
			expect([path, own.status, own.headers.get('ratelimit-policy')]).toEqual([path, 200, '"default";q=20000;w=3600']);
		}
		const other = await data.call('/api/top-courses', { headers: SERVER });
		expect(other.headers.get('ratelimit')).toMatch(/r=599/);
	});

	it('lets users of one server be told apart: more than one network may send is published, and each user has limits', async () => {
		const statuses = async (headers: (at: number) => Record<string, string>) => {
			const states = [];
			for (const [at, content] of TEXTS.entries()) {
				// A course each: floods of a course are another rule.
				const { id } = await courseRow(data.database);
				const answer = await data.submit({ course_id: id, rating: 9, content }, headers(at));
				states.push((await answer.json()).state);
			}
			await data.database.db.delete(reviews);
			return states;
		};
		expect(await statuses((at) => of(`user-no-${at}`))).toEqual(TEXTS.map(() => 'published'));
		const ofOne = await statuses(() => of('one-and-the-same'));
		expect(ofOne.slice(0, HOLDING_LIMITS.networkADay)).not.toContain('held');
		expect(ofOne.at(-1)).toBe('held');
		expect((await statuses(() => SERVER)).at(-1)).toBe('held');
	});

	it('says for whom it sends, and keeps nothing of it but a hash', async () => {
		const { id } = await courseRow(data.database);
		const review = { course_id: id, rating: 9, content: TEXTS[0] };
		for (const user of [undefined, 'short', 'with blanks in it', 'x'.repeat(65)]) {
			const answer = await data.submit(review, of(user));
			expect([answer.status, (await answer.json()).detail]).toEqual([400, expect.stringMatching(/^X-Partner-User/)]);
		}
		expect((await data.submit(review, of('karin-lind'))).status).toBe(201);
		const [row] = await data.database.db.select().from(reviews).where(eq(reviews.courseId, id));
		expect(JSON.stringify(row)).not.toMatch(/karin-lind|partner/);
	});

	it('that is none is refused, for reading and for sending, and a user’s name without one says nothing', async () => {
		const { id } = await courseRow(data.database);
		const review = { course_id: id, rating: 9, content: TEXTS[1] };
		for (const wrong of [`${key}x`, key.replace(/^\d+/, '999'), 'nonsense', '1.', `1.${'A'.repeat(43)}`]) {
			const headers = { 'X-Partner-Key': wrong, 'X-Partner-User': 'user-no-1' };
			const read = await data.call('/api/top-courses', { headers });
			expect([read.status, (await read.json()).detail]).toEqual([401, expect.stringMatching(/^X-Partner-Key/)]);
			expect((await data.submit(review, headers)).status).toBe(401);
			const rows = await data.call('/rest/v1/courses', { headers });
			expect([rows.status, (await rows.json()).details]).toEqual([401, expect.stringMatching(/^X-Partner-Key/)]);
		}
		const answer = await data.submit(review, { 'X-Partner-User': 'user-no-1' });
		expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([201, '"default";q=30;w=60']);
	});

	it('is looked up for a network so many times, right or wrong: a flood of wrong ones is turned away unread', async () => {
		const guess = async () => {
			const headers = { 'X-Forwarded-For': '203.0.113.99', 'X-Partner-Key': `1.${'A'.repeat(43)}` };
			return (await data.call('/api/top-courses', { headers })).status;
		};
		const statuses = [];
		for (let at = 0; at < 42; at += 1) statuses.push(await guess());
		expect(statuses).toEqual([...Array(40).fill(401), 429, 429]);
		expect((await data.call('/api/top-courses', { headers: of() })).status).toBe(200);
	});
});
