import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { COURSES_A_STATEMENT, loadPlaces, PLACED } from './seed/places.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	// For its places, of which the towns of its courses are kept.
	test = await openTestDatabase({ seeded: true });
	editor = await editorRow(test);
}, 300_000);
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.delete(courses);
	await test.db.delete(clubs);
	await test.db.delete(regionSummaries);
	await test.db.delete(placeSlugAliases);
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

/** Rows of one course of a file, of which the second knows its position better. */
const IN_FIFE = 'a:1,Hillside Golf Club,Kent,GB,56.3433,-2.8031,3000';
const IN_WALES = 'a:1,Hillside Golf Club,Kent,GB,51.6686,-4.7081,10';
const file = (...rows: string[]) =>
	makeFile('one.csv', `id,name,region,country,lat,lng,accuracy\n${rows.join('\n')}\n`);

describe('where a course lies follows from its position', () => {
	it('when it is written, whatever its source calls its region', async () => {
		const { id } = await courseRow(test, { ...GB, ...ST_ANDREWS, region: 'Golf Place 1', locality: 'Kent' });
		expect(await stored(id)).toMatchObject({ ...FIFE, region: 'Golf Place 1' });
		expect(await townOf(id)).toBe('St Andrews');
		expect((await stored(id))?.areas).toContain('area-fife');
	});

	it('when a file brings it, and when a file knows its position better', async () => {
		await tryImport(test.db, [await file(IN_FIFE)]);
		expect(await onlyCourse()).toMatchObject(FIFE);
		expect((await onlyCourse())?.areas).toContain('area-fife');
		await tryImport(test.db, [await file(IN_WALES)]);
		expect(await onlyCourse()).toMatchObject({ latitude: 51.6686, ...PEMBROKESHIRE });
	});

	it('when one file tells of it twice, by the position that is known better', async () => {
		await tryImport(test.db, [await file(IN_FIFE, IN_WALES)]);
		expect(await onlyCourse()).toMatchObject({ latitude: 51.6686, ...PEMBROKESHIRE });
		expect(await townOf((await onlyCourse())?.id ?? 0)).toBe('Tenby');
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
	}, 300_000);

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

describe('close to a border', () => {
	// As the outlines draw it, the river's mouth is of Buenos Aires for a mile on its southern side.
	const AT_THE_MOUTH = { country: 'AR', latitude: -40.911, longitude: -62.873 };

	it.each([
		['Río Negro', null, 'rio-negro'],
		[null, 'Río Negro', 'buenos-aires'],
		['Chubut', null, 'buenos-aires'],
	])(
		'a course lies in the region that its source names, if that is close by: region %j, town %j',
		async (region, locality, regionSlug) => {
			const { id } = await courseRow(test, { ...AT_THE_MOUTH, region, locality });
			expect(await stored(id)).toMatchObject({ regionSlug });
		},
	);

	it('a source far from any border is not asked', async () => {
		const { id } = await courseRow(test, { ...AT_THE_MOUTH, latitude: -38, longitude: -60, region: 'Río Negro' });
		expect(await stored(id)).toMatchObject({ regionSlug: 'buenos-aires' });
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
	const forget = (...keys: string[]) => test.db.delete(settings).where(inArray(settings.key, keys));

	/** The process of PostgreSQL that waits for a row which another one holds. */
	async function findWaiting(): Promise<number> {
		const { rows } = await test.pool.query<{ pid: number }>(
			`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
		);
		const [first] = rows;
		if (!first) throw new Error('Nothing waits');
		return first.pid;
	}

	it('place every course, and lead the old part of a region’s address on to where most of its courses lie', async () => {
		const { id } = await courseRow(test, { ...GB, ...ST_ANDREWS });
		const { id: other } = await courseRow(test, { ...GB, ...TENBY });
		await test.db.execute(sql`update courses set region_slug = 'east-neuk', region_name = 'East Neuk', nation = null`);
		await test.db.execute(sql`update courses set region_slug = 'wales' where id = ${other}`);
		await forget('places', PLACED);
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
	}, 300_000);

	it('keep nobody waiting who writes a course, and place them again where they were broken off', async () => {
		const { id: first } = await courseRow(test, { ...GB, ...ST_ANDREWS });
		const { id: second } = await courseRow(test, { ...GB, ...TENBY });
		await test.db.execute(sql`
			insert into courses (slug, name, country, continent, source, source_id)
			select 'filler-' || n, 'Filler', 'GB', 'Europe', 'filler', n from generate_series(1, ${COURSES_A_STATEMENT}::int) n`);
		const nameRegion = (slug: string, which: SQL) =>
			test.db.update(courses).set({ regionSlug: slug, regionName: slug }).where(which);
		await nameRegion('east-neuk', eq(courses.id, first));
		await nameRegion('in-between', eq(courses.source, 'filler'));
		await nameRegion('the-far-west', eq(courses.id, second));
		await forget(PLACED);
		const editing = await test.pool.connect();
		await editing.query('begin');
		await editing.query('set local idle_in_transaction_session_timeout = 0');
		await editing.query('select from courses where id = $1 for update', [second]);
		const loading = loadPlaces(test.pool).catch((error: unknown) => error);
		const waiting = await vi.waitFor(findWaiting, { timeout: 240_000, interval: 200 });
		await test.db.update(courses).set({ locality: 'Elsewhere' }).where(eq(courses.id, first));
		await test.pool.query('select pg_cancel_backend($1)', [waiting]);
		// PostgreSQL's code of a statement that was ended.
		expect(await loading).toMatchObject({ code: '57014' });
		await editing.query('rollback');
		editing.release();
		expect(await stored(first)).toMatchObject(FIFE);
		expect(await stored(second)).toMatchObject({ regionSlug: 'the-far-west' });
		expect(await loadPlaces(test.pool)).toBe(0);
		expect(await stored(second)).toMatchObject(PEMBROKESHIRE);
		expect(await test.db.select().from(placeSlugAliases).orderBy(placeSlugAliases.slug)).toEqual([
			{ country: 'GB', slug: 'east-neuk', placeId: 'GB-fife' },
			{ country: 'GB', slug: 'the-far-west', placeId: 'GB-pembrokeshire' },
		]);
	}, 480_000);

	it('are left alone while their files are the same', async () => {
		expect(await loadPlaces(test.pool)).toBe(0);
	});
});
