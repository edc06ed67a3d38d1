import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { makeFile, tryImport } from '#tests/support/facts/import-trial.ts';
import { listTopInFull } from './data-call-queries.ts';
import { listSurroundings } from './finding/nearby-queries.ts';
import { findCourses, suggest } from './finding/search.ts';
import { readHome } from './home-queries.ts';
import { countCatalogue, getCourse, listTopRated } from './queries.ts';

let test: TestDatabase;
let course: { id: number };
beforeAll(async () => {
	test = await openTestDatabase();
	await test.db.execute(sql`truncate courses, country_summaries, region_summaries cascade`);
	const place = { country: 'SE', locality: 'Tuna', latitude: 55.91, longitude: 12.75 };
	const rating = { rating: 9, ratingShown: 9, ratingCount: 5 };
	course = await courseRow(test, { ...place, name: 'Hillside Golf Club', slug: 'hillside', holes: 18, par: 72 });
	for (const kind of ['par-3', 'pitch-and-putt', 'other'])
		await courseRow(test, { ...place, ...rating, name: `Hillside ${kind}`, slug: `hillside-${kind}`, kind, par: 72 });
});
afterAll(() => test.close());

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const find = (kind?: string[]) =>
	findCourses(test.context(), { ...(kind && { kind }), sort: { by: 'rating' }, page: 1 });

describe('courses of other kinds', () => {
	it('are in no ranking and no count, however they are rated', async () => {
		const ctx = test.context();
		const top = await listTopRated(ctx, { continent: null, country: null, page: 1 });
		expect({ slugs: slugs(top.items), total: top.total }).toEqual({ slugs: ['hillside'], total: 1 });
		const inSweden = await listTopRated(ctx, { continent: null, country: 'SE', page: 1 });
		expect(slugs(inSweden.items)).toEqual(['hillside']);
		const home = await readHome(ctx);
		expect(slugs(home.carousel)).toEqual(['hillside']);
		expect(home.continents.map(({ courses }) => courses).filter((count) => count > 0)).toEqual([1]);
		expect(slugs(await listTopInFull(ctx, { limit: 9, samples: false }))).toEqual(['hillside']);
		expect(await countCatalogue(ctx)).toMatchObject({ courses: 1 });
		expect((await listSurroundings(ctx, course.id, 5)).nearby).toEqual([]);
	});

	it('are off in lists until the filter turns them on, which counts them', async () => {
		const standard = await find();
		expect(slugs(standard.items)).toEqual(['hillside']);
		expect(standard.facets.kind).toEqual(
			new Map([
				['course', 1],
				['par-3', 1],
				['pitch-and-putt', 1],
				['other', 1],
			]),
		);
		expect(slugs((await find(['pitch-and-putt'])).items)).toEqual(['hillside-pitch-and-putt']);
		expect((await find(['course', 'par-3'])).total).toBe(2);
	});

	it('are found by their name in the search box, and say what they are', async () => {
		const found = await suggest(test.context(), 'Hillside pitch');
		expect(slugs(found.courses)).toContain('hillside-pitch-and-putt');
		expect((await find(['par-3'])).items[0]?.kind).toBe('Par-3 course');
	});

	it('never read par 72', async () => {
		expect(await getCourse(test.context(), 'hillside-pitch-and-putt')).toMatchObject({ par: null, type: null });
		expect(await getCourse(test.context(), 'hillside')).toMatchObject({ par: 72, type: '18 holes, par 72' });
	});

	it('are told on import: by a column, by tags, by names and by holes', async () => {
		const file = await makeFile(
			'kinds.csv',
			[
				'id,name,country,lat,lng,holes,par,kind',
				'k:1,Riverside Pitch and Putt,NO,59.1,10.1,18,72,',
				'k:2,Valley Golf Club,NO,59.3,10.1,9,27,',
				'k:3,Moor Golf Club,NO,59.5,10.1,18,54,Course',
				'k:4,Parkside Golf Club,NO,59.7,10.1,,,Par-3 course',
			].join('\n'),
		);
		await tryImport(test.db, [file]);
		const { rows } = await test.db.execute(
			sql`select kind, fact_sources -> 'kind' ->> 'ref' as ref from courses where country = 'NO' order by source_id`,
		);
		expect(rows).toEqual([
			{ kind: 'pitch-and-putt', ref: 'k:1' },
			{ kind: 'par-3', ref: 'k:2' },
			{ kind: 'course', ref: 'k:3' },
			{ kind: 'par-3', ref: 'k:4' },
		]);
		const counted = await test.db.execute(sql`select courses from country_summaries where country = 'NO'`);
		expect(counted.rows).toEqual([{ courses: 1 }]);
	});
});
