import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPlayedCourses } from '#domain/reviews/lists/played-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as names from './names.tsx';

const PATH = '/account/courses/add';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
	for (const name of ['The Heath', 'Old Links', 'Old Links North', 'Far Dunes']) await courseRow(database, { name });
});
afterAll(() => database.close());

/** What the action says to a form, and the page that shows it, without the marks that React leaves between texts. */
async function send(ctx: DomainContext, fields: Record<string, string>) {
	const sent = await callRoute(names.action, PATH, ctx, { stamp: stampOf(ctx), mark: 'played', ...fields });
	if (sent instanceof Response) throw new Error(`led to ${sent.headers.get('Location')}`);
	const asked = { database, path: PATH, pattern: PATH, params: {}, origin: 'https://fescue.example', ctx };
	const html = (await renderPage(names, { ...asked, answer: sent.data })).replaceAll('<!-- -->', '');
	const status = sent.init && typeof sent.init === 'object' ? (sent.init.status ?? 200) : 200;
	return { step: sent.data, html, status };
}

const playedBy = async (ctx: DomainContext) => (await listPlayedCourses(ctx)).map(({ name }) => name);

/** The id of the course that a page offers for a line by its name. */
function idIn(html: string, name: string): string {
	const before = html.slice(0, html.indexOf(`${name}</bdi>`));
	return (
		before
			.match(/value="(\d+)"/g)
			?.at(-1)
			?.replace(/\D/g, '') ?? ''
	);
}

describe('a pasted list', () => {
	it('comes back with the course of each line, those that ask first and with nothing chosen', async () => {
		const { ctx } = await memberRow(database);
		const { html } = await send(ctx, { names: 'the heath gc\nOld Links\nblorpqx' });
		expect(html).toContain('3 lines: <strong>1 found</strong>, 2 to ask');
		for (const words of [
			'Line 2: “Old Links”',
			'Line 3: “blorpqx”',
			'“the heath gc”',
			'No course of ours is called so',
		])
			expect(html).toContain(words);
		expect(html.indexOf('Line 3')).toBeLessThan(html.indexOf('“the heath gc”'));
		expect(html.match(/type="radio"[^>]*/g)?.filter((radio) => radio.includes('checked'))).toEqual([]);
		expect(html).toContain('Mark as played');
		expect(await playedBy(ctx)).toEqual([]);
	});

	it('is marked while other lines are still open, which stay', async () => {
		const { ctx } = await memberRow(database);
		const text = 'The Heath\nOld Links\nblorpqx';
		const looked = await send(ctx, { names: text });
		const heath = idIn(looked.html, 'The Heath');
		const saved = await send(ctx, { names: text, sure: '1', c1: heath, c3: '0', intent: 'save' });
		expect(await playedBy(ctx)).toEqual(['The Heath']);
		expect(saved.html).toContain('1 course is marked as played.');
		expect(saved.html).toContain('Line 1: “Old Links”');
		expect(saved.html).not.toContain('blorpqx');
		const north = idIn(saved.html, 'Old Links North');
		const done = await send(ctx, { names: 'Old Links', c1: north, intent: 'save' });
		expect(await playedBy(ctx)).toEqual(['Old Links North', 'The Heath']);
		expect(done.step).toMatchObject({ step: 'done', saved: 1 });
	});

	it('goes on the wish list where that was chosen, and says what is there already', async () => {
		const { ctx } = await memberRow(database);
		const looked = await send(ctx, { names: 'Far Dunes', mark: 'like' });
		expect(looked.html).toContain('Courses you want to play');
		const fields = { names: 'Far Dunes', mark: 'like', sure: '1', c1: idIn(looked.html, 'Far Dunes'), intent: 'save' };
		expect((await send(ctx, fields)).html).toContain('1 course is on your wish list.');
		expect((await send(ctx, { names: 'Far Dunes', mark: 'like' })).html).toContain('already on your list');
		expect(await playedBy(ctx)).toEqual([]);
	});

	it('is looked up again by another name for a line, and keeps what was chosen of the others', async () => {
		const { ctx } = await memberRow(database);
		const text = 'The Heath\nOld Links\nblorpqx';
		const { html } = await send(ctx, { names: text, sure: '1', c2: '0', o3: 'Far Dunes', intent: 'again' });
		expect(html).toContain('“Far Dunes”');
		expect(html).toContain('3 lines: <strong>2 found</strong>, 1 to ask');
		const inputs = html.match(/<input[^>]*name="c\d"[^>]*>/g) ?? [];
		const ticked = inputs.filter((input) => input.includes('checked')).map((input) => /name="(c\d)"/.exec(input)?.[1]);
		// The first was taken off, the second is to be left out.
		expect(ticked).toEqual(['c2', 'c3']);
	});

	it('can be changed, with all that was written', async () => {
		const { ctx } = await memberRow(database);
		const { html } = await send(ctx, { names: 'The Heath\nblorpqx', mark: 'like', intent: 'change' });
		expect(html).toMatch(/<textarea[^>]*>The Heath\nblorpqx<\/textarea>/);
		expect(html).toMatch(/<input[^>]*checked=""[^>]*value="like"|<input[^>]*value="like"[^>]*checked=""/);
	});

	it('says what is wrong with it, and loses nothing', async () => {
		const { ctx } = await memberRow(database);
		expect(await send(ctx, { names: ' - ' })).toMatchObject({ status: 400 });
		const long = await send(ctx, { names: 'The Heath\n'.repeat(501) });
		expect(long.status).toBe(400);
		expect(long.html).toContain('At most 500 lines can be taken at once, and these are 501.');
		expect(long.html).toContain('The Heath\nThe Heath');
		const none = await send(ctx, { names: 'The Heath', sure: '1', intent: 'save' });
		expect(none.status).toBe(400);
		expect(none.html).toContain('Choose at least one course.');
	});

	it('comes back with what was chosen where its stamp is no good', async () => {
		const { ctx } = await memberRow(database);
		const { html } = await send(ctx, { names: 'The Heath', sure: '1' });
		const fields = { names: 'The Heath', sure: '1', c1: idIn(html, 'The Heath'), intent: 'save', stamp: 'none' };
		const again = await send(ctx, fields);
		expect(again.status).toBe(400);
		expect(again.html).toContain('This page was open for a long time.');
		expect(again.html).toContain('“The Heath”');
		expect(await playedBy(ctx)).toEqual([]);
	});
});
