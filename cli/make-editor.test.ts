import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { deskLog } from '#database/schema/desk.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

async function makeEditor(...words: string[]) {
	const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: test.url };
	const told = await promisify(execFile)(process.execPath, ['cli/make-editor.ts', ...words], { env }).catch(
		// What a command that failed has written is what is looked at.
		(error: { stdout: string; stderr: string; code: number }) => error,
	);
	return { code: 0, ...told };
}

const roleOf = async (userId: string) => (await test.db.select().from(users).where(eq(users.id, userId)))[0]?.role;

describe('npm run make-editor', { timeout: 120_000 }, () => {
	it('makes the first one the chief editor, the next an editor, and notes both in the log', async () => {
		const [first, second] = [await memberRow(test), await memberRow(test)];
		expect(await makeEditor(first.email.toUpperCase())).toMatchObject({
			code: 0,
			stdout: expect.stringContaining('is chief editor now'),
		});
		expect((await makeEditor(second.email)).stdout).toContain('is editor now');
		expect([await roleOf(first.userId), await roleOf(second.userId)]).toEqual(['chief', 'editor']);
		const entries = await test.db.select().from(deskLog).orderBy(deskLog.id);
		expect(entries).toMatchObject([
			{ action: 'editor appointed', thingId: first.userId, actorId: null, after: { role: 'chief' } },
			{ action: 'editor appointed', thingId: second.userId, actorId: null, after: { role: 'editor' } },
		]);
		expect((await makeEditor(first.email, '--remove')).stderr).toContain('That is the last chief editor');
		expect((await makeEditor(second.email, '--remove')).code).toBe(0);
		expect(await roleOf(second.userId)).toBe('member');
	});

	it('says plainly what is wrong', async () => {
		const { userId, email } = await memberRow(test);
		await test.db.update(users).set({ confirmedAt: null }).where(eq(users.id, userId));
		const tries: [string[], string][] = [
			[[], 'usage: npm run make-editor'],
			[['not an address'], 'usage: npm run make-editor'],
			[['nobody@golf.example'], 'No account has that address'],
			[[email], 'has not been confirmed yet'],
		];
		for (const [words, said] of tries) {
			const told = await makeEditor(...words);
			expect(told).toMatchObject({ code: 1, stderr: expect.stringContaining(said) });
		}
		expect(await roleOf(userId)).toBe('member');
	});
});
