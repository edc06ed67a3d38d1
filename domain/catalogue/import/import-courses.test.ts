import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { settings } from '#database/schema/system.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { countRows, makeFile, tryImport } from '#tests/support/facts/import-trial.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.db.execute(sql`truncate courses, country_summaries, settings cascade`);
});

const HEADER = 'id,name,locality,country,lat,lng,holes,par,website';
const HILLSIDE = 'a:1,Hillside Golf Club,"Tuna, Skåne",SE,55.91,12.75,18,72,https://hillside.example/';
const csv = (...rows: string[]) => makeFile('courses.csv', [HEADER, ...rows].join('\n'));
const read = (name: string) => database.db.select().from(courses).where(eq(courses.name, name));
const countCourses = () => database.db.$count(courses);

describe('a course of a file', () => {
	it('S46: brings no picture from anywhere, whatever address its file names', async () => {
		const addresses = [
			'http://127.0.0.1/',
			'https://169.254.169.254/latest',
			'file:///etc/passwd',
			'https://golf.example/a.jpg',
		];
		const rows = addresses.map(
			(address, at) => `p:${at},Picture ${at} Golf Club,Tuna,SE,55.${at + 1},13.1,${address},${address}`,
		);
		const file = await makeFile(
			'pictures.csv',
			['id,name,locality,country,lat,lng,image_url,image', ...rows].join('\n'),
		);
		expect((await tryImport(database.db, [file])).outcome).toMatchObject({ ok: true, value: { inserted: 4 } });
		const stored = await database.db.select({ imageUrl: courses.imageUrl }).from(courses);
		expect(stored.map(({ imageUrl }) => imageUrl)).toEqual([null, null, null, null]);
	});

	it('stands in the catalogue with its facts, address, search words and cover', async () => {
		const trial = await tryImport(database.db, [await csv(HILLSIDE)]);
		expect(trial.outcome).toEqual({ ok: true, value: { inserted: 1, updated: 0 } });
		expect(await read('Hillside Golf Club')).toMatchObject([
			{
				slug: 'hillside-golf-club',
				locality: 'Tuna',
				region: 'Skåne',
				country: 'SE',
				continent: 'Europe',
				holes: 18,
				par: 72,
				website: 'https://hillside.example/',
				source: 'courses',
				sourceId: 'a:1',
				searchName: 'hillside golf club',
				coverTerrain: 'coast',
			},
		]);
	});

	it('lies where the catalogue would place it, whatever rows beside it are refused or have no position', async () => {
		const rows = [
			'b:1,North,,SE,63.2,14.6,,,',
			'b:2,Nowhere,,SE,95,14,,,',
			'b:3,,,SE,55.9,12.7,,,',
			'b:4,Told,Tuna,SE,,,,,',
		];
		await tryImport(database.db, [await csv(...rows, HILLSIDE, 'b:5,South,,PT,37.1,-8.2,,,')]);
		const { rows: placed } = await database.db.execute(sql`
			select c.name, c.region_slug, (c.nation, c.region_slug, c.region_name, c.town_id, c.areas)::text = p::text as right
			from courses c, place_of(c.country, c.region, c.locality, c.latitude, c.longitude) p order by c.name`);
		expect(placed.map(({ name, right }) => [name, right])).toEqual([
			['Hillside Golf Club', true],
			['North', true],
			['South', true],
			['Told', true],
		]);
		expect(placed[0]).toMatchObject({ region_slug: 'skane' });
	});

	it('is counted in its country', async () => {
		await tryImport(database.db, [await csv(HILLSIDE)]);
		const counted = await database.db.execute(sql`select country, courses from country_summaries`);
		expect(counted.rows).toEqual([{ country: 'SE', courses: 1 }]);
	});

	it('gets an address nobody has: with its town, its country, then a number, and keeps it', async () => {
		const rows = [1, 2, 3, 4, 5].map((n) => `a:${n},Hillside,Tuna,SE,${55 + n},13.5,,,`);
		const file = await csv(...rows, 'a:9,廣野ゴルフ倶楽部,三木市,JP,34.78,135.04,,,');
		await tryImport(database.db, [file]);
		await tryImport(database.db, [file]);
		const slugs = (await database.db.select({ slug: courses.slug }).from(courses).orderBy(courses.id)).map(
			(row) => row.slug,
		);
		expect(slugs.slice(0, 5)).toEqual([
			'hillside',
			'hillside-tuna',
			'hillside-sweden',
			'hillside-sweden-2',
			'hillside-sweden-3',
		]);
		expect(slugs[5]).toMatch(/^japan-[0-9a-f]{8}$/);
	});

	it('loses facts that are not plausible, and says so', async () => {
		const { rows } = await tryImport(database.db, [
			await csv('a:1,Hillside,,SE,55.91,12.75,1800,720,javascript:alert(1)'),
		]);
		expect(rows[0]?.notes.map(({ flag }) => flag)).toEqual(['link-dropped', 'number-dropped', 'number-dropped']);
		expect(await read('Hillside')).toMatchObject([{ holes: null, par: null, website: null }]);
	});

	it('is refused with more cells than the header, since they may stand in the wrong columns', async () => {
		const { rows } = await tryImport(database.db, [
			await csv('a:1,Hillside,Tuna, Skåne,SE,55.91,12.75,18,72,x', HILLSIDE),
		]);
		expect(rows).toMatchObject([
			{ line: 2, outcome: 'refused', refusal: 'ragged' },
			{ line: 3, outcome: 'taken' },
		]);
	});
});

describe('rows that mean one course', () => {
	it('S47: are one when they have the same id, or one name within two kilometres', async () => {
		const file = await csv(
			HILLSIDE,
			HILLSIDE,
			'a:2,HILLSIDE GOLFKLUBB,,SE,55.914,12.75,,,',
			'a:3,Hillside Golf Club,,SE,56.91,12.75,,,',
			'a:1,Another Name,,SE,55.91,12.75,,,',
		);
		const { rows } = await tryImport(database.db, [file]);
		expect(rows.map(({ line, outcome, refusal }) => [line, outcome, refusal])).toEqual([
			[2, 'taken', null],
			[3, 'merged', null],
			[4, 'merged', null],
			[5, 'taken', null],
			[6, 'refused', 'id-conflict'],
		]);
		expect(await countCourses()).toBe(2);
	});

	it('fill each other up, and the first that knows a fact tells it', async () => {
		const file = await csv(
			'a:1,Hillside,,SE,55.91,12.75,,,',
			'a:2,Hillside GK,"Tuna, Skåne",SE,55.91,12.75,18,,',
			'a:3,Hillside GC,,SE,55.91,12.75,9,71,',
		);
		await tryImport(database.db, [file]);
		expect(await read('Hillside')).toMatchObject([{ holes: 18, par: 71, locality: 'Tuna' }]);
	});

	it('may stand in a file each', async () => {
		await tryImport(database.db, [await csv(HILLSIDE), await csv('b:1,Hillside GK,,SE,55.91,12.75,,,')]);
		expect(await countCourses()).toBe(1);
	});
});

describe('an import beside a catalogue', () => {
	const shipped = {
		slug: 'hillside',
		name: 'Hillside',
		otherNames: ['Hillsides Golfklubb'],
		country: 'SE',
		continent: 'Europe',
		latitude: 55.912,
		longitude: 12.75,
		terrain: 'links',
		coverTerrain: 'links',
		par: 70,
		source: 'fescue',
		sourceId: 'hillside',
		searchName: 'hillside',
	};

	it('fills empty facts of the shipped catalogue and never changes one that is there', async () => {
		await database.db.insert(courses).values(shipped);
		const trial = await tryImport(database.db, [await csv(HILLSIDE)]);
		expect(trial.outcome).toEqual({ ok: true, value: { inserted: 0, updated: 1 } });
		expect(await database.db.select().from(courses)).toMatchObject([
			{
				...shipped,
				holes: 18,
				par: 70,
				locality: 'Tuna',
				website: 'https://hillside.example/',
			},
		]);
	});

	it('changes nothing when it is done a second time', async () => {
		const file = await csv(HILLSIDE, 'a:2,Seaside,,,55.5,12.95,,,', ',Nowhere Links,,SE,,,9,,');
		await tryImport(database.db, [file]);
		const before = await database.db.select().from(courses).orderBy(courses.id);
		const again = await tryImport(database.db, [file]);
		expect(again.outcome).toEqual({ ok: true, value: { inserted: 0, updated: 0 } });
		expect(countRows(again.rows)).toEqual({ taken: 0, merged: 3, refused: 0, flagged: 1 });
		expect(await database.db.select().from(courses).orderBy(courses.id)).toEqual(before);
	});

	it('reports the same in a dry run and writes nothing', async () => {
		const file = await csv(HILLSIDE, 'a:2,H8,,SE,55.5,12.95,,,');
		const dry = await tryImport(database.db, [file], true);
		expect(await countCourses()).toBe(0);
		expect(await database.db.$count(settings)).toBe(0);
		expect((await tryImport(database.db, [file])).rows).toEqual(dry.rows);
	});

	it('tells running sites once it is committed, and only when something changed', async () => {
		const client = await database.pool.connect();
		const heard: (string | undefined)[] = [];
		client.on('notification', ({ payload }) => heard.push(payload));
		await client.query('listen fescue_changed');
		const file = await csv(HILLSIDE);
		await tryImport(database.db, [file]);
		await tryImport(database.db, [file]);
		// An answer on the same connection comes after the notifications before it.
		await client.query('select 1');
		client.release(true);
		expect(heard).toEqual(['["catalogue","ranking"]']);
	});

	it('keeps the lines of credit that its sources ask for', async () => {
		const header = 'id,name,country,lat,lng,source';
		const osm = await makeFile('a.csv', `${header}\nosm:way/1,Hillside,SE,55.91,12.75,osm-world`);
		const both = await makeFile('b.csv', `${header}\nx:1,Seaside,SE,55.5,12.95,osm-world+opengolfapi`);
		const creditLines = async () =>
			(await database.db.select().from(settings).where(eq(settings.key, 'credits')))[0]?.value;
		await tryImport(database.db, [await csv(HILLSIDE)]);
		expect(await creditLines()).toBeUndefined();
		await tryImport(database.db, [osm]);
		expect(await creditLines()).toEqual(['© OpenStreetMap contributors']);
		await tryImport(database.db, [both]);
		expect(await creditLines()).toEqual([
			'© OpenStreetMap contributors',
			'Contains data from OpenGolfAPI (opengolfapi.org)',
		]);
		expect(await read('Hillside Golf Club')).toMatchObject([{ source: 'courses' }]);
		expect(await read('Seaside')).toMatchObject([{ source: 'osm', sourceId: 'x:1' }]);
	});
});
