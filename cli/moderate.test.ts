import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { sendReport } from '#domain/moderation/report-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/rows.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

async function moderate(...words: string[]) {
	const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: test.url };
	const told = await promisify(execFile)(process.execPath, ['cli/moderate.ts', ...words], { env }).catch(
		// What a command that failed has written is what is looked at.
		(error: { stdout: string; stderr: string; code: number }) => error,
	);
	return { code: 0, ...told };
}

const heldReview = async () => {
	const course = await courseRow(test);
	const { userId, email } = await memberRow(test);
	const held = { userId, status: 'held', heldBy: ['link'], content: 'See www.golf.example for times.' } as const;
	return { course, email, ...(await reviewRow(test, course.id, { ...held, heldBy: [...held.heldBy] })) };
};

const rowOf = async (id: number) => (await test.db.select().from(reviews).where(eq(reviews.id, id)))[0];

describe('npm run moderate', { timeout: 120_000 }, () => {
	it('lists what waits with the rule’s name, and approves the version that was read', async () => {
		const { id } = await heldReview();
		const { stdout } = await moderate('list');
		expect(stdout).toContain(`${id} version 1`);
		expect(stdout).toContain('held by: Link or address\nSee www.golf.example for times.');
		expect(await moderate('approve', String(id), '2')).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/has changed it meanwhile/),
		});
		expect(await moderate('approve', String(id), '1')).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/The author gets a letter/),
		});
		expect(await rowOf(id)).toMatchObject({ status: 'published' });
		expect(await moderate('approve', String(id), '1')).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/decided already/),
		});
	});

	it('rejects on a published ground and with words, never without', async () => {
		const { id } = await heldReview();
		for (const words of [[], ['because'], ['harm']]) {
			expect((await moderate('reject', String(id), '1', ...words)).code).toBe(1);
		}
		expect(await rowOf(id)).toMatchObject({ status: 'held' });
		expect(await moderate('reject', String(id), '1', 'advertising', 'It sells', 'tee times.')).toMatchObject({
			code: 0,
		});
		expect(await rowOf(id)).toMatchObject({
			status: 'rejected',
			rejectionGround: 'advertising',
			rejectionWords: 'It sells tee times.',
		});
	});

	it('lists the open reports, and upholds one by its number', async () => {
		const course = await courseRow(test);
		const { id } = await reviewRow(test, course.id);
		const { ctx } = await memberRow(test);
		const said = { reason: 'harm', words: 'It names a child.', name: 'Eva Lund', email: 'eva@golf.example' } as const;
		const sent = await sendReport(
			ctx,
			{ kind: 'review', id },
			{ ...said, goodFaith: 'on' },
			{
				stamp: stampOf(ctx),
				trapped: false,
			},
		);
		const reference = sent.ok ? sent.value.reference : '';
		expect((await moderate('reports')).stdout).toContain(`${reference}: review ${id}, harm\nIt names a child.`);
		expect(await moderate('uphold', reference, 'harm', 'A child is named.')).toMatchObject({ code: 0 });
		expect(await rowOf(id)).toMatchObject({ status: 'rejected', rejectionGround: 'harm' });
		expect(await moderate('dismiss', reference, 'No.')).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/decided already/),
		});
		expect((await moderate('reports')).stdout).toBe('No report is open.\n');
	});

	it('appoints who speaks for a club, gives a partner a key once, and says how it is used', async () => {
		const course = await courseRow(test);
		const { email } = await memberRow(test);
		expect((await moderate('appoint', email, course.slug)).stdout).toContain(`${email} speaks for ${course.name}.`);
		expect(await moderate('appoint', 'nobody@golf.example', course.slug)).toMatchObject({ code: 1 });
		const [partner] = await test.db
			.insert(partners)
			.values({ name: 'Tee', website: 'https://tee.example' })
			.returning();
		const told = await moderate('partner-key', String(partner?.id));
		const [kept] = await test.db.select().from(partners);
		expect(told.stdout).toContain(kept?.signingSecret);
		expect(await moderate('what')).toMatchObject({ code: 1, stderr: expect.stringMatching(/usage: npm run moderate/) });
	});
});
