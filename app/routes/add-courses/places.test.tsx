import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLACE_LIST_SIZE } from '#domain/catalogue/finding/courses-of-place.ts';
import { listLikedCourses, listPlayedCourses } from '#domain/reviews/lists/played-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as names from './names.tsx';
import * as places from './places.tsx';

const PATH = '/account/courses/add/places';

let database: TestDatabase;
let ids: number[];
beforeAll(async () => {
	database = await openTestDatabase();
	const made: number[] = [];
	for (let at = 0; at <= PLACE_LIST_SIZE; at++) {
		const name = `Heath ${String(at).padStart(2, '0')}`;
		made.push((await courseRow(database, { name, searchName: name.toLowerCase(), holes: 18 })).id);
	}
	await courseRow(database, { name: 'Fjord', country: 'NO' });
	ids = made;
});
afterAll(() => database.close());

async function open(ctx: DomainContext, query: string) {
	const asked = { database, path: `${PATH}${query}`, pattern: PATH, params: {}, origin: 'https://fescue.example', ctx };
	return (await renderPage(places, asked)).replaceAll('<!-- -->', '');
}

const boxesIn = (html: string) => html.match(/<input type="checkbox"[^>]*>/g) ?? [];

/** Where a form of the list leads to, for a stamp of its own. */
async function send(ctx: DomainContext, fields: Record<string, string>) {
	const sent = await callRoute(names.action, '/account/courses/add', ctx, { stamp: stampOf(ctx), ...fields });
	return sent instanceof Response ? sent.headers.get('Location') : sent.data;
}

it('countries are to choose from, with as many courses as each has', async () => {
	const { ctx } = await memberRow(database);
	const html = await open(ctx, '');
	expect(html).toContain('<option value="norway">Norway (1)</option>');
	expect(html).toContain(`<option value="sweden">Sweden (${PLACE_LIST_SIZE + 1})</option>`);
	expect(boxesIn(html)).toEqual([]);
	expect(boxesIn(await open(ctx, '?country=atlantis'))).toEqual([]);
});

it('a country’s courses have a box each, page by page, and those with the mark say so', async () => {
	const { ctx } = await memberRow(database);
	const first = await open(ctx, '?country=sweden');
	expect(boxesIn(first)).toHaveLength(PLACE_LIST_SIZE);
	expect(first).toContain('18 holes');
	expect(first).toContain('Mark, next page');
	const back = `${PATH}?country=sweden`;
	const fields = { mark: 'played', back, next: `${back}&page=2`, c1: String(ids[0]), c3: String(ids[2]) };
	expect(await send(ctx, { ...fields, intent: 'next' })).toBe(`${back}&page=2&saved=2`);
	expect((await listPlayedCourses(ctx)).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
	const last = await open(ctx, '?country=sweden&page=2&saved=2');
	expect(last).toContain('2 courses are marked as played.');
	expect(boxesIn(last)).toHaveLength(1);
	expect(last).not.toContain('Mark, next page');
	const again = await open(ctx, '?country=sweden');
	expect(again).toContain('already played');
	expect(boxesIn(again).filter((box) => box.includes('disabled'))).toHaveLength(2);
	expect(await open(ctx, '?country=sweden&mark=like')).not.toContain('already');
});

it('nothing ticked is said, and leads on to the next page all the same; it leads nowhere else', async () => {
	const { ctx } = await memberRow(database);
	const back = `${PATH}?country=sweden&mark=like`;
	expect(await send(ctx, { mark: 'like', back, intent: 'ticked' })).toBe(`${back}&saved=0`);
	expect(await open(ctx, '?country=sweden&mark=like&saved=0')).toContain('Choose at least one course.');
	expect(await send(ctx, { mark: 'like', back, next: `${back}&page=2`, intent: 'next' })).toBe(`${back}&page=2`);
	const elsewhere = { mark: 'like', back: 'https://elsewhere.example/', c1: String(ids[0]), intent: 'ticked' };
	expect(await send(ctx, elsewhere)).toBe(`${PATH}?saved=1`);
	expect((await listLikedCourses(ctx)).map(({ id }) => id)).toEqual([ids[0]]);
});

it('what could not be marked comes back with all that was ticked', async () => {
	const { ctx } = await memberRow(database);
	const answer = await send(ctx, {
		mark: 'played',
		c1: String(ids[0]),
		c2: String(ids[1]),
		intent: 'ticked',
		stamp: 'none',
	});
	expect(answer).toMatchObject({ step: 'check', lines: [{ sure: { id: ids[0] } }, { sure: { id: ids[1] } }] });
	expect(await listPlayedCourses(ctx)).toEqual([]);
});
