import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '#database/schema/accounts.ts';
import { follows, newsReaders } from '#database/schema/following.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { askForLetter, endLetter, endLetterBy } from '#domain/following/letter-commands.ts';
import { findLetterReader } from '#domain/following/letter-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { startLetterReader } from '#tests/support/sites/letter-reader.ts';
import { postNewsLetters } from './news-letters.ts';

const DAY = 86_400_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	for (const table of [mailOutbox, newsReaders]) await test.db.delete(table);
});

/** A site with a clock of its own, one course, and a member who follows it and gets the letter. */
async function aReader() {
	const { parts, clock, ...reader } = await startLetterReader(test);
	const course = await courseRow(test, { name: 'The <Heath>', createdAt: new Date('2020-01-01') });
	await test.db.insert(follows).values({ userId: reader.userId, courseId: course.id });
	await askForLetter(reader.ctx);
	const post = () => postNewsLetters(parts, () => false);
	const review = (facts: Partial<typeof reviews.$inferInsert> = {}) =>
		reviewRow(test, course.id, { createdAt: new Date(clock.now().getTime() - DAY), reviewerName: 'Ann', ...facts });
	return { ...reader, clock, course, post, review };
}

const posted = () => test.db.select().from(mailOutbox);

it('L4: comes a week after it was asked for, once, with what is new and one press to end it', async () => {
	const { ctx, email, course, clock, post, send, review } = await aReader();
	await review();
	clock.advance(6 * DAY);
	await post();
	expect(await posted()).toEqual([]);
	clock.advance(DAY);
	const { id } = await review();
	await Promise.all([post(), post()]);
	const [letter, ...others] = await posted();
	expect(others).toEqual([]);
	// What waits in the outbox does not say what somebody follows.
	expect(JSON.stringify(letter)).not.toMatch(/Heath|row-course/);
	const [mail] = await send();
	expect(mail).toMatchObject({ to: [{ address: email }], subject: 'Fescue: what is new of what you follow' });
	expect(mail?.html).toContain(`href="https://golf.test/courses/sweden/${course.slug}?review=${id}#review-${id}"`);
	expect(mail?.html).toContain('The &lt;Heath&gt;, Sweden: 8 out of 10');
	expect(mail?.text).toContain('The <Heath>, Sweden: 8 out of 10');
	const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
	expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
	const [, link = ''] =
		/^<https:\/\/golf\.test\/news\/letter\/removal\?(.*)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
	const { letter: one = '', token = '' } = Object.fromEntries(new URLSearchParams(link));
	expect(await findLetterReader(ctx, { letter: one, token })).toEqual({ email });
	expect(await endLetterBy(ctx, { letter: one, token: `${token.slice(1)}x` })).toEqual({
		ok: false,
		kind: 'link-void',
	});
	for (let press = 0; press < 2; press++)
		expect(await endLetterBy(ctx, { letter: one, token })).toEqual({ ok: true, value: {} });
	expect(await findLetterReader(ctx, { letter: one, token })).toBe('gone');
	clock.advance(8 * DAY);
	await review();
	await post();
	expect(await posted()).toHaveLength(1);
});

it('L4: is not posted in a week without news, and comes the week after', async () => {
	const { clock, post, send, review } = await aReader();
	clock.advance(7 * DAY);
	await post();
	expect(await posted()).toEqual([]);
	await review({ createdAt: clock.now() });
	clock.advance(6 * DAY);
	await post();
	expect(await posted()).toEqual([]);
	clock.advance(DAY);
	await review();
	await post();
	expect(await send()).toHaveLength(1);
});

it('L4: has nothing in it that was held, made private or closed since it was posted, and is not sent where nothing is left', async () => {
	const { userId, course, clock, post, send, review } = await aReader();
	const ada = await memberRow(test);
	await test.db
		.insert(profiles)
		.values({ userId: ada.userId, handle: `ada-${ada.userId.slice(0, 8)}`, isPublic: true, publicName: 'Ada' });
	await test.db.insert(follows).values({ userId, golferId: ada.userId });
	clock.advance(7 * DAY);
	const { id } = await review({ reviewerName: 'Held Words' });
	const day = new Date(clock.now().getTime() - DAY);
	const round = {
		userId: ada.userId,
		courseId: course.id,
		day: day.toISOString().slice(0, 10),
		createdAt: day,
		shown: true,
	};
	await test.db.insert(rounds).values(round);
	await post();
	expect(await posted()).toHaveLength(1);
	await test.db.update(reviews).set({ status: 'held' }).where(eq(reviews.id, id));
	await test.db.update(profiles).set({ isPublic: false }).where(eq(profiles.userId, ada.userId));
	expect(await send()).toEqual([]);
	expect(await posted()).toMatchObject([{ status: 'void' }]);
});

it('L4: is not sent once it has been ended', async () => {
	const { ctx, clock, post, send, review } = await aReader();
	clock.advance(7 * DAY);
	await review();
	await post();
	await endLetter(ctx);
	expect(await send()).toEqual([]);
	expect(await posted()).toMatchObject([{ status: 'void' }]);
});
