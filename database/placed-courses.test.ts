import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseFacts } from '#domain/catalogue/facts/fields.ts';
import { editCourse } from '#domain/course-desk/edit-commands.ts';
import { mergeCourses } from '#domain/course-desk/merge-commands.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import { decideSuggestion } from '#domain/course-desk/suggestion-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { courseSuggestions, courses, regionSummaries } from './schema/catalogue.ts';
import { clubs } from './schema/clubs.ts';
import { placeSlugAliases } from './schema/places.ts';
import { settings } from './schema/system.ts';
import { loadCatalogue } from './seed/catalogue.ts';
import { loadPlaces } from './seed/places.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	await loadPlaces(test.pool);
	editor = await editorRow(test);
}, 120_000);
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.delete(courses);
	await test.db.delete(clubs);
	await test.db.delete(regionSummaries);
});

const GB = { country: 'GB', continent: 'Europe' };
const ST_ANDREWS = { latitude: 56.3433, longitude: -2.8031 };
const TENBY = { latitude: 51.6686, longitude: -4.7081 };
const FIFE = { nation: 'scotland', regionSlug: 'fife', regionName: 'Fife' };
const PEMBROKESHIRE = { nation: 'wales', regionSlug: 'pembrokeshire', regionName: 'Pembrokeshire' };
const NOWHERE = { nation: null, regionSlug: null, regionName: null, townId: null, areas: [] };

const stored = (id: number) => test.db.query.courses.findFirst({ where: eq(courses.id, id) });

/** The English name of the town that a course lies by. */
async function townOf(id: number) {
	const { rows } = await test.db.execute<{ name: string }>(
		sql`select p.names ->> 'en' as name from courses c join places p on p.id = c.town_id where c.id = ${id}`,
	);
	return rows[0]?.name;
}

async function save(id: number, change: Partial<CourseFacts>) {
	const whole = await getWholeCourse(editor.ctx, id);
	if (!whole) throw new Error('no course');
	return editCourse(editor.ctx, { courseId: id, seen: whole.seen }, { ...whole.facts, ...change });
}

const onlyCourse = () => test.db.query.courses.findFirst();

describe('where a course lies follows from its position', () => {
	it('when it is written, whatever its source calls its region', async () => {
		const { id } = await courseRow(test, { ...GB, ...ST_ANDREWS, region: 'Golf Place 1', locality: 'Kent' });
		expect(await stored(id)).toMatchObject({ ...FIFE, region: 'Golf Place 1' });
		expect(await townOf(id)).toBe('St Andrews');
		expect((await stored(id))?.areas).toContain('area-fife');
	});

	it('when a file brings it, and when a file knows its position better', async () => {
		const file = (name: string, row: string) => makeFile(name, `id,name,region,country,lat,lng,accuracy\n${row}\n`);
		await tryImport(test.db, [await file('one.csv', 'a:1,Hillside Golf Club,Kent,GB,56.3433,-2.8031,3000')]);
		expect(await onlyCourse()).toMatchObject(FIFE);
		await tryImport(test.db, [await file('one.csv', 'a:1,Hillside Golf Club,Kent,GB,51.6686,-4.7081,10')]);
		expect(await onlyCourse()).toMatchObject({ latitude: 51.6686, ...PEMBROKESHIRE });
	});

	it('when an editor moves it, and when they take its position away', async () => {
		const { id } = await courseRow(test, { ...GB, ...ST_ANDREWS });
		expect(await save(id, TENBY)).toMatchObject({ ok: true });
		expect(await stored(id)).toMatchObject(PEMBROKESHIRE);
		expect(await townOf(id)).toBe('Tenby');
		await save(id, { latitude: null, longitude: null, positionAccuracy: null });
		expect(await stored(id)).toMatchObject(NOWHERE);
	});

	it('when it takes over the position of a course that is merged into it', async () => {
		const kept = await courseRow(test, { ...GB, name: 'Hillside', region: 'Kent' });
		const gone = await courseRow(test, { ...GB, ...ST_ANDREWS, name: 'Hillside' });
		expect(await stored(kept.id)).toMatchObject({ regionSlug: 'kent', nation: 'england' });
		const [one, other] = await Promise.all([kept, gone].map(({ id }) => getWholeCourse(editor.ctx, id)));
		const merged = await mergeCourses(
			editor.ctx,
			{ id: kept.id, seen: one?.seen ?? '' },
			{ id: gone.id, seen: other?.seen ?? '' },
		);
		expect(merged).toMatchObject({ ok: true });
		expect(await stored(kept.id)).toMatchObject(FIFE);
	});

	it('when it comes of a suggestion, and when a sister of its club is edited', async () => {
		const [row] = await test.db.insert(courseSuggestions).values({ name: 'Links', country: 'GB' }).returning();
		const { id: model } = await courseRow(test, { ...GB, ...ST_ANDREWS });
		const whole = await getWholeCourse(editor.ctx, model);
		if (!row || !whole) throw new Error('no suggestion');
		const facts = { ...whole.facts, name: 'Links', slug: 'a-new-links' };
		const decided = await decideSuggestion(editor.ctx, row.id, { outcome: 'created', facts });
		const id = (decided.ok && decided.value.courseId) || 0;
		expect(await stored(id)).toMatchObject(FIFE);
		const [club] = await test.db.insert(clubs).values({ slug: 'links', name: 'Links', core: 'links' }).returning();
		const { id: sister } = await courseRow(test, { ...GB, ...TENBY });
		for (const one of [id, sister]) await test.db.update(courses).set({ clubId: club?.id }).where(eq(courses.id, one));
		await save(id, { region: 'Kent', locality: 'Elsewhere' });
		expect(await stored(id)).toMatchObject({ region: 'Kent', ...FIFE });
		expect(await stored(sister)).toMatchObject({ locality: 'Elsewhere', ...PEMBROKESHIRE });
	});

	it('when the shipped catalogue is loaded', async () => {
		await test.db.delete(settings).where(eq(settings.key, 'catalogue'));
		await loadCatalogue(test.db);
		const old = await test.db.query.courses.findFirst({ where: eq(courses.slug, 'st-andrews-old-course') });
		expect(old).toMatchObject(FIFE);
		const lost = await test.db.$count(courses, sql`latitude is not null and town_id is null`);
		expect(lost).toBe(0);
	}, 120_000);

	it.each([
		['on an island that the outlines leave out', 'GB', 56.29, -6.2, 'argyll-and-bute'],
		['on the shore, a little out at sea', 'PT', 37.0, -8.2, 'faro'],
		['in a city that lies within another region', 'DE', 52.52, 13.4, 'berlin'],
		['around a city that is another region', 'DE', 52.4, 12.9, 'brandenburg'],
		['in a county that was two', 'NO', 60.39, 5.32, 'vestland'],
		['in a region that was several', 'FR', 50.36, 3.54, 'hauts-de-france'],
		['in Crimea', 'UA', 44.5, 34.17, 'crimea'],
	])('%s', async (_, country, latitude, longitude, regionSlug) => {
		const { id } = await courseRow(test, { country, latitude, longitude });
		expect(await stored(id)).toMatchObject({ regionSlug });
	});
});

describe('a course whose position nobody knows', () => {
	it.each([
		['Schottland', null, { nation: 'scotland', regionSlug: null }],
		['fife', null, FIFE],
		[null, 'Fife', FIFE],
		['Golf Place 1', null, NOWHERE],
	])('lies where its region (%j) or town (%j) is the name of a place', async (region, locality, where) => {
		const { id } = await courseRow(test, { ...GB, region, locality });
		expect(await stored(id)).toMatchObject(where);
	});
});

describe('places that are loaded anew', () => {
	const forget = () => test.db.delete(settings).where(eq(settings.key, 'places'));

	it('place every course, and lead the old part of a region’s address on to where most of its courses lie', async () => {
		const { id } = await courseRow(test, { ...GB, ...ST_ANDREWS });
		const { id: other } = await courseRow(test, { ...GB, ...TENBY });
		await test.db.execute(sql`update courses set region_slug = 'east-neuk', region_name = 'East Neuk', nation = null`);
		await test.db.execute(sql`update courses set region_slug = 'wales' where id = ${other}`);
		await forget();
		expect(await loadPlaces(test.pool)).toBeGreaterThan(10_000);
		expect(await stored(id)).toMatchObject(FIFE);
		expect(await test.db.select().from(placeSlugAliases)).toEqual([
			{ country: 'GB', slug: 'east-neuk', placeId: 'GB-fife' },
		]);
		const counted = await test.db
			.select({ slug: regionSummaries.slug, kind: regionSummaries.kind, courses: regionSummaries.courses })
			.from(regionSummaries)
			.orderBy(regionSummaries.slug);
		expect(counted).toEqual([
			{ slug: 'fife', kind: 'region', courses: 1 },
			{ slug: 'pembrokeshire', kind: 'region', courses: 1 },
			{ slug: 'scotland', kind: 'nation', courses: 1 },
			{ slug: 'wales', kind: 'nation', courses: 1 },
		]);
	}, 120_000);

	it('are left alone while their files are the same', async () => {
		expect(await loadPlaces(test.pool)).toBe(0);
	});
});
