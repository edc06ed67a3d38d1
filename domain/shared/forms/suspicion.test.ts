import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { issueStamp } from './stamp.ts';
import { FASTEST_MILLISECONDS, judgeSending, MESSAGES_A_DAY, NETWORK_A_DAY, suspicionOf } from './suspicion.ts';

const now = new Date('2026-06-12T10:00:00Z');
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const calm = { trapped: false, issuedAt: before(FASTEST_MILLISECONDS), now, flooding: false };

describe('suspicionOf', () => {
	it('finds nothing in a form that a person has filled in', () => {
		expect(suspicionOf(calm)).toBeNull();
	});

	it('notices the field that nobody sees', () => {
		expect(suspicionOf({ ...calm, trapped: true })).toBe('trap');
	});

	it('notices a form that came back sooner than anyone can write', () => {
		expect(suspicionOf({ ...calm, issuedAt: before(FASTEST_MILLISECONDS - 1) })).toBe('haste');
	});

	it('S54: notices one who writes again and again', () => {
		expect(suspicionOf({ ...calm, flooding: true })).toBe('flood');
	});
});

describe('judgeSending', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.close());

	const judge = (email: string | null, network: string) => {
		const ctx = database.context({ now: () => now, client: { network, userAgent: '' } });
		const sending = { stamp: issueStamp(ctx.secret, before(60_000)), trapped: false };
		return judgeSending(database.db, ctx, { form: 'trial', email, sending });
	};

	it('S54: counts what one address sends, from wherever', async () => {
		for (let n = 0; n < MESSAGES_A_DAY; n++) expect(await judge('karin@golf.example', `10.0.0.${n}`)).toBeNull();
		expect(await judge('karin@golf.example', '10.0.0.99')).toBe('flood');
		expect(await judge('tom@golf.example', '10.0.0.99')).toBeNull();
	});

	it('S54: counts what one network sends, for whomever', async () => {
		for (let n = 0; n < NETWORK_A_DAY; n++) expect(await judge(null, '10.0.1.1')).toBeNull();
		expect(await judge('eva@golf.example', '10.0.1.1')).toBe('flood');
	});
});
