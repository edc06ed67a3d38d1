import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '#database/schema/accounts.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { linkTo, newClient, standingClock } from '#tests/support/facts/accounts.ts';
import { issueStamp } from '../shared/forms/stamp.ts';
import { linkTokenOf } from '../shared/secrets.ts';
import { confirmSubscription, endSubscription, subscribeToNewsletter } from './commands.ts';
import { findSubscriber, findUnconfirmed } from './queries.ts';
import { newsletterSchema } from './rules.ts';

const HOUR = 3_600_000;
const clock = standingClock();
let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});
beforeEach(async () => {
	for (const table of [allowances, mailOutbox, newsletterSubscribers]) await database.db.delete(table);
});
afterAll(() => database.close());

const context = () => database.context({ now: clock.now, client: newClient() });

function subscribe(email: string, { ctx = context(), stamp = issueStamp(ctx.secret, ctx.now()) } = {}) {
	return subscribeToNewsletter(ctx, newsletterSchema.parse({ email }), stamp);
}

const subscribers = () => database.db.select().from(newsletterSubscribers);
const lettersOf = async (kind: string) =>
	(await database.db.select().from(mailOutbox)).filter((l) => l.message === kind);
const link = (email: string) => linkTo(context(), email, 'newsletter-confirm');

async function confirmed(email: string) {
	await subscribe(email);
	await confirmSubscription(context(), await link(email));
	const row = (await subscribers()).find((subscriber) => subscriber.email === email);
	return { subscriber: row?.id ?? '', token: linkTokenOf(context().secret, row?.id ?? '') };
}

describe('subscribing to the newsletter', () => {
	it('S12, S20: keeps an address once, unconfirmed, and answers all the same when it is known', async () => {
		const answers = [await subscribe('Karin@Example.com'), await subscribe('karin@example.COM ')];
		expect(answers).toEqual([
			{ ok: true, value: { taken: true } },
			{ ok: true, value: { taken: true } },
		]);
		expect(await subscribers()).toMatchObject([{ email: 'karin@example.com', status: 'unconfirmed' }]);
	});

	it('S12: leaves a confirmed address as it is, and writes as much as for a new one', async () => {
		await confirmed('known@example.com');
		expect(await subscribe('known@example.com')).toEqual({ ok: true, value: { taken: true } });
		expect((await subscribers())[0]?.status).toBe('confirmed');
		expect(await lettersOf('newsletter-confirm')).toHaveLength(1);
		expect(await lettersOf('nothing')).toHaveLength(1);
	});

	it('R07: gives the same stamp the same answer, and refuses it for another address', async () => {
		const stamp = issueStamp(context().secret, clock.now());
		const first = await subscribe('one@example.com', { stamp });
		expect(await subscribe('one@example.com', { stamp })).toEqual(first);
		expect(await lettersOf('newsletter-confirm')).toHaveLength(1);
		expect(await subscribe('two@example.com', { stamp })).toEqual({ ok: false, kind: 'stamp-reused' });
	});

	it('S54: mails a stranger three times a day at most, from however many networks', async () => {
		for (let n = 0; n < 10; n++) {
			expect(await subscribe('stranger@example.com')).toEqual({ ok: true, value: { taken: true } });
		}
		expect(await lettersOf('newsletter-confirm')).toHaveLength(3);
	});

	it('S54: takes twenty addresses an hour from one network, whether known or not', async () => {
		await confirmed('known@example.com');
		const ctx = context();
		for (let n = 0; n < 20; n++) expect((await subscribe(`a${n}@example.com`, { ctx })).ok).toBe(true);
		for (const email of ['known@example.com', 'new@example.com']) {
			expect(await subscribe(email, { ctx })).toEqual({ ok: false, kind: 'too-often', seconds: 180 });
		}
	});
});

describe('the link that confirms', () => {
	it('S17: puts the address on the list once, and welcomes it with a link to leave by', async () => {
		await subscribe('karin@example.com');
		const token = await link('karin@example.com');
		expect(await findUnconfirmed(context(), token)).toBe('karin@example.com');
		const [row] = await subscribers();
		expect(JSON.stringify(row)).not.toContain(token);
		expect(await confirmSubscription(context(), token)).toEqual({ ok: true, value: {} });
		expect(await confirmSubscription(context(), token)).toEqual({ ok: false, kind: 'link-void' });
		expect(await findUnconfirmed(context(), token)).toBeNull();
		expect(await subscribers()).toMatchObject([{ status: 'confirmed', confirmedAt: clock.now(), linkHash: null }]);
		expect(await lettersOf('newsletter-welcome')).toMatchObject([{ recipient: 'karin@example.com', tokenId: row?.id }]);
	});

	it('S17: is the newest one alone, for 24 hours', async () => {
		await subscribe('karin@example.com');
		const first = await link('karin@example.com');
		clock.advance(1_000);
		await subscribe('karin@example.com');
		const second = await link('karin@example.com');
		expect(await confirmSubscription(context(), first)).toMatchObject({ kind: 'link-void' });
		clock.advance(24 * HOUR);
		expect(await confirmSubscription(context(), second)).toMatchObject({ kind: 'link-void' });
	});

	it('S17: cannot be guessed at length', async () => {
		const ctx = context();
		for (let n = 0; n < 30; n++)
			expect(await confirmSubscription(ctx, `guess${n}`)).toMatchObject({ kind: 'link-void' });
		expect(await confirmSubscription(ctx, 'guess')).toMatchObject({ kind: 'too-often' });
	});
});

describe('the link that ends a subscription', () => {
	it('takes the address off the list, and says the same when pressed again', async () => {
		const leaving = await confirmed('karin@example.com');
		expect(await findSubscriber(context(), leaving)).toEqual({ email: 'karin@example.com' });
		expect(await endSubscription(context(), leaving)).toEqual({ ok: true, value: {} });
		expect(await endSubscription(context(), leaving)).toEqual({ ok: true, value: {} });
		expect(await subscribers()).toEqual([]);
		expect(await findSubscriber(context(), leaving)).toBe('gone');
	});

	it('S26: is good for its own address alone', async () => {
		const leaving = await confirmed('karin@example.com');
		const other = await confirmed('tom@example.com');
		const mixed = { subscriber: other.subscriber, token: leaving.token };
		expect(await endSubscription(context(), mixed)).toEqual({ ok: false, kind: 'link-void' });
		expect(await endSubscription(context(), { subscriber: "'", token: '' })).toEqual({ ok: false, kind: 'link-void' });
		expect(await findSubscriber(context(), mixed)).toBeNull();
		expect(await subscribers()).toHaveLength(2);
	});
});
