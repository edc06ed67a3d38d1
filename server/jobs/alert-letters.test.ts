import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { follows, newsReaders } from '#database/schema/following.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { askForAlerts, endAlerts, postAlerts } from '#domain/following/alert-commands.ts';
import { endLetterBy } from '#domain/following/letter-commands.ts';
import { findLetterReader } from '#domain/following/letter-queries.ts';
import { createTrip } from '#domain/trips/trip-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { startLetterReader } from '#tests/support/sites/letter-reader.ts';

const DAY = 86_400_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	for (const table of [mailOutbox, newsReaders, conditionReports, clubAnnouncements]) await test.db.delete(table);
});

/** A site with a clock of its own, one course, and a member who follows it and has asked for letters about it. */
async function aReader({ isFollowing = true } = {}) {
	const { parts, clock, ...reader } = await startLetterReader(test);
	const course = await courseRow(test, { name: 'The <Heath>' });
	if (isFollowing) await test.db.insert(follows).values({ userId: reader.userId, courseId: course.id });
	await askForAlerts(reader.ctx);
	const post = () => postAlerts({ ...parts, changes: new Set() }, () => false);
	/** A report that comes a moment from now, by another member unless told otherwise. */
	const report = async (told: Record<string, string>, facts: Partial<typeof conditionReports.$inferInsert> = {}) => {
		clock.advance(1_000);
		const now = clock.now();
		const [row] = await test.db
			.insert(conditionReports)
			.values({
				...{ courseId: course.id, userId: (await memberRow(test)).userId, byMember: true, told },
				...{ day: now.toISOString().slice(0, 10), observedAt: now, createdAt: now, updatedAt: now },
				...facts,
			})
			.returning();
		return row?.id ?? 0;
	};
	const announce = (inDays: number, facts: Partial<typeof clubAnnouncements.$inferInsert> = {}) => {
		clock.advance(1_000);
		const begins = new Date(clock.now().getTime() + inDays * DAY);
		const day = begins.toISOString().slice(0, 10);
		return test.db.insert(clubAnnouncements).values({
			...{ courseId: course.id, byEditor: false, kind: 'aeration' as const, firstDay: day, lastDay: day },
			...{ beginsAt: begins, endsAt: new Date(begins.getTime() + DAY), changedAt: clock.now() },
			...facts,
		});
	};
	return { ...reader, clock, course, post, report, announce };
}

const posted = () => test.db.select().from(mailOutbox);

describe('letters about courses as they are now (N3)', () => {
	it('come when golfers tell what matters, once however many nodes look, with one press to end them', async () => {
		const { ctx, email, course, post, send, report } = await aReader();
		await report({ greens: 'good', pace: '300' });
		await post();
		expect(await posted()).toEqual([]);
		await report({ temporary: 'some' });
		await Promise.all([post(), post(), post()]);
		const [letter, ...others] = await posted();
		expect(others).toEqual([]);
		// What waits in the outbox does not say what somebody follows.
		expect(JSON.stringify(letter)).not.toMatch(/Heath|row-course|emporary/);
		const [mail] = await send();
		expect(mail).toMatchObject({ to: [{ address: email }], subject: 'Fescue: how your courses are now' });
		expect(mail?.html).toContain('The &lt;Heath&gt;: Temporary greens on some holes, today, 1 golfer');
		expect(mail?.html).toContain(`href="https://golf.test/courses/sweden/${course.slug}"`);
		const [, token = ''] = /removal\?letter=[\w-]+(?:&|&amp;)token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
		expect(token).not.toBe('');
		const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
		expect(headers.get('list-unsubscribe')).toContain('/news/letter/removal');
		expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
		const [row] = await test.db.select().from(newsReaders);
		const link = { letter: row?.alertId ?? '', token };
		expect(await findLetterReader(ctx, link)).toEqual({ email });
		expect(await endLetterBy(ctx, link)).toMatchObject({ ok: true });
		expect(await findLetterReader(ctx, link)).toBe('gone');
		expect((await test.db.select().from(newsReaders))[0]).toMatchObject({ alertId: null });
	});

	it('are one a day at most: what comes meanwhile is gathered for the next, and nothing is told twice', async () => {
		const { clock, post, send, report } = await aReader();
		await report({ temporary: 'all' });
		await post();
		expect(await send()).toHaveLength(1);
		clock.advance(DAY / 4);
		await report({ greens: 'poor' });
		await report({ temporary: 'all' });
		await report({ aeration: 'fresh' });
		await post();
		expect(await send()).toHaveLength(1);
		clock.advance(DAY);
		await post();
		const [, second] = await send();
		expect(second?.text).toContain('Greens poor');
		expect(second?.text).toContain('Greens just aerated');
		expect(second?.text).not.toContain('Temporary');
		clock.advance(DAY);
		await post();
		await post();
		expect(await send()).toHaveLength(2);
	});

	it('never come of what is held, removed or a sample, what the reader told, one visitor alone, or what was beaten', async () => {
		const { clock, userId, post, report } = await aReader();
		const poor = { greens: 'poor' };
		await report(poor, { status: 'held', heldBy: ['haste'] });
		await report(poor, { status: 'removed' });
		await report(poor, { sample: true });
		await report(poor, { userId });
		await report(poor, { userId: null, byMember: false });
		await post();
		expect(await posted()).toEqual([]);
		for (let golfers = 0; golfers < 6; golfers++) await report({ greens: 'good' });
		await report(poor);
		await post();
		expect(await posted()).toEqual([]);
		// Published by an editor later, it counts from then on.
		await test.db.delete(conditionReports);
		clock.advance(DAY);
		const held = await report({ closed: 'all' }, { status: 'held', heldBy: ['haste'] });
		await test.db
			.update(conditionReports)
			.set({ status: 'published', updatedAt: clock.now() })
			.where(eq(conditionReports.id, held));
		await post();
		expect(await posted()).toHaveLength(1);
	});

	it('come of what a club announces, a fortnight before its first day at the earliest, but not that there are no carts', async () => {
		const { clock, post, send, announce } = await aReader();
		await announce(1, { kind: 'carts' });
		await announce(1, { sample: true });
		await announce(20);
		await post();
		expect(await posted()).toEqual([]);
		clock.advance(7 * DAY);
		await post();
		const [mail] = await send();
		expect(mail?.text).toMatch(/Aeration \d.*, says the club/);
		clock.advance(2 * DAY);
		await post();
		expect(await send()).toHaveLength(1);
	});

	it('go to those who have the course on a trip of the next fortnight, and to nobody else', async () => {
		const { ctx, clock, course, post, report } = await aReader({ isFollowing: false });
		await report({ closed: 'some' });
		await post();
		expect(await posted()).toEqual([]);
		const tripIn = async (days: number) => {
			const firstDay = new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
			const input = { title: 'North', firstDay, days: 1, name: 'Karin' };
			const made = await createTrip(ctx, input, { stamp: stampOf(ctx), slugs: [course.slug] });
			if (!made.ok) throw new Error(made.kind);
		};
		await tripIn(15);
		await post();
		expect(await posted()).toEqual([]);
		await tripIn(14);
		await post();
		expect(await posted()).toHaveLength(1);
	});

	it('come of a place that is followed, and not to whoever has ended them, is not confirmed, or is suspended', async () => {
		const { ctx, userId, clock, course, post, report } = await aReader({ isFollowing: false });
		await test.db.insert(follows).values({ userId, place: '/courses/sweden' });
		await report({ greens: 'poor' });
		await endAlerts(ctx);
		await post();
		await askForAlerts(ctx);
		await post();
		// What was there when they were asked for is no news.
		expect(await posted()).toEqual([]);
		await report({ aeration: 'fresh' });
		await test.db.update(users).set({ bannedUntil: new Date(clock.now().getTime() + DAY) });
		await post();
		await test.db.update(users).set({ bannedUntil: null, confirmedAt: null });
		await post();
		expect(await posted()).toEqual([]);
		await test.db.update(users).set({ confirmedAt: clock.now() });
		await post();
		expect(await posted()).toHaveLength(1);
		expect(course.id).toBeGreaterThan(0);
	});

	it('are not sent where nothing is left to tell as they go out', async () => {
		const { userId, post, send, report } = await aReader();
		await report({ closed: 'nine' });
		await post();
		expect(await posted()).toHaveLength(1);
		await test.db.delete(follows).where(eq(follows.userId, userId));
		expect(await send()).toEqual([]);
	});
});
