import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import { settings } from '#database/schema/system.ts';
import { tellClubs } from '#domain/catalogue/clubs/assign-clubs.ts';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { type FactSources, isKnown, SOURCED } from '#domain/catalogue/facts/sources.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { countRows, makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { makeCatalogueFile } from '#tests/support/facts/open-file.ts';

let [here, there]: TestDatabase[] = [];
const both = () => {
	if (!here || !there) throw new Error('no databases');
	return { here, there };
};
beforeAll(async () => {
	[here, there] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([here?.close(), there?.close()]));
beforeEach(async () => {
	for (const { db } of Object.values(both()))
		await db.execute(
			sql`truncate courses, clubs, settings, open_files, country_summaries, region_summaries restart identity cascade`,
		);
});

type Facts = Partial<typeof courses.$inferInsert>;

/** Everything that can be known of a course. */
const WHOLE = {
	...{ name: 'Hillside, Old', slug: 'hillside-old', otherNames: ['The Old; also', 'ヒルサイド', 'back\\slash'] },
	...{ locality: 'Tuna', region: 'Skåne', country: 'SE', continent: 'Europe' },
	...{ latitude: 55.912345, longitude: -12.75, positionAccuracy: 100, kind: 'course' },
	...{ holes: 18, par: 72, lengthMetres: 6_218, forwardTeesMetres: 4_812, type: '18 holes, par 72 (two greens each)' },
	...{ difficulty: 'Severe', terrain: 'links', coverTerrain: 'links', walkability: 3 },
	...{ architect: 'C. H. Alison, "Hugh"', openedYear: 1892 },
	description:
		'“Firm.” "Fast, honest" and by the sea, says whoever has played it.\n\n=Not a formula, in a second paragraph.',
	...{ facilities: ['Driving range', 'Pro shop'], access: 'visitors', priceBand: 3, seasonFrom: 11, seasonTo: 3 },
	...{ greenFeeMinor: 8_550, greenFeeCurrency: 'EUR', greenFeeChecked: '2026-05-02' },
	website: 'https://hillside.example/a;b?c=d,e',
} satisfies Facts;

const ORIGINS = [
	{ from: 'fescue', day: '2026-11-01' },
	{ from: 'osm', ref: 'way/123', day: '2026-05-01' },
	{ from: 'opengolfapi', ref: 'oga:7', day: '2026-05-01', checked: '2026-05-03' },
	...['club', 'member', 'editor'].map((from) => ({ from, day: '2026-05-04', checked: '2026-05-05' })),
	{ from: '=our|list; of 2026', ref: 'a\\b|c', day: '2026-05-06' },
];

/** Every fact of the course that is known, in turn from each of those. */
const fromEverybody = (facts: Facts): FactSources =>
	Object.fromEntries(
		SOURCED.filter((fact) => isKnown(facts, fact)).map((fact, at) => [fact, ORIGINS[at % ORIGINS.length]]),
	);

const wholeRow = (test: TestDatabase, facts: Facts = {}) =>
	courseRow(test, { ...WHOLE, factSources: fromEverybody({ ...WHOLE, ...facts }), ...facts });

async function fillCatalogue(test: TestDatabase) {
	const gone = await courseRow(test);
	const old = await wholeRow(test, { source: 'osm', sourceId: 'osm:way/123' });
	await test.db.delete(courses).where(eq(courses.id, gone.id));
	const sister = await courseRow(test, {
		...{ name: '-Hillside, New', slug: 'hillside-new', country: 'SE', latitude: 55.92, longitude: -12.74 },
		...{ kind: 'par-3', holes: 9, closedOn: '2026-04-01' },
	});
	const far = { country: 'JP', continent: 'Asia', locality: '神戸市', region: '兵庫県' };
	const japanese = { name: '廣野ゴルフ倶楽部', otherNames: ['Hirono Golf Club'], slug: 'hirono' };
	const asian = await courseRow(test, { ...far, ...japanese, latitude: 34.85, longitude: 135.05, kind: 'other' });
	// Names that say nothing, a country that the position contradicts, and a course that might be another.
	await courseRow(test, {
		...far,
		name: 'Golf Course',
		slug: 'golf-course',
		latitude: 55.4,
		longitude: 13,
		kind: 'course',
	});
	for (const slug of ['heath', 'heath-sweden'])
		await courseRow(test, { name: 'Heath Golf Club', slug, latitude: 56.1, longitude: 13.1, kind: 'pitch-and-putt' });
	await courseRow(test, {
		name: "'s-Gravenhage; 'De Pan' & <b>",
		slug: 'pan',
		kind: 'course',
		country: 'NL',
		website: 'http://a.example/',
	});
	const told = (id: number, club: string) => ({ courseId: id, club });
	await test.db.transaction((tx) =>
		tellClubs(tx as unknown as Database, [
			...[told(old.id, 'Hillside Golf Club'), told(sister.id, 'Hillside GC')],
			told(asian.id, '廣野ゴルフ倶楽部'),
		]),
	);
	// What a file has told of one course of a club is not always told of its sisters.
	const factSources = sql`${courses.factSources} - 'website'`;
	await test.db.update(courses).set({ website: null, factSources }).where(eq(courses.id, sister.id));
	await test.db
		.insert(courseSlugAliases)
		.values(['old-course', 'hillside'].map((slug) => ({ slug, courseId: old.id })));
	await test.db
		.insert(mergedCourseSources)
		.values(['b;1', 'a|2'].map((sourceId) => ({ source: 'earlier', sourceId, courseId: old.id })));
}

describe('the file of a catalogue', () => {
	it('imported into an empty one gives the same file again, to the byte', async () => {
		const { here, there } = both();
		await fillCatalogue(here);
		const first = await makeCatalogueFile(here);
		const trial = await tryImport(there.db, [await makeFile('courses.csv.gz', first.bytes)]);
		expect(countRows(trial.rows)).toEqual({ taken: 7, merged: 0, refused: 0, flagged: 0 });
		const second = await makeCatalogueFile(there, new Date('2026-06-09T12:00:00Z'));
		expect(second.text).toBe(first.text);
		expect(second.bytes.equals(first.bytes)).toBe(true);
	});

	it('has every fact that is open with where it is from', async () => {
		const { here, there } = both();
		const row = await wholeRow(here);
		const lacking = (Object.keys(FACTS) as FactKey[]).filter((fact) => !isKnown(row, fact));
		// An address of a picture on this site says nothing elsewhere, and what its editors judge is theirs.
		expect(lacking).toEqual(['renown', 'knownFor', 'imageUrl']);
		const { bytes } = await makeCatalogueFile(here);
		await tryImport(there.db, [await makeFile('courses.csv.gz', bytes)]);
		const [read] = await there.db.select().from(courses);
		// What is made of these is made anew.
		const { createdAt: _, updatedAt: __, searchName: ___, ...facts } = row;
		expect(read).toMatchObject(facts);
	});

	it('of the shipped catalogue does so too', async () => {
		const { there } = both();
		const seeded = await openTestDatabase({ seeded: true });
		try {
			const first = await makeCatalogueFile(seeded);
			await tryImport(there.db, [await makeFile('courses.csv.gz', first.bytes)]);
			const lines = (await makeCatalogueFile(there)).text.split('\n');
			const before = first.text.split('\n');
			expect(lines.filter((line, at) => line !== before[at]).slice(0, 3)).toEqual([]);
			expect(lines.length).toBe(before.length);
		} finally {
			await seeded.close();
		}
	});

	it('tells nobody by name or number, and no note of an editor', async () => {
		const { here } = both();
		const member = { from: 'member', ref: 'anna@golf.example', day: '2026-05-01' };
		await courseRow(here, { factSources: { name: member, country: { ...member, from: 'editor' } } });
		expect((await makeCatalogueFile(here)).text).not.toContain('anna');
	});

	it('names for the footer whom its facts are from', async () => {
		const { here, there } = both();
		await wholeRow(here);
		const { bytes } = await makeCatalogueFile(here);
		await tryImport(there.db, [await makeFile('courses.csv.gz', bytes)]);
		const [credits] = await there.db.select().from(settings).where(eq(settings.key, 'credits'));
		expect(credits?.value).toEqual([
			'© OpenStreetMap contributors',
			'Contains data from OpenGolfAPI (opengolfapi.org)',
		]);
	});
});

describe('imported into a catalogue that has courses', () => {
	it('changes nothing the second time', async () => {
		const { here } = both();
		await fillCatalogue(here);
		const first = await makeCatalogueFile(here);
		const trial = await tryImport(here.db, [await makeFile('courses.csv.gz', first.bytes)]);
		expect(countRows(trial.rows)).toMatchObject({ taken: 0, merged: 7, refused: 0 });
		expect(trial.outcome).toMatchObject({ ok: true, value: { inserted: 0, updated: 0 } });
	});

	it('fills what is lacking, each fact with its own source, and changes nothing else', async () => {
		const { here, there } = both();
		const { factSources } = await wholeRow(here, { source: 'osm', sourceId: 'osm:way/9' });
		const known = { slug: 'hills', name: WHOLE.name, country: 'SE', source: 'osm', sourceId: 'osm:way/9', par: 71 };
		await courseRow(there, known);
		const { bytes } = await makeCatalogueFile(here);
		await tryImport(there.db, [await makeFile('courses.csv.gz', bytes)]);
		const { slug: _, name: __, otherNames: ___, kind: ____, continent: _____, ...filled } = WHOLE;
		const [read] = await there.db.select().from(courses);
		expect(read).toMatchObject({ ...filled, ...known });
		expect(read?.factSources).toMatchObject({
			...{ holes: factSources.holes, facilities: factSources.facilities, greenFee: factSources.greenFee },
			par: { from: 'osm', day: '2026-05-01' },
		});
	});

	it('gives no course and no club an address that is somebody’s, and keeps sisters together', async () => {
		const { here, there } = both();
		await fillCatalogue(here);
		await courseRow(there, { name: 'Elsewhere', slug: 'hirono' });
		await there.db.insert(clubs).values({ slug: 'hillside-golf-club', name: 'Another Hillside', core: 'another' });
		const { bytes } = await makeCatalogueFile(here);
		await tryImport(there.db, [await makeFile('courses.csv.gz', bytes)]);
		const rows = await there.db
			.select({ slug: courses.slug, club: clubs.name })
			.from(courses)
			.leftJoin(clubs, eq(clubs.id, courses.clubId))
			.orderBy(asc(courses.id));
		expect(rows.map(({ slug }) => slug)).toContain('hirono-golf-club');
		const sisters = rows.filter(({ slug }) => slug.startsWith('hillside-'));
		expect(sisters.map(({ club }) => club)).toEqual(Array(2).fill('Hillside Golf Club'));
		expect(await there.db.$count(clubs)).toBe(3);
	});

	it('leaves out what may not stand there, and says so; a row that is there twice is one course', async () => {
		const { here, there } = both();
		await wholeRow(here);
		const { text } = await makeCatalogueFile(here);
		const [header = '', row = ''] = text.split('\r\n');
		const worse = row.replace(/,visitors,/, ',everybody,').replace(/,8\d\.5\d?,EUR,/, ',85.5,Euros,');
		const trial = await tryImport(there.db, [await makeFile('mine.csv', `${header}\n${worse}\n${row}\n`)]);
		expect(trial.rows.map(({ outcome }) => outcome)).toEqual(['taken', 'merged']);
		expect(trial.rows[0]?.notes.map(({ detail }) => detail)).toEqual([
			'access everybody',
			'currency Euros',
			'green fee, of which a part is missing',
		]);
		const [read] = await there.db.select().from(courses);
		expect(read).toMatchObject({ access: 'visitors', greenFeeMinor: 8_550, greenFeeCurrency: 'EUR' });
	});
});
