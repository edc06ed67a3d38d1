import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { formatDate } from '#app/lib/format/format-day.ts';
import { newsPaths } from '#app/lib/news-paths.ts';
import { profiles } from '#database/schema/accounts.ts';
import { clubAnnouncements, conditionReports } from '#database/schema/conditions.ts';
import { follows, newsReaders } from '#database/schema/following.ts';
import { reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { exportFollowing } from '#domain/following/export-queries.ts';
import { closeFeed, openFeed } from '#domain/following/feed-commands.ts';
import { getReader } from '#domain/following/reader-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import { startTinySite } from '#tests/support/sites/tiny-site.ts';
import { loader as feed, handle } from './feed.ts';
import { loader as following } from './following.tsx';
import { loader as news } from './news.tsx';

let test: TestDatabase;
let reader: Awaited<ReturnType<typeof memberRow>>;
let course: Awaited<ReturnType<typeof courseRow>>;
let ada: Awaited<ReturnType<typeof memberRow>>;

/** Rows get the database's own clock, which may be a part of a millisecond ahead: who reads is a second behind them. */
const soon = { now: () => new Date(Date.now() + 1_000) };

beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	reader = await memberRow(test, soon);
	course = await courseRow(test);
	ada = await memberRow(test);
	const handle = `ada-${ada.userId.slice(0, 8)}`;
	await test.db.insert(profiles).values({ userId: ada.userId, handle, isPublic: true, publicName: 'Ada Quincunx' });
	await test.db.insert(follows).values([
		{ userId: reader.userId, courseId: course.id },
		{ userId: reader.userId, golferId: ada.userId },
	]);
});

async function keyOf(): Promise<string> {
	await openFeed(reader.ctx);
	return (await getReader(reader.ctx)).feedKey ?? '';
}

const readFeed = (key: string) => callRoute(feed, newsPaths.feed(key), test.context(soon));

/** The news of the reader's page and of their feed, as text. */
async function everything(): Promise<string[]> {
	const page = JSON.stringify(await callRoute(news, newsPaths.news(), reader.ctx));
	return [page, await (await readFeed(await keyOf())).text()];
}

describe('the private feed', () => {
	it('has an address that cannot be guessed, is renewed and closed, and is kept by nobody', async () => {
		const first = await keyOf();
		expect(first).toMatch(/^[\w-]{43}$/);
		await reviewRow(test, course.id, { content: 'A line of the feed & more' });
		const answer = await readFeed(first);
		expect(answer.headers.get('x-robots-tag')).toContain('noindex');
		expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
		expect(handle.keep).toBe('private');
		expect(answer.headers.get('content-type')).toContain('application/atom+xml');
		expect(await answer.text()).toContain('A line of the feed &amp; more');
		const [row] = await test.db.select().from(newsReaders).where(eq(newsReaders.userId, reader.userId));
		expect(JSON.stringify(row)).not.toContain(first);
		const second = await keyOf();
		expect(second).not.toBe(first);
		for (const key of [first, '', 'x', row?.feedHash ?? ''])
			await expect(readFeed(key)).rejects.toMatchObject({ init: { status: 404 } });
		expect((await readFeed(second)).status).toBe(200);
		await closeFeed(reader.ctx);
		await expect(readFeed(second)).rejects.toMatchObject({ init: { status: 404 } });
	});

	it('has a key that is in no log, whatever is asked with it, and in nothing but its own page and the feed', async () => {
		const key = await keyOf();
		const site = await startTinySite(test.url);
		onTestFinished(() => site.close());
		const address = newsPaths.feed(key);
		for (const asked of [address, `${address}&page=2`, address.replace('.xml', '.xml.data'), `//feeds/x?key=${key}`])
			await (await site.get(asked, { headers: { Referer: `${site.address}${address}` } })).text();
		await (await site.post(address, `key=${key}`)).text();
		expect(site.lines.join('')).toContain('"path":"/feeds/news.xml"');
		expect(site.lines.join('')).not.toContain(key);
		expect(JSON.stringify(await callRoute(following, newsPaths.following(), reader.ctx))).toContain(key);
		expect(await (await readFeed(key)).text()).toContain(key);
		expect(JSON.stringify(await callRoute(news, newsPaths.news(), reader.ctx))).not.toContain(key);
		expect(JSON.stringify(await exportFollowing(test.db, reader.userId))).not.toContain(key);
	});
});

describe('what leaves public pages', () => {
	it('leaves the page of news and the feed with it: conditions', async () => {
		const moment = new Date();
		const told = { greens: 'poor', pace: '330' };
		const known = { courseId: course.id, byMember: true, day: moment.toISOString().slice(0, 10), told };
		await test.db.insert(conditionReports).values({ ...known, observedAt: moment, createdAt: moment });
		const [page = '', text = ''] = await everything();
		expect(page).toContain('"greens":"poor"');
		expect(text).toMatch(/conditions-\d/);
		expect(text).toContain(`on ${formatDate(known.day)}: Greens poor, Pace over 5 h`);
		await test.db.update(conditionReports).set({ status: 'removed' });
		for (const left of await everything()) expect(left).not.toMatch(/"greens"|Greens poor|conditions-\d/);
	});

	it('leaves the page of news and the feed with it: the club’s word', async () => {
		const [begins, ends] = [1, 3].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];
		const day = begins.toISOString().slice(0, 10);
		const span = { firstDay: day, lastDay: day, beginsAt: begins, endsAt: ends };
		await test.db.insert(clubAnnouncements).values({ courseId: course.id, byEditor: false, kind: 'aeration', ...span });
		const [page = '', text = ''] = await everything();
		expect(page).toContain('"kind":"aeration"');
		expect(text).toMatch(/announcement-\d/);
		expect(text).toContain(`Aeration ${formatDate(day)}, says the club`);
		await test.db.update(clubAnnouncements).set({ endedAt: new Date() });
		for (const left of await everything()) expect(left).not.toMatch(/aeration|Aeration|announcement-\d/);
	});

	it('leaves the page of news and the feed with it: a review, a round, a golfer', async () => {
		const { id } = await reviewRow(test, course.id, {
			content: 'Quincunx in the heather',
			userId: ada.userId,
			reviewerName: null,
		});
		const day = new Date().toISOString().slice(0, 10);
		const round = {
			userId: ada.userId,
			courseId: course.id,
			day,
			shown: true,
			notes: 'Secret notes',
			partners: 'Secret friends',
		};
		const [shown] = await test.db.insert(rounds).values(round).returning();
		for (const text of await everything()) {
			expect(text).toContain('Quincunx in the heather');
			expect(text).toMatch(/round-\d|"kind":"round"/);
			expect(text).not.toContain('Secret');
		}
		await test.db.update(reviews).set({ status: 'held' }).where(eq(reviews.id, id));
		for (const text of await everything()) expect(text).not.toContain('in the heather');
		await test.db
			.update(rounds)
			.set({ shown: false })
			.where(eq(rounds.id, shown?.id ?? 0));
		for (const text of await everything()) expect(text).not.toMatch(/round-\d|"kind":"round"/);
		await test.db.update(rounds).set({ shown: true });
		await test.db.update(profiles).set({ isPublic: false }).where(eq(profiles.userId, ada.userId));
		for (const text of [
			...(await everything()),
			JSON.stringify(await callRoute(following, newsPaths.following(), reader.ctx)),
		])
			expect(text).not.toMatch(/Quincunx|round-\d|"kind":"round"/);
	});
});

describe('what somebody follows', () => {
	it('is nobody else’s to see, and sends a visitor to the login', async () => {
		const own = JSON.stringify(await callRoute(following, newsPaths.following(), reader.ctx));
		expect(own).toContain('Ada Quincunx');
		const others = JSON.stringify(await callRoute(following, newsPaths.following(), ada.ctx));
		expect(others).toContain('"followed":[]');
		for (const load of [following, news])
			await expect(callRoute(load as typeof news, newsPaths.news(), test.context())).rejects.toMatchObject({
				status: 302,
			});
	});

	it('is read for whoever follows, and where it goes with them, and by nothing else', () => {
		const readers = globSync('{app,cli,domain,mail,server}/**/*.{ts,tsx}')
			.filter((file) => !file.includes('.test.'))
			.filter((file) =>
				/schema\/following|(?:from|join|into|update) (?:follows|news_readers)\b/.test(readFileSync(file, 'utf8')),
			);
		expect(readers.toSorted()).toEqual(Object.keys(READERS).toSorted());
	});
});

/** Who reads or writes the tables, and for whom. */
const READERS: Record<string, string> = {
	'domain/following/alert-commands.ts': 'their letters about courses',
	'domain/following/alert-queries.ts': 'their letters about courses',
	'domain/following/export-queries.ts': 'the download of whoever follows',
	'domain/following/feed-commands.ts': 'their feed',
	'domain/following/follow-commands.ts': 'their buttons; on a merge moved unread',
	'domain/following/follow-queries.ts': 'their buttons and their list',
	'domain/following/letter-commands.ts': 'their letter',
	'domain/following/letter-queries.ts': 'their letter',
	'domain/following/news-queries.ts': 'their news',
	'domain/following/reader-commands.ts': 'when they have read them',
	'domain/following/reader-queries.ts': 'their letter and feed',
	'domain/mail/delivery-commands.ts': 'whether their letter is still wanted',
};
