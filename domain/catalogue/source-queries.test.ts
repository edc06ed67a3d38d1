import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { loadCatalogue, SHIPPED_ON } from '#database/seed/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { countSources, shareWithSource } from './source-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, country_summaries, settings cascade`);
});

const HEADER = 'id,name,locality,country,lat,lng,holes,par,website,walkability';
const csv = (...rows: string[]) => makeFile('clubs.csv', [HEADER, ...rows].join('\n'));
const sourcesNow = async (name: string) =>
	(await test.db.select().from(courses).where(eq(courses.name, name)))[0]?.factSources;

it('every fact of the shipped catalogue says that it is ours and of which day', async () => {
	await loadCatalogue(test.db);
	const share = await shareWithSource(test);
	expect(share.facts).toBeGreaterThan(10_000);
	expect(share.sourced).toBe(share.facts);
	const counted = await countSources(test.context());
	expect(new Set(counted.map(({ from }) => from))).toEqual(new Set(['fescue']));
	expect(counted.every(({ newest, checked }) => newest === SHIPPED_ON && checked === 0)).toBe(true);
});

it('every fact that a file brings says from which, under which id and when, also facts that are filled in later', async () => {
	await tryImport(test.db, [await csv('way/77,Hillside Golf Club,Tuna,SE,55.91,12.75,18,,,')]);
	await tryImport(test.db, [
		await csv(
			'x:1,Hillside Golf Club,Tuna,SE,55.91,12.75,18,72,,',
			'x:2,Hillside Golf Club,Tuna,SE,55.91,12.75,,71,https://hillside.example,2',
		),
	]);
	const [course] = await test.db.select().from(courses);
	expect(course).toMatchObject({ holes: 18, par: 72, walkability: 2 });
	const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
	expect(course?.factSources).toMatchObject({
		name: { from: 'osm', ref: 'way/77', day },
		position: { from: 'osm', ref: 'way/77', day },
		holes: { from: 'osm', ref: 'way/77', day },
		par: { from: 'clubs', ref: 'x:1', day },
		walkability: { from: 'clubs', ref: 'x:2', day },
		website: { from: 'clubs', ref: 'x:2', day },
	});
	const { facts, sourced } = await shareWithSource(test);
	expect(sourced).toBe(facts);
});

it('a new edition of the shipped catalogue leaves what others have told, with its source', async () => {
	await loadCatalogue(test.db);
	const file = await csv('way/9,Ljunghusen,Höllviken,SE,55.3886,12.9195,,,,1');
	await tryImport(test.db, [file]);
	const before = await sourcesNow('Ljunghusen');
	expect(before).toMatchObject({ walkability: { from: 'osm', ref: 'way/9' }, holes: { from: 'fescue' } });
	await test.db.execute(sql`delete from settings where key = 'catalogue'`);
	await test.db.execute(sql`update courses set holes = 9 where name = 'Ljunghusen'`);
	await loadCatalogue(test.db);
	const [course] = await test.db.select().from(courses).where(eq(courses.name, 'Ljunghusen'));
	expect(course).toMatchObject({ walkability: 1, holes: 27 });
	expect(course?.factSources).toEqual(before);
});

it('counts by country and source what is open, and what was checked', async () => {
	const checked = { from: 'club', day: '2026-06-01', checked: '2026-06-02' };
	const own = { from: 'osm', day: '2026-05-01' };
	await courseRow(test, { country: 'SE', factSources: { name: own, par: checked } });
	await courseRow(test, { country: 'SE', factSources: { name: own } });
	await courseRow(test, { country: 'NO', factSources: { name: own }, closedOn: '2026-01-01' });
	expect(await countSources(test.context())).toEqual([
		{ country: 'SE', from: 'osm', courses: 2, facts: 2, checked: 0, newest: '2026-05-01' },
		{ country: 'SE', from: 'club', courses: 1, facts: 1, checked: 1, newest: '2026-06-01' },
	]);
});
