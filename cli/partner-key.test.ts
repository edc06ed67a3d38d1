import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '#database/schema/catalogue.ts';
import { findPartnerByCallKey } from '#domain/catalogue/partners/call-keys.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

async function partnerKey(...words: string[]) {
	const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: test.url };
	const told = await promisify(execFile)(process.execPath, ['cli/partner-key.ts', ...words], { env }).catch(
		// What a command that failed has written is what is looked at.
		(error: { stdout: string; stderr: string; code: number }) => error,
	);
	return { code: 0, ...told };
}

describe('npm run partner-key', { timeout: 120_000 }, () => {
	it('gives a partner a key once, and says how it is used', async () => {
		const [partner] = await test.db
			.insert(partners)
			.values({ name: 'Tee', website: 'https://tee.example' })
			.returning();
		const told = await partnerKey(String(partner?.id));
		const [kept] = await test.db.select().from(partners);
		// Whoever reads the last line, as scripts do, has the key for links.
		expect(told.stdout.trim().split('\n').at(-1)).toBe(kept?.signingSecret);
		const [, callKey = ''] = /X-Partner-Key\).*\n(\S+)/.exec(told.stdout) ?? [];
		expect(await findPartnerByCallKey(test.db, callKey)).toBe(partner?.id);
		expect(await findPartnerByCallKey(test.db, `${partner?.id}.${'A'.repeat(43)}`)).toBeNull();
		const usage = { code: 1, stderr: expect.stringMatching(/usage: npm run partner-key/) };
		for (const word of ['', 'Tee', '-1', '1.5']) expect(await partnerKey(word)).toMatchObject(usage);
		expect(await partnerKey('999999')).toMatchObject({ code: 1, stderr: expect.stringMatching(/No partner/) });
		const calls = await partnerKey(String(partner?.id), '--calls');
		expect(calls.stdout.trim().split('\n').at(-1)).toBe(callKey);
		expect((await test.db.select().from(partners))[0]).toEqual(kept);
	});
});
