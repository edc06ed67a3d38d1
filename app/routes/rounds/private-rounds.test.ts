import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#app/features/data-calls/calls.ts';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { rounds } from '#database/schema/rounds.ts';
import { GOLF_ITEMS } from '#domain/members/shown-golf-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ACCOUNT_PAGES, COURSE, PAGES } from '#tests/e2e/support/pages.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { loadPageReader } from '#tests/support/sites/page-reader.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

/** What stands in the round and nowhere else. */
const TOLD = { tees: 'Quincunx tees', partners: 'Quincunx and friends', notes: 'The quincunx under the heron tree' };
const PRICE = 76_543_21;
const SECRET = /quincunx|\b76,?543\.21\b|\b7654321\b/i;

const HANDLE = 'keeper-of-a-book';

let database: TestDatabase;
let site: TinySite;
let owner: Awaited<ReturnType<typeof memberRow>>;
let stranger: DomainContext;
let courseId: number;
let readPage: Awaited<ReturnType<typeof loadPageReader>>;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	site = await startTinySite(database.url);
	owner = await memberRow(database);
	stranger = (await memberRow(database)).ctx;
	const publicName = 'Keeper of a book';
	await database.db
		.insert(profiles)
		.values({ userId: owner.userId, handle: HANDLE, isPublic: true, publicName, shownGolf: [...GOLF_ITEMS] });
	const all = await database.db.select({ id: courses.id, slug: courses.slug }).from(courses);
	courseId = all.find(({ slug }) => slug === COURSE.slug)?.id ?? 0;
	const told = { ...TOLD, score: 84, grade: 1, pricePaidMinor: PRICE, pricePaidCurrency: 'EUR' };
	await database.db.insert(rounds).values({ userId: owner.userId, courseId, day: '2026-05-28', ...told });
	readPage = await loadPageReader();
});

afterAll(async () => {
	await site.close();
	await database.close();
});

const OF_ROUND = [
	`${COURSE.path}/round`,
	`${COURSE.path}/round?saved=1`,
	'/account/rounds/1/edit',
	'/account/golf',
	'/account/golf/2026',
];
const EVERYWHERE = [
	...PAGES,
	`/golfers/${HANDLE}`,
	`/golfers/${HANDLE}/reviews.xml`,
	`${COURSE.path}/reviews.xml`,
	'/feeds/reviews.xml',
	'/sitemaps/pages.xml',
	`/create-review?course=${COURSE.slug}&round=1`,
];

describe('a private round', () => {
	it('is in the book of its owner, so that this test would see it elsewhere', async () => {
		for (const address of ['/account/golf', '/account/golf/2026'])
			expect(await readPage(address, owner.ctx)).toMatch(SECRET);
		expect(await readPage(`/create-review?course=${COURSE.slug}&round=1`, owner.ctx)).toMatch(SECRET);
	});

	it.each(EVERYWHERE)('is not in what %s is made from, for a visitor or for another member', async (address) => {
		expect(await readPage(address, database.context())).not.toMatch(SECRET);
		expect(await readPage(address, stranger)).not.toMatch(SECRET);
	});

	it('stands on its owner’s public page neither with what that counts and maps, nor beside one that is shown', async () => {
		const address = `/golfers/${HANDLE}`;
		const [day, shownDay] = ['2026-05-28', '2026-06-03'];
		expect(await readPage(address, database.context())).toContain('"counts":{"courses":1,"countries":1}');
		const shown = { ...TOLD, tees: 'White', day: shownDay, shown: true };
		await database.db.insert(rounds).values({ userId: owner.userId, courseId, ...shown });
		const page = await readPage(address, stranger);
		expect(page).toContain(shownDay);
		expect(page).not.toContain(day);
		expect(page).not.toMatch(SECRET);
	});

	it.each([...ACCOUNT_PAGES, ...OF_ROUND])('is not in %s of another member, nor for a visitor', async (address) => {
		expect(await readPage(address, stranger)).not.toMatch(SECRET);
		expect(await readPage(address, database.context())).not.toMatch(SECRET);
	});

	it('is in no answer of a data call, nor in a table that programs may read', async () => {
		const calls = Object.values(CALLS).filter(({ method }) => method === 'GET');
		const addresses = calls.map((call) => {
			const path = call.path.replace('{id}', String(courseId)).replace('{slug}', COURSE.slug);
			const example = 'example' in call ? (call.example as Record<string, string | number>) : {};
			const query = Object.entries(example).map(([name, value]) => [name, String(value)]);
			return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
		});
		const tables = ['courses?select=*,reviews(*)&limit=3', 'reviews?limit=50', 'profiles?limit=50', 'rounds'];
		const more = [
			'/api/openapi.json',
			...tables.map((table) => `/rest/v1/${table}`),
			'/account/export',
			'/sitemap.xml',
		];
		const answers = await Promise.all(
			[...addresses, ...more].map(async (address) => {
				const answer = await site.get(address, { headers: { apikey: 'anon' } });
				return { address, status: answer.status, text: await answer.text() };
			}),
		);
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
		expect(answers.filter(({ text }) => SECRET.test(text)).map(({ address }) => address)).toEqual([]);
		expect(answers.find(({ address }) => address.endsWith('/rounds'))?.status).toBe(404);
		expect(site.lines.join('')).not.toMatch(SECRET);
	});

	it('is counted for nobody: its grade moves no rating', async () => {
		const rating = async () =>
			(await database.pool.query('select rating, rating_count from courses where id = $1', [courseId])).rows[0];
		const before = await rating();
		await database.db.insert(rounds).values({ userId: owner.userId, courseId, day: '2026-05-29', grade: 10 });
		expect(await rating()).toEqual(before);
	});

	it('is read where its owner reads it, and where it goes with them, and by nothing else', () => {
		const readers = globSync('{app,cli,domain,mail,server}/**/*.{ts,tsx}')
			.filter((file) => !file.includes('.test.'))
			.filter((file) =>
				/import [^;]*\brounds\b[^;]*schema\/rounds|(?:from|join|into|update) rounds\b/.test(readFileSync(file, 'utf8')),
			);
		expect(readers.toSorted()).toEqual(Object.keys(READERS).toSorted());
	});
});

/** Who reads or writes the table, and for whom. */
const READERS: Record<string, string> = {
	'domain/rounds/after-review-queries.ts': 'whether the owner has logged the round of a review of theirs',
	'domain/course-desk/same-rounds.ts': 'moves a round along with its review, unread',
	'domain/moderation/export-queries.ts': 'the download of its owner',
	'domain/reviews/lists/played-queries.ts': 'the owner’s list of courses played',
	'domain/rounds/book-file/book-queries.ts': 'the download of its owner',
	'domain/rounds/book-file/restore-commands.ts': 'the book that its owner gives back',
	'domain/rounds/book.ts': 'the owner’s book',
	'domain/rounds/diary-queries.ts': 'the owner’s book',
	'domain/rounds/round-columns.ts': 'the names of its columns alone',
	'domain/rounds/round-commands.ts': 'the owner’s forms; on a merge moved unread',
	'domain/rounds/round-queries.ts': 'the owner’s forms',
	'domain/rounds/shown-queries.ts': 'everyone, and the news of whoever follows: those that their owner shows',
	'domain/rounds/year-queries.ts': 'the owner’s book',
};
