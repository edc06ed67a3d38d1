import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { settings } from '#database/schema/system.ts';
import { worldDifferences } from '#database/schema/world.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { sharedData } from '#tests/support/facts/shared-data.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, clubs, country_summaries, settings, world_listing cascade`);
});

const way = (tags: object, lat = 59.33) => ({
	type: 'way',
	id: 7,
	tags: { leisure: 'golf_course', ...tags },
	center: { lat, lon: 18.06 },
});
const answer = async (...elements: object[]) => makeFile('answer.json', JSON.stringify({ elements }));
const importOf = async (...elements: object[]) => (await tryImport(test.db, [await answer(...elements)])).rows;
const all = () => test.db.select().from(courses).orderBy(courses.id);

describe('a course whose id is known, by another name', () => {
	it('is the same course by its new name; the old one is kept and found, and the report says so', async () => {
		await importOf(way({ name: 'Hillside Golf Club' }));
		const rows = await importOf(way({ name: 'Sponsor Resort', old_name: 'Hillside Golf Club' }, 59.335));
		expect(rows).toMatchObject([
			{ name: 'Sponsor Resort', outcome: 'merged', notes: [{ flag: 'renamed', detail: 'before: Hillside Golf Club' }] },
		]);
		const renamed = { name: 'Sponsor Resort', otherNames: ['Hillside Golf Club'], searchName: 'sponsor resort' };
		expect(await all()).toMatchObject([{ ...renamed, slug: 'hillside-golf-club' }]);
	});

	it('is renamed for a corrected letter too, and a second time nothing changes', async () => {
		await importOf(way({ name: 'Malmo Burlovs GK' }));
		await importOf(way({ name: 'Malmö Burlövs GK' }));
		const before = await all();
		expect(before).toMatchObject([{ name: 'Malmö Burlövs GK', otherNames: ['Malmo Burlovs GK'] }]);
		expect(await importOf(way({ name: 'Malmö Burlövs GK' }))).toMatchObject([{ outcome: 'merged', notes: [] }]);
		expect(await importOf(way({ name: 'Malmo Burlovs GK' }))).toMatchObject([{ outcome: 'merged', notes: [] }]);
		expect(await all()).toEqual(before);
	});

	it('is another course where it lies farther away, and where the same file calls it by both names', async () => {
		await importOf(way({ name: 'Hillside Golf Club' }));
		expect(await importOf(way({ name: 'Sponsor Resort' }, 59.4))).toMatchObject([{ refusal: 'id-conflict' }]);
		const both = await importOf(way({ name: 'Hillside Golf Club' }), way({ name: 'Sponsor Resort' }));
		expect(both).toMatchObject([{ outcome: 'merged' }, { refusal: 'id-conflict' }]);
		expect(await all()).toMatchObject([{ name: 'Hillside Golf Club' }]);
	});

	it('keeps the name that an editor has given it', async () => {
		await courseRow(test, {
			...{ name: 'Hillside', source: 'osm', sourceId: 'osm:way/7', latitude: 59.33, longitude: 18.06 },
			factSources: { name: { from: 'editor', day: '2026-01-02' } },
		});
		expect(await importOf(way({ name: 'Sponsor Resort' }))).toMatchObject([{ outcome: 'merged', notes: [] }]);
		expect(await all()).toMatchObject([{ name: 'Hillside' }]);
	});
});

describe('a course that is gone in a file', () => {
	it('stays open, and the report names the one that an editor may close', async () => {
		await importOf(way({ name: 'Hillside Golf Club' }));
		const rows = await importOf(way({ name: 'Hillside Golf Club', disused: 'yes' }));
		expect(rows).toMatchObject([
			{ refusal: 'closed', notes: [{ flag: 'closed-known', detail: 'hillside-golf-club' }] },
		]);
		expect(await all()).toMatchObject([{ closedOn: null }]);
		expect((await importOf({ ...way({ name: 'Lakeside GC', abandoned: 'yes' }), id: 8 }))[0]?.notes).toEqual([]);
	});

	it.each([{ disused: 'yes' }, { 'was:leisure': 'golf_course' }, { end_date: '2019' }])(
		'waits at the desk to be closed, and is asked about once: %o',
		async (tags) => {
			const differences = () => test.db.select().from(worldDifferences);
			await importOf(way({ name: 'Hillside Golf Club' }));
			await importOf(way({ name: 'Hillside Golf Club', ...tags }));
			const [{ id: courseId } = { id: 0 }] = await all();
			expect(await differences()).toMatchObject([
				{ kind: 'gone', sourceId: 'osm:way/7', courseId, before: { name: 'Hillside Golf Club' }, after: null },
			]);
			await test.db.delete(worldDifferences);
			await importOf(way({ name: 'Hillside Golf Club', ...tags }));
			expect(await differences()).toEqual([]);
		},
	);

	it('waits for nobody where the same file has the course open under another number', async () => {
		const open = (id: number) => ({ ...way({ name: 'Hillside Golf Club' }), id });
		await importOf(open(7), open(8));
		expect(await all()).toHaveLength(1);
		await importOf(way({ name: 'Hillside Golf Club', disused: 'yes' }), open(8));
		expect(await test.db.$count(worldDifferences)).toBe(0);
	});
});

describe('half an answer', () => {
	it('fails with the words of its server, and nothing of it is written', async () => {
		const half = { elements: [way({ name: 'Hillside' })], remark: 'runtime error: Query timed out' };
		const { outcome } = await tryImport(test.db, [await makeFile('answer.json', JSON.stringify(half))]);
		expect(outcome).toMatchObject({ kind: 'broken-file', message: expect.stringContaining('Query timed out') });
		expect(await test.db.$count(courses)).toBe(0);
		expect(await test.db.$count(settings)).toBe(0);
	});
});

describe('courses of clubs', () => {
	it('stay apart where two clubs near each other have one of the same name', async () => {
		const rows = [
			'Heathton GC,Old,51.40',
			'Heathton GC,New,51.4005',
			'Millby Club,Championship,51.41',
			'Otterdale Club,Championship,51.4145',
		];
		const file = await makeFile(
			'a.csv',
			`club_name,course_name,lat,lng,country\n${rows.map((row) => `${row},-0.6,GB`).join('\n')}`,
		);
		await tryImport(test.db, [file]);
		expect((await all()).map(({ name }) => name)).toEqual([
			'Heathton GC, Old',
			'Heathton GC, New',
			'Millby Club, Championship',
			'Otterdale Club, Championship',
		]);
	});
});

// The files may not stand in the repository; their kinds do above.
describe.skipIf(!existsSync(sharedData('nasty-2')))('the files that were gathered', () => {
	const gathered = (file: string) => tryImport(test.db, [sharedData(`nasty-2/${file}`)]);
	const outcomes = (rows: Awaited<ReturnType<typeof gathered>>['rows']) =>
		rows.map(({ refusal, outcome }) => refusal ?? outcome);
	const namesHere = async () => (await all()).map(({ name }) => name);

	it('a03, f07: four and three courses of clubs', async () => {
		await gathered('a03-club-and-course.csv');
		expect(await test.db.$count(courses)).toBe(4);
		await gathered('f07-club-course.csv');
		expect(await test.db.$count(courses)).toBe(7);
	});

	it('a08: seven countries', async () => {
		await gathered('a08-alpha3.csv');
		expect((await all()).map(({ country }) => country)).toEqual(['SE', 'GB', 'DE', 'US', 'GB', 'KR', 'KR']);
	});

	it('a09: ways of OpenStreetMap, which a later answer of Overpass meets, and its credit', async () => {
		await gathered('a09c-osm-credit.csv');
		await gathered('a09d-geofabrik-ogr2ogr.geojson');
		const ids = ['osm:way/987654321', 'osm:way/55501', 'osm:way/55502', 'osm:way/55503'];
		expect((await all()).map(({ sourceId }) => sourceId)).toEqual(ids);
		expect(await test.db.select().from(settings)).toMatchObject([{ value: ['© OpenStreetMap contributors'] }]);
	});

	it('b01: three courses in Fiji at 180°', async () => {
		await gathered('b01-antimeridian.geojson');
		const rows = await all();
		expect(rows.map(({ country }) => country)).toEqual(['FJ', 'FJ', 'FJ']);
		for (const { longitude } of rows) expect(Math.abs(longitude ?? 0)).toBeGreaterThan(179.9);
	});

	it('b02, c04: positions from what is there', async () => {
		expect(outcomes((await gathered('b02-geometrycollection.geojson')).rows)).not.toContain('no-name');
		const [first, second, third] = outcomes((await gathered('c04-out-geom.json')).rows);
		expect([first, second]).toEqual(['taken', 'no-place']);
		expect(third).not.toBe('no-place');
	});

	it('c01: half an answer, nothing written', async () => {
		expect((await gathered('c01-remark.json')).outcome).toMatchObject({
			message: expect.stringContaining('timed out'),
		});
		expect(await test.db.$count(courses)).toBe(0);
	});

	it('c02: none of what is gone is an open course', async () => {
		expect(new Set(outcomes((await gathered('c02-lifecycle.json')).rows))).toEqual(new Set(['closed']));
	});

	it('c03: all names are kept', async () => {
		await gathered('c03-names.json');
		expect((await all())[0]?.otherNames).toHaveLength(5);
		expect(await namesHere()).toContain('Only English Testcourse');
	});

	it('c05, c06: only courses, and one of them by its new name', async () => {
		await gathered('c05-not-courses.json');
		expect(await namesHere()).toEqual(['Testpark Golf Links', 'Testrenamed Golf Club']);
		const { rows } = await gathered('c06-renamed.json');
		expect(rows[0]?.notes).toMatchObject([{ flag: 'renamed' }]);
		expect((await all())[1]).toMatchObject({
			name: 'Sponsor Newname Golf Resort',
			otherNames: ['Testrenamed Golf Club'],
		});
	});

	it('f01: two towns of one name', async () => {
		await gathered('f01-same-town-other-state.csv');
		expect(await test.db.$count(courses)).toBe(2);
	});

	it('f04: numbers', async () => {
		await gathered('f04-holes-with-word.csv');
		expect((await all()).map(({ holes, par }) => [holes, par])).toEqual([
			[18, null],
			[18, null],
			[null, 72],
		]);
	});

	it('g01: eight courses', async () => {
		expect(outcomes((await gathered('g01-generic-and-range.csv')).rows)).not.toContain('generic-name');
		expect(await test.db.$count(courses)).toBe(8);
	});
});
