import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPlayedCourses } from '#domain/reviews/lists/played-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import { callRoute } from '#tests/support/sites/route-calls.ts';
import * as map from './map.tsx';
import * as names from './names.tsx';

const PATH = '/account/courses/add/map';
const SKANE = 'box=12,55,14.5,56.5';

let database: TestDatabase;
let falsterbo: number;
beforeAll(async () => {
	database = await openTestDatabase();
	falsterbo = (await courseRow(database, { name: 'Falsterbo', latitude: 55.39, longitude: 12.83, holes: 18 })).id;
	await courseRow(database, { name: 'Barsebäck', latitude: 55.77, longitude: 12.94 });
	await courseRow(database, { name: 'Skellefteå', latitude: 64.75, longitude: 20.95 });
	await courseRow(database, { name: 'Nowhere' });
});
afterAll(() => database.close());

type Ctx = Awaited<ReturnType<typeof memberRow>>['ctx'];

async function open(ctx: Ctx, query = '') {
	const asked = {
		database,
		path: `${PATH}?${query}`,
		pattern: PATH,
		params: {},
		origin: 'https://fescue.example',
		ctx,
	};
	return (await renderPage(map, asked)).replaceAll('<!-- -->', '');
}

const boxesIn = (html: string) => html.match(/<input type="checkbox"[^>]*>/g) ?? [];

it('the courses of the part that the map shows have a box each', async () => {
	const { ctx } = await memberRow(database);
	const html = await open(ctx, SKANE);
	expect(boxesIn(html)).toHaveLength(2);
	expect(html).toContain('2 courses');
	expect(html).not.toContain('Skellefteå');
	expect(boxesIn(await open(ctx, 'box=nowhere'))).toHaveLength(4);
});

it('what is ticked is marked, and leads back to the same part of the map', async () => {
	const { ctx } = await memberRow(database);
	const back = /name="back" value="([^"]*)"/.exec(await open(ctx, SKANE))?.[1]?.replaceAll('&amp;', '&') ?? '';
	const fields = { stamp: stampOf(ctx), mark: 'played', back, c1: String(falsterbo), intent: 'ticked' };
	const sent = await callRoute(names.action, '/account/courses/add', ctx, fields);
	const to = sent instanceof Response ? (sent.headers.get('Location') ?? '') : '';
	expect(new URL(to, 'https://fescue.example').searchParams.get('box')).toBe('12,55,14.5,56.5');
	expect((await listPlayedCourses(ctx)).map(({ name }) => name)).toEqual(['Falsterbo']);
	const again = await open(ctx, to.split('?')[1]);
	expect(again).toContain('1 course is marked as played.');
	expect(boxesIn(again).filter((box) => box.includes('disabled'))).toHaveLength(1);
});

it('the other mark is a link away, over the same part of the map', async () => {
	const { ctx } = await memberRow(database);
	expect(await open(ctx, `mark=like&${SKANE}`)).toMatch(
		/href="\/account\/courses\/add\/map\?mark=played&amp;box=12%2C55%2C14.5%2C56.5"/,
	);
});
