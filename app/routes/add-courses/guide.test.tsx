import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPaths } from '#app/lib/list-paths.ts';
import { paths } from '#app/lib/paths.ts';
import * as guidePage from '#app/routes/guides/guide.tsx';
import { listLikedCourses } from '#domain/reviews/lists/played-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as ofArea from './area.tsx';
import * as ofGuide from './guide.tsx';
import * as names from './names.tsx';
import * as places from './places.tsx';

const SLUG = 'heathland-explained';
const PATH = '/account/courses/add/guide';
const HERE = paths.addFromGuide(SLUG);

let database: TestDatabase;
let first: number;
let second: number;
beforeAll(async () => {
	database = await openTestDatabase();
	first = (await courseRow(database, { slug: 'sunningdale-old', country: 'GB' })).id;
	second = (await courseRow(database, { slug: 'de-pan', country: 'NL' })).id;
});
afterAll(() => database.close());

async function open(module: typeof ofArea | typeof ofGuide | typeof places, address: string, ctx: DomainContext) {
	const [pattern = ''] = address.split('?');
	const asked = { database, path: address, pattern, params: {}, origin: 'https://fescue.example', ctx };
	return (await renderPage(module as typeof ofGuide, asked)).replaceAll('<!-- -->', '');
}

const tickedIn = (html: string) =>
	(html.match(/<input type="checkbox"[^>]*>/g) ?? []).filter((box) => /checked=""/.test(box) && !/disabled/.test(box));

async function send(ctx: DomainContext, fields: Record<string, string>) {
	const sent = await callRoute(names.action, paths.addCourses(), ctx, { stamp: stampOf(ctx), mark: 'like', ...fields });
	return sent instanceof Response ? sent.headers.get('Location') : sent.data;
}

const wanted = async (ctx: DomainContext) => (await listLikedCourses(ctx)).map(({ id }) => id).sort();

it('a guide leads to its courses, all ticked; they go on the wish list together, and only what is new is taken back', async () => {
	const { ctx } = await memberRow(database);
	const at = { database, origin: 'https://golf.test', path: `/guides/${SLUG}`, pattern: 'guides/:slug' };
	expect(await renderPage(guidePage, { ...at, params: { slug: SLUG } })).toContain(`href="${HERE}"`);
	await send(ctx, { back: HERE, intent: 'ticked', c1: String(first) });
	const list = await open(ofGuide, HERE, ctx);
	expect(tickedIn(list)).toHaveLength(1);
	expect(list).toContain('already on your list');
	const all = { back: HERE, undoable: 'yes', c1: String(first), c2: String(second) };
	const to = await send(ctx, { ...all, intent: 'ticked' });
	expect(to).toBe(`${HERE}&saved=2&added=${second}`);
	expect(await wanted(ctx)).toEqual([first, second].sort());
	const saved = await open(ofGuide, String(to), ctx);
	expect(saved).toContain('2 courses are on your wish list.');
	expect(saved).toContain(`name="added" value="${second}"`);
	const undone = await send(ctx, { back: HERE, intent: 'undo', added: `${second}.x.0` });
	expect(undone).toBe(`${HERE}&undone=1`);
	expect(await wanted(ctx)).toEqual([first]);
	const after = await open(ofGuide, String(undone), ctx);
	expect(after).toContain('Taken back: 1 course.');
	expect(tickedIn(after)).toEqual([]);
});

it('the ranking of a country comes ticked too, page by page, and not unasked', async () => {
	const { ctx } = await memberRow(database);
	const address = '/account/courses/add/places?country=netherlands&mark=like';
	expect(tickedIn(await open(places, address, ctx))).toEqual([]);
	const all = await open(places, `${address}&all=yes`, ctx);
	expect(tickedIn(all)).toHaveLength(1);
	expect(all).toContain('name="undoable" value="yes"');
});

it('a golf area leads to its courses, all ticked, and only what is new of them is taken back', async () => {
	const { ctx } = await memberRow(database);
	const inFife = { latitude: 56.34, longitude: -2.8, country: 'GB' };
	const [one, other] = [await courseRow(database, inFife), await courseRow(database, inFife)].map(({ id }) => id);
	await courseRow(database, { latitude: 55.95, longitude: -3.2, country: 'GB' });
	await send(ctx, { back: '/', intent: 'ticked', c1: String(one) });
	const here = listPaths.addFromArea('fife');
	expect(tickedIn(await open(ofArea, here, ctx))).toEqual([]);
	const list = await open(ofArea, listPaths.addFromArea('fife', { all: 'yes' }), ctx);
	expect(list).toContain('2 courses, best known first');
	expect(tickedIn(list)).toHaveLength(1);
	const to = await send(ctx, { back: here, undoable: 'yes', intent: 'ticked', c1: String(one), c2: String(other) });
	expect(to).toBe(`${here}&saved=2&added=${other}`);
	expect(await open(ofArea, String(to), ctx)).toContain(`name="added" value="${other}"`);
	expect(await send(ctx, { back: here, intent: 'undo', added: String(other) })).toBe(`${here}&undone=1`);
	expect(await wanted(ctx)).toEqual([one]);
	const unknown = callRoute(ofArea.loader, listPaths.addFromArea('constructor'), ctx);
	await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
});

it('a guide that there is not is not found, and a visitor is asked to log in', async () => {
	const { ctx } = await memberRow(database);
	const unknown = callRoute(ofGuide.loader, `${PATH}?guide=constructor`, ctx);
	await expect(unknown).rejects.toMatchObject({ init: { status: 404 } });
	const visitor = callRoute(ofGuide.loader, HERE, database.context());
	await expect(visitor).rejects.toMatchObject({ status: 302 });
});
