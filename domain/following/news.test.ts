import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { follows, newsReaders } from '#database/schema/following.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { MOST_NEWS, type NewsItem, windowUntil } from './news.ts';
import { listNews } from './news-queries.ts';
import { noteReading } from './reader-commands.ts';

const NOW = new Date('2026-06-20T12:00:00Z');
const at = (day: string) => new Date(`${day}T08:00:00Z`);
const LONG_AGO = { createdAt: at('2025-01-01') };

let test: TestDatabase;
let reader: Awaited<ReturnType<typeof memberRow>>;
let course: Awaited<ReturnType<typeof courseRow>>;

beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	reader = await memberRow(test, { now: () => NOW });
	course = await courseRow(test, LONG_AGO);
});

const follow = (target: Partial<typeof follows.$inferInsert>, since = '2026-06-01') =>
	test.db.insert(follows).values({ userId: reader.userId, createdAt: at(since), ...target });

const read = (since: Date | null = null) => listNews(reader.ctx, reader.userId, windowUntil(NOW, since));

const told = (items: NewsItem[]) =>
	items.map((item) => `${item.kind} ${item.kind === 'answer' ? item.review : item.id}`);

const review = (day: string, facts: Partial<typeof reviews.$inferInsert> = {}, courseId = course.id) =>
	reviewRow(test, courseId, { createdAt: at(day), ...facts });

/** What a golfer has told of a course after a round on a day. */
async function report(day: string, facts: Partial<typeof conditionReports.$inferInsert> = {}, courseId = course.id) {
	const known = { courseId, byMember: true, day, told: { greens: 'good' }, observedAt: at(day), createdAt: at(day) };
	const [row] = await test.db
		.insert(conditionReports)
		.values({ ...known, ...facts })
		.returning();
	if (!row) throw new Error('no report');
	return row;
}

/** What the club has announced of a course on a day, from a day to a day; in days of UTC. */
async function announcement(day: string, facts: Partial<typeof clubAnnouncements.$inferInsert> = {}) {
	const days = { firstDay: '2026-06-25', lastDay: '2026-06-26' };
	const span = { beginsAt: new Date('2026-06-25T00:00:00Z'), endsAt: new Date('2026-06-27T00:00:00Z') };
	const known = { courseId: course.id, byEditor: false, kind: 'aeration' as const, ...days, ...span };
	const [row] = await test.db
		.insert(clubAnnouncements)
		.values({ ...known, createdAt: at(day), changedAt: at(day), ...facts })
		.returning();
	if (!row) throw new Error('no announcement');
	return row;
}

/** A golfer whose page is on. */
async function golfer() {
	const member = await memberRow(test);
	const handle = `golfer-${member.userId.slice(0, 8)}`;
	await test.db.insert(profiles).values({ userId: member.userId, handle, isPublic: true, publicName: 'Ada Heath' });
	return { ...member, handle };
}

const round = (userId: string, facts: Partial<typeof rounds.$inferInsert> = {}) =>
	test.db
		.insert(rounds)
		.values({ userId, courseId: course.id, day: '2026-06-10', createdAt: at('2026-06-10'), shown: true, ...facts })
		.returning();

describe('news', () => {
	it('are the reviews of what is followed, by itself or by the place it lies in, the newest first', async () => {
		const other = await courseRow(test, { ...LONG_AGO, country: 'NO' });
		const [first, second] = [await review('2026-06-02'), await review('2026-06-03')];
		await review('2026-06-04', {}, other.id);
		expect(await read()).toEqual([]);
		await follow({ courseId: course.id });
		expect(told(await read())).toEqual([`review ${second.id}`, `review ${first.id}`]);
		expect(told(await read(at('2026-06-02')))).toEqual([`review ${second.id}`]);
		await test.db.delete(follows).where(eq(follows.userId, reader.userId));
		await follow({ place: '/courses/norway' });
		const [item] = await read();
		expect(item).toMatchObject({
			kind: 'review',
			at: '2026-06-04T08:00:00.000Z',
			rating: 8,
			text: 'Firm, fast and honest.',
			by: { name: 'Karin Lind', handle: null },
			course: { slug: other.slug, land: 'Norway', countrySlug: 'norway' },
		});
	});

	it('tell nothing that is held, rejected, withdrawn, a sample, one’s own or older than their days', async () => {
		await follow({ courseId: course.id });
		for (const status of ['held', 'rejected', 'withdrawn'] as const) await review('2026-06-03', { status });
		await review('2026-06-03', { sample: true });
		await review('2026-06-03', { userId: reader.userId, reviewerName: null });
		await review('2026-05-01');
		expect(await read()).toEqual([]);
		const { id } = await review('2026-06-04');
		expect(told(await read())).toEqual([`review ${id}`]);
		await test.db.update(reviews).set({ status: 'held' }).where(eq(reviews.id, id));
		expect(await read()).toEqual([]);
	});

	it('tell what was held as new from the day on which it was first to be read, and what comes back as what it was', async () => {
		const now = new Date();
		const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
		await follow({ courseId: course.id });
		const held = await reviewRow(test, course.id, { createdAt: daysAgo(40), status: 'held' });
		const shown = await reviewRow(test, course.id, { createdAt: daysAgo(20) });
		const publish = (status: 'published' | 'held' | 'rejected', id: number) =>
			test.db.update(reviews).set({ status }).where(eq(reviews.id, id));
		const lately = () => listNews(reader.ctx, reader.userId, windowUntil(new Date(), daysAgo(2)));
		expect(await lately()).toEqual([]);
		await publish('published', held.id);
		await publish('rejected', shown.id);
		await publish('published', shown.id);
		expect(told(await lately())).toEqual([`review ${held.id}`]);
		const all = await listNews(reader.ctx, reader.userId, windowUntil(new Date()));
		expect(told(all)).toEqual([`review ${held.id}`, `review ${shown.id}`]);
		expect(all[1]?.at).toBe(daysAgo(20).toISOString());
		const [first] = all;
		await publish('held', held.id);
		await publish('published', held.id);
		expect((await lately())[0]?.at).toBe(first?.at);
	});

	it('tell of conditions what still holds, of a course the newest, and nothing once they are held or removed', async () => {
		await follow({ courseId: course.id });
		const other = await courseRow(test, LONG_AGO);
		const older = await report('2026-06-16');
		const { id } = await report('2026-06-18', {
			told: { greens: 'good', carts: 'none', frost: 'delay' },
			byMember: false,
		});
		await report('2026-06-19', {}, other.id);
		await report('2026-06-19', { sample: true });
		await report('2026-06-19', { userId: reader.userId });
		await report('2026-06-19', { status: 'held' });
		expect(await read()).toMatchObject([
			{ kind: 'conditions', id, day: '2026-06-18', byMember: false, told: { greens: 'good', carts: 'none' } },
		]);
		expect((await read())[0]).not.toHaveProperty('told.frost');
		const later = new Date('2026-06-22T12:00:00Z');
		const onceOver = await listNews({ ...reader.ctx, now: () => later }, reader.userId, windowUntil(later));
		expect(onceOver).toMatchObject([{ id, told: { greens: 'good' } }]);
		for (const [status, left] of [
			['held', [`conditions ${older.id}`]],
			['published', [`conditions ${id}`]],
			['removed', [`conditions ${older.id}`]],
		] as const) {
			await test.db.update(conditionReports).set({ status }).where(eq(conditionReports.id, id));
			expect(told(await read())).toEqual(left);
		}
		await test.db.update(courses).set({ closedOn: '2026-06-19' }).where(eq(courses.id, course.id));
		expect(await read()).toEqual([]);
	});

	it('tell of no conditions that nobody can say any more', async () => {
		await follow({ courseId: course.id });
		await report('2026-06-12', { told: { frost: 'delay', carts: 'none', temporary: 'all' } });
		expect(await read()).toEqual([]);
	});

	it('tell what a club announces, by when it was published, and nothing once it is taken back or over', async () => {
		await follow({ courseId: course.id });
		const over = { beginsAt: new Date('2026-06-10T00:00:00Z'), endsAt: NOW };
		await announcement('2026-06-09', over);
		await announcement('2026-06-09', { endedAt: at('2026-06-10') });
		await announcement('2026-06-09', { userId: reader.userId });
		await announcement('2026-06-09', { sample: true });
		await announcement('2026-05-10');
		await announcement('2026-06-09', { courseId: (await courseRow(test, LONG_AGO)).id });
		expect(await read()).toEqual([]);
		const first = await announcement('2026-06-16');
		const between = await review('2026-06-17');
		const second = await announcement('2026-06-18', { kind: 'closed', byEditor: true, beginsAt: at('2026-06-19') });
		const items = await read();
		expect(told(items)).toEqual([`announcement ${second.id}`, `review ${between.id}`, `announcement ${first.id}`]);
		expect(items[0]).toMatchObject({ announced: { kind: 'closed', byEditor: true, isPresent: true } });
		expect(items[2]).toMatchObject({
			at: '2026-06-16T08:00:00.000Z',
			announced: { kind: 'aeration', firstDay: '2026-06-25', lastDay: '2026-06-26', byEditor: false, isPresent: false },
		});
		const edit = (facts: Partial<typeof clubAnnouncements.$inferInsert>) =>
			test.db.update(clubAnnouncements).set(facts).where(eq(clubAnnouncements.id, first.id));
		// It stands where it stood, as it is now.
		await edit({ lastDay: '2026-06-28', changedAt: at('2026-06-19') });
		const changed = await read();
		expect(told(changed)).toEqual(told(items));
		expect(changed[2]).toMatchObject({ announced: { lastDay: '2026-06-28' } });
		await edit({ endedAt: at('2026-06-20') });
		expect(told(await read())).toEqual([`announcement ${second.id}`, `review ${between.id}`]);
		const later = new Date('2026-06-27T00:00:00Z');
		const onceOver = await listNews({ ...reader.ctx, now: () => later }, reader.userId, windowUntil(later));
		expect(told(onceOver)).toEqual([`review ${between.id}`]);
		await test.db.update(courses).set({ closedOn: '2026-06-19' }).where(eq(courses.id, course.id));
		expect(told(await read())).toEqual([`review ${between.id}`]);
	});

	it('tell of a golfer who is followed what stands on their page, and nothing once it is closed or they are suspended', async () => {
		const ada = await golfer();
		await follow({ golferId: ada.userId });
		await follow({ courseId: course.id });
		const { id } = await review('2026-06-03', { userId: ada.userId, reviewerName: null });
		const elsewhere = await courseRow(test, LONG_AGO);
		const there = await review('2026-06-05', { userId: ada.userId, reviewerName: null }, elsewhere.id);
		const [shown] = await round(ada.userId, { grade: 9, partners: 'Nobody else', notes: 'Private words' });
		const items = await read();
		expect(told(items)).toEqual([`round ${shown?.id}`, `review ${there.id}`, `review ${id}`]);
		expect(items[0]).toMatchObject({ by: { name: 'Ada Heath', handle: ada.handle }, day: '2026-06-10', grade: 9 });
		expect(JSON.stringify(items)).not.toMatch(/Nobody else|Private words/);
		await test.db
			.update(users)
			.set({ bannedUntil: at('2027-01-01') })
			.where(eq(users.id, ada.userId));
		expect(told(await read())).toEqual([`review ${id}`]);
		await test.db
			.update(users)
			.set({ bannedUntil: at('2026-01-01') })
			.where(eq(users.id, ada.userId));
		expect(await read()).toHaveLength(3);
		await test.db.update(profiles).set({ isPublic: false }).where(eq(profiles.userId, ada.userId));
		// It stands on the course's page as before, without the way to a page of hers.
		const left = await read();
		expect(told(left)).toEqual([`review ${id}`]);
		expect(left[0]).toMatchObject({ by: { handle: null } });
	});

	it('tell of no round that is private, no longer shown, or old and only given back', async () => {
		const ada = await golfer();
		await follow({ golferId: ada.userId });
		await round(ada.userId, { shown: false });
		await round(ada.userId, { day: '2024-05-01' });
		const [shown] = await round(ada.userId);
		expect(told(await read())).toEqual([`round ${shown?.id}`]);
		await test.db
			.update(rounds)
			.set({ shown: false })
			.where(eq(rounds.id, shown?.id ?? 0));
		expect(await read()).toEqual([]);
	});

	it('tell of the answers of clubs to reviews of what is followed, and to one’s own of any course', async () => {
		const unfollowed = await courseRow(test, LONG_AGO);
		const [others, own, elsewhere] = [
			await review('2026-04-03'),
			await review('2026-04-04', { userId: reader.userId, reviewerName: null }, unfollowed.id),
			await review('2026-04-05', {}, unfollowed.id),
		];
		const answers = [others, own, elsewhere].map(({ id: reviewId }) => ({
			reviewId,
			content: 'The club answers.',
			createdAt: at('2026-06-05'),
		}));
		await test.db.insert(clubAnswers).values(answers);
		expect(await read()).toMatchObject([{ kind: 'answer', review: own.id, own: true, text: 'The club answers.' }]);
		await follow({ courseId: course.id });
		expect(told(await read()).toSorted()).toEqual([`answer ${others.id}`, `answer ${own.id}`].toSorted());
		await test.db.update(reviews).set({ status: 'rejected' }).where(eq(reviews.id, others.id));
		expect(told(await read())).toEqual([`answer ${own.id}`]);
		await test.db.update(clubAnswers).set({ userId: reader.userId }).where(eq(clubAnswers.reviewId, own.id));
		expect(await read()).toEqual([]);
	});

	it('tell of courses that have come to a place since it was followed', async () => {
		await follow({ place: '/courses/denmark' }, '2026-06-05');
		const come = (day: string, facts = {}) => courseRow(test, { country: 'DK', createdAt: at(day), ...facts });
		await come('2026-06-04');
		await come('2026-06-07', { country: 'FI' });
		await come('2026-06-07', { closedOn: '2026-06-08' });
		const { id } = await come('2026-06-06');
		expect(told(await read())).toEqual([`course ${id}`]);
	});

	it('are a hundred at most, each once', async () => {
		await follow({ courseId: course.id });
		await follow({ place: '/courses/sweden' });
		const some = Array.from({ length: MOST_NEWS + 5 }, (_, n) => ({
			...{ courseId: course.id, content: 'Firm.', rating: 8 },
			createdAt: new Date(at('2026-06-10').getTime() + n * 1_000),
		}));
		await test.db.insert(reviews).values(some);
		const items = await read();
		expect(items).toHaveLength(MOST_NEWS);
		expect(new Set(told(items)).size).toBe(MOST_NEWS);
		expect(items.map((item) => item.at)).toEqual(
			items
				.map((item) => item.at)
				.toSorted()
				.toReversed(),
		);
	});

	it('of a course that came after the index of the courses was read are none, and throw nothing', async () => {
		await follow({ courseId: course.id });
		const index = await reader.ctx.courseIndex.ready();
		const late = await courseRow(test, LONG_AGO);
		await review('2026-06-03', {}, late.id);
		const ctx = { ...reader.ctx, courseIndex: { ready: async () => index } };
		expect(await listNews(ctx, reader.userId, windowUntil(NOW))).toEqual([]);
	});
});

describe('the last time that news were read', () => {
	it('is that of the visit before, and stays so within an hour', async () => {
		const readAt = (time: string) => noteReading({ ...reader.ctx, now: () => new Date(`2026-06-${time}Z`) });
		expect(await readAt('01T08:00')).toBeNull();
		expect(await readAt('01T08:30')).toBeNull();
		expect(await readAt('08T09:00')).toEqual(new Date('2026-06-01T08:30Z'));
		expect(await readAt('08T09:59')).toEqual(new Date('2026-06-01T08:30Z'));
		expect(await readAt('09T09:00')).toEqual(new Date('2026-06-08T09:59Z'));
		expect(await noteReading(test.context())).toBeNull();
	});

	it('keeps nobody from reading where it cannot be noted', async () => {
		const reports: string[] = [];
		const report = (message: string) => reports.push(message);
		const ghost = { ...reader.ctx.viewer, userId: crypto.randomUUID() };
		expect(await noteReading({ ...reader.ctx, viewer: ghost as typeof reader.ctx.viewer, report })).toBeNull();
		expect(reports).toEqual(['Noting that somebody has read their news failed']);
		expect(await test.db.$count(newsReaders, eq(newsReaders.userId, ghost.userId))).toBe(0);
	});
});
