import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#app/features/data-calls/calls.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { profiles } from '#database/schema/accounts.ts';
import { makeList, putOnList } from '#domain/lists/list-commands.ts';
import { listedCourseSchema, listSchema } from '#domain/lists/list-rules.ts';
import { getOwnList } from '#domain/lists/own-queries.ts';
import { GOLF_ITEMS } from '#domain/members/shown-golf-rules.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ACCOUNT_PAGES, COURSE, PAGES } from '#tests/e2e/support/pages.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { loadPageReader } from '#tests/support/sites/page-reader.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

/** What stands on the lists and nowhere else. */
const SECRET = /quincunx|larkspur/i;
const HANDLE = 'keeper-of-lists';

let database: TestDatabase;
let site: TinySite;
let owner: Awaited<ReturnType<typeof memberRow>>;
let stranger: DomainContext;
let ids: number[];
let byLink: string;
let readPage: Awaited<ReturnType<typeof loadPageReader>>;

async function listOf(visibility: 'private' | 'link'): Promise<number> {
	const { ctx } = owner;
	const head = listSchema.parse({ title: `The quincunx, ${visibility}`, words: 'Larkspur in May.', visibility });
	const made = await makeList(ctx, head, stampOf(ctx));
	if (!made.ok) throw new Error(made.kind);
	const course = listedCourseSchema.parse({ list: String(made.value.listId), note: 'The larkspur green.' });
	const put = await putOnList(ctx, COURSE.slug, course, stampOf(ctx));
	if (!put.ok) throw new Error(put.kind);
	return made.value.listId;
}

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	site = await startTinySite(database.url);
	owner = await memberRow(database);
	stranger = (await memberRow(database)).ctx;
	await database.db.insert(profiles).values({
		...{ userId: owner.userId, handle: HANDLE, isPublic: true, publicName: 'Keeper of lists' },
		shownGolf: [...GOLF_ITEMS],
	});
	ids = [await listOf('private'), await listOf('link')];
	const shared = await getOwnList(owner.ctx, ids[1] ?? 0);
	byLink = listPaths.listByLink(shared?.list.link ?? '');
	readPage = await loadPageReader();
});

afterAll(async () => {
	await site.close();
	await database.close();
});

const ofOwner = () => ids.flatMap((id) => [listPaths.ownList(id), listPaths.editList(id), listPaths.removeList(id)]);
/** As a public list is addressed. */
const asPublic = () =>
	ids.flatMap((id) => ['private', 'link'].map((end) => listPaths.list(`the-quincunx-${end}-${id}`)));

describe('a list that is private or read by its link', () => {
	it('is read by its member, and by whoever has the link, so that this test would see it elsewhere', async () => {
		for (const address of ofOwner()) expect(await readPage(address, owner.ctx), address).toMatch(SECRET);
		expect(await readPage(byLink, database.context())).toMatch(SECRET);
	});

	it.each([
		...PAGES,
		'/lists',
		`/golfers/${HANDLE}`,
		`${COURSE.path}/reviews.xml`,
		'/feeds/reviews.xml',
		'/sitemaps/pages.xml',
	])('is not in what %s is made from, for a visitor or for another member', async (address) => {
		expect(await readPage(address, database.context())).not.toMatch(SECRET);
		expect(await readPage(address, stranger)).not.toMatch(SECRET);
	});

	it.each([...ACCOUNT_PAGES, `${COURSE.path}/list`])('is not in %s of another member', async (address) => {
		expect(await readPage(address, stranger)).not.toMatch(SECRET);
	});

	it('is found by its number, or as a public one is, by nobody else', async () => {
		for (const address of [...ofOwner(), ...asPublic()]) {
			expect(await readPage(address, stranger), address).not.toMatch(SECRET);
			expect(await readPage(address, database.context()), address).not.toMatch(SECRET);
		}
	});

	it('is in no answer of a data call, nor in a table that programs may read', async () => {
		const calls = Object.values(CALLS).filter(({ method }) => method === 'GET');
		const addresses = calls.map(({ path }) => path.replace('{id}', String(ids[0])).replace('{slug}', COURSE.slug));
		const tables = ['lists', 'list_courses', 'list_likes', 'courses?select=*&limit=3'];
		const more = ['/api/openapi.json', '/account/export', '/sitemap.xml', ...tables.map((name) => `/rest/v1/${name}`)];
		const answers = await Promise.all(
			[...addresses, ...more].map(async (address) => {
				const answer = await site.get(address, { headers: { apikey: 'anon' } });
				return { address, status: answer.status, text: await answer.text() };
			}),
		);
		expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
		expect(answers.filter(({ text }) => SECRET.test(text)).map(({ address }) => address)).toEqual([]);
	});

	it('has a link that is in no log', async () => {
		const secret = new URLSearchParams(byLink.split('?')[1]).get('link') ?? '';
		expect(secret.length).toBeGreaterThanOrEqual(22);
		await (await site.get(byLink)).text();
		expect(site.lines.join('')).toContain('"path":"/lists/shared"');
		expect(site.lines.join('')).not.toContain(secret);
	});
});
