import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { listReviewsOfArea } from '#domain/reviews/lists/place-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { findCourses } from '../../finding/search.ts';
import { listMapPlacesOfArea } from '../../map/map-queries.ts';
import { listKnownOf, listRankingOf, whichAreOf } from '../place-queries.ts';
import { countCoursesByArea, getAreaSummary, inArea, listClubsOfArea } from './area-queries.ts';
import { AREAS, areasAt, areasOf, getArea } from './areas.ts';
import { boxesOf, type GolfArea } from './golf-area.ts';
import { neighboursOf } from './neighbours.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

/** An area that is declared. */
function known(slug: string): GolfArea {
	const area = getArea(slug);
	if (!area) throw new Error(`There is no area ${slug}`);
	return area;
}

describe('an area', () => {
	it('has the courses that lie in it and stand in lists, counted alike by the database, the index and the find page', async () => {
		const ctx = database.context();
		const rows = (await database.db.select().from(courses)).filter((row) => !row.closedOn && row.kind === 'course');
		const expected = new Map<string, number>();
		for (const { latitude, longitude } of rows) {
			for (const { slug } of areasAt(latitude ?? Number.NaN, longitude ?? Number.NaN)) {
				expected.set(slug, (expected.get(slug) ?? 0) + 1);
			}
		}
		expect(expected.size).toBeGreaterThan(150);
		expect(await countCoursesByArea(ctx)).toEqual(expected);
		for (const slug of ['skane', 'fife', 'algarve', 'basque-coast', 'long-island']) {
			const area = known(slug);
			const count = expected.get(slug);
			expect(count).toBeGreaterThan(2);
			expect((await getAreaSummary(ctx, area)).courses).toBe(count);
			const filter = { area: boxesOf(area), sort: { by: 'rating' } as const, page: 1 };
			expect((await findCourses(ctx, filter)).total).toBe(count);
			const places = await listMapPlacesOfArea(ctx, area);
			expect(places.reduce((sum, place) => sum + place.count, 0)).toBe(count);
		}
	});

	it('has a ranking that pages, the mean of its printed ratings, and its newest reviews', async () => {
		const ctx = database.context();
		const area = known('skane');
		const { courses: total, ratedCourses, averageRating } = await getAreaSummary(ctx, area);
		const asked = { which: inArea(area), filters: { area: boxesOf(area) } };
		const first = await listRankingOf(ctx, asked, { total, page: 1 });
		expect(first.items).toHaveLength(24);
		const last = await listRankingOf(ctx, asked, { total, page: 1_000_000 });
		expect(last).toMatchObject({ page: 2, pages: 2 });
		expect(first.items.length + last.items.length).toBe(total);
		const printed = [...first.items, ...last.items].flatMap(({ score }) => (score.count > 0 ? [score.value ?? 0] : []));
		expect(printed).toHaveLength(ratedCourses);
		expect(averageRating).toBeCloseTo(printed.reduce((sum, value) => sum + value, 0) / printed.length, 5);
		const reviews = await listReviewsOfArea(ctx, area, 3);
		expect(reviews).toHaveLength(3);
		const all = new Set([...first.items, ...last.items].map(({ slug }) => slug));
		expect(reviews.every(({ courseSlug }) => all.has(courseSlug))).toBe(true);
		expect((await listKnownOf(ctx, inArea(area))).length).toBeGreaterThan(5);
	});

	it('without a course is empty, not an error', async () => {
		const empty = AREAS.find(({ slug }) => slug === 'tucson');
		expect(await getAreaSummary(database.context(), empty ?? known('fife'))).toEqual({
			name: 'Tucson',
			courses: 0,
			ratedCourses: 0,
			averageRating: null,
		});
	});

	it('has the clubs with a page that have a course in it, and knows which of some courses are its own', async () => {
		const ctx = database.context();
		const clubs = await listClubsOfArea(ctx, known('perthshire'), 8);
		expect(clubs.map(({ slug }) => slug)).toContain('gleneagles');
		expect(clubs.every((club) => club.courses >= 2)).toBe(true);
		expect(await listClubsOfArea(ctx, known('perthshire'), 1)).toHaveLength(1);
		const own = await whichAreOf(ctx, inArea(known('fife')), ['elie', 'carnoustie', 'nobody-knows-it']);
		expect([...own]).toEqual(['elie']);
	});

	it('stands in its countries, and has the areas around it, nearest first', () => {
		expect(areasOf('PT').map(({ slug }) => slug)).toContain('algarve');
		expect(areasOf('FR')).toContain(known('basque-coast'));
		expect(areasOf('ES')).toContain(known('basque-coast'));
		const near = neighboursOf(known('fife'), () => true);
		expect(near.slice(0, 3).map(({ area }) => area.slug)).toEqual(
			expect.arrayContaining(['east-lothian', 'angus', 'perthshire']),
		);
		const distances = near.map(({ kilometres }) => kilometres);
		expect(distances).toEqual(distances.toSorted((a, b) => a - b));
		expect(neighboursOf(known('fife'), ({ slug }) => slug === 'bali')).toEqual([]);
	});
});
