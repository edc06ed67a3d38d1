import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { issueStamp } from '../shared/stamp.ts';
import { subscribeToNewsletter } from './commands.ts';
import { newsletterSchema } from './rules.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

const subscribe = (email: string, stamp = issueStamp(database.context().secret, new Date())) =>
	subscribeToNewsletter(database.context(), newsletterSchema.parse({ email }), stamp);

describe('subscribing to the newsletter', () => {
	it('S12, S20: keeps an address once, unconfirmed, and answers all the same when it is known', async () => {
		const answers = [await subscribe('Karin@Example.com'), await subscribe('karin@example.COM ')];
		expect(answers).toEqual([
			{ ok: true, value: { taken: true } },
			{ ok: true, value: { taken: true } },
		]);
		expect(await database.db.select().from(newsletterSubscribers)).toMatchObject([
			{ email: 'karin@example.com', status: 'unconfirmed' },
		]);
	});

	it('leaves the status of a known address as it is', async () => {
		await database.db.insert(newsletterSubscribers).values({ email: 'known@example.com', status: 'confirmed' });
		await subscribe('known@example.com');
		const rows = await database.db.select().from(newsletterSubscribers);
		expect(rows.find(({ email }) => email === 'known@example.com')?.status).toBe('confirmed');
	});

	it('R07: gives the same stamp the same answer, and refuses it for another address', async () => {
		const stamp = issueStamp(database.context().secret, new Date());
		const first = await subscribe('one@example.com', stamp);
		expect(await subscribe('one@example.com', stamp)).toEqual(first);
		expect(await subscribe('two@example.com', stamp)).toEqual({ ok: false, kind: 'stamp-reused' });
	});
});
