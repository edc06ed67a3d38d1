import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURED } from '#domain/catalogue/fallbacks.ts';
import { ratedReviews } from '#domain/reviews/rating/counted-store.ts';
import { summariseRatings } from '#domain/reviews/rating/rating.ts';
import { utcDay } from '#domain/shared/day.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { SEEDED_AT } from '#tests/support/databases/seeded-template.ts';
import { courses } from '../schema/catalogue.ts';
import { clubs } from '../schema/clubs.ts';
import { clubAnnouncements } from '../schema/conditions.ts';
import { deskLog } from '../schema/desk.ts';
import { ratingDays } from '../schema/ratings.ts';
import { reviews } from '../schema/reviews.ts';
import { settings } from '../schema/system.ts';
import { loadCatalogue } from './catalogue.ts';
import { clearSamples, hasSamples, loadSamples } from './samples.ts';

describe('loading the shipped catalogue', () => {
	let test: TestDatabase;
	beforeAll(async () => {
		test = await openTestDatabase({ seeded: true });
	});
	afterAll(() => test.close());

	it('writes nothing when it is there already', async () => {
		expect(await loadCatalogue(test.db)).toBe(0);
	});

	it('brings a new edition’s facts and leaves address, rating and imported courses alone', async () => {
		const [before] = await test.db.select().from(courses).where(eq(courses.slug, 'bro-hof-slott'));
		await test.db.update(courses).set({ name: 'An old name', slug: 'bro' }).where(eq(courses.slug, 'bro-hof-slott'));
		await test.db.update(settings).set({ value: 'an older edition' }).where(eq(settings.key, 'catalogue'));
		expect(await loadCatalogue(test.db)).toBeGreaterThanOrEqual(500);
		const [after] = await test.db.select().from(courses).where(eq(courses.slug, 'bro'));
		expect(after).toEqual({ ...before, slug: 'bro', updatedAt: after?.updatedAt });
		expect(before?.rating).not.toBeNull();
	});

	it('steps aside when an imported course has the address already', async () => {
		await test.db.update(courses).set({ source: 'osm', sourceId: 'osm:way/1' }).where(eq(courses.slug, 'ardfin'));
		await test.db.update(settings).set({ value: 'an older edition' }).where(eq(settings.key, 'catalogue'));
		await loadCatalogue(test.db);
		const [shipped] = await test.db.select().from(courses).where(eq(courses.sourceId, 'ardfin'));
		expect(shipped?.slug).toBe('ardfin-united-kingdom');
	});

	it('gives the featured course its built-in rating, and nobody else one (decision C7)', async () => {
		const rated = await test.db.select().from(courses).where(sql`built_in_rating is not null`);
		expect(rated.map(({ slug, builtInRating }) => ({ slug, builtInRating }))).toEqual([
			{ slug: FEATURED.slug, builtInRating: 9.2 },
		]);
	});

	it('tells which courses are of one club, and leaves a course where an editor has put it', async () => {
		const clubOf = async (slug: string) => {
			const [row] = await test.db
				.select({ club: clubs.name, website: courses.website, id: courses.id })
				.from(courses)
				.leftJoin(clubs, eq(clubs.id, courses.clubId))
				.where(eq(courses.slug, slug));
			return row;
		};
		const sisters = await Promise.all(['gleneagles-kings', 'gleneagles-queens'].map(clubOf));
		const alike = { club: 'Gleneagles', website: 'https://www.gleneagles.com' };
		expect(sisters).toMatchObject([alike, alike]);
		const { id = 0 } = sisters[1] ?? {};
		await test.db.update(courses).set({ clubId: null }).where(eq(courses.id, id));
		const decision = { action: 'club changed', thingKind: 'course', thingId: String(id), at: new Date() };
		await test.db.insert(deskLog).values(decision);
		await test.db.update(settings).set({ value: 'an older edition' }).where(eq(settings.key, 'catalogue'));
		await loadCatalogue(test.db);
		expect(await clubOf('gleneagles-queens')).toMatchObject({ club: null });
		expect(await clubOf('gleneagles-kings')).toMatchObject({ club: 'Gleneagles' });
	});

	it('loads once when two nodes start together', async () => {
		const empty = await openTestDatabase();
		const loaded = await Promise.all([loadCatalogue(empty.db), loadCatalogue(empty.db)]);
		expect(loaded.filter((count) => count === 0)).toHaveLength(1);
		await empty.close();
	});
});

describe('the sample reviews of a local installation', () => {
	let test: TestDatabase;
	beforeAll(async () => {
		test = await openTestDatabase({ seeded: true });
	});
	afterAll(() => test.close());

	it('are marked as samples, without an account, of the last thirty months and never from the future', async () => {
		const rows = await test.db.select().from(reviews);
		expect(rows.length).toBeGreaterThanOrEqual(1_900);
		expect(rows.filter((row) => !row.sample || row.userId !== null || !row.reviewerName)).toEqual([]);
		const oldest = new Date(SEEDED_AT);
		oldest.setUTCMonth(oldest.getUTCMonth() - 31);
		const odd = rows.filter(
			({ datePlayed, createdAt }) =>
				!datePlayed || new Date(datePlayed) < oldest || datePlayed > utcDay(createdAt) || createdAt > SEEDED_AT,
		);
		expect(odd).toEqual([]);
	});

	it('leave most of the catalogue unrated and give some courses many, as in life', async () => {
		const rows = await test.db
			.select({ count: courses.ratingCount, ranked: courses.ranked, rating: courses.ratingShown })
			.from(courses);
		const rated = rows.filter((row) => row.count > 0);
		expect(rated.length).toBeLessThan(rows.length / 2);
		expect(rated.filter((row) => row.count >= 8).length).toBeGreaterThan(50);
		const ranked = rated.filter((row) => row.ranked);
		expect(ranked.length).toBeGreaterThan(100);
		const ratings = ranked.map((row) => row.rating ?? 0).sort((a, b) => a - b);
		expect(ratings.at(0)).toBeGreaterThan(5);
		expect(ratings.at(-1)).toBeGreaterThan(8);
		expect(new Set(ratings).size).toBeGreaterThan(15);
	});

	it('are counted exactly as reviews are that come one at a time', async () => {
		const [day] = await test.db.select().from(ratingDays);
		const stored = await test.db.select().from(courses).where(sql`rating_count > 0`);
		const byCourse = await ratedReviews(
			test.db,
			stored.map((row) => row.id),
		);
		for (const row of stored) {
			const { rating, shown, count, mean, histogram, newest, aspects } = summariseRatings(
				byCourse.get(row.id) ?? [],
				day?.prior ?? 0,
				day?.day ?? '',
			);
			expect(row).toMatchObject({
				rating,
				ratingShown: shown,
				ratingCount: count,
				ratingMean: mean,
				ratingHistogram: histogram,
				ratingNewest: newest,
				aspects,
				ratedFor: day?.day,
			});
		}
	});

	it('come with what two clubs announce, one of it present and one to come', async () => {
		const announced = await test.db.select().from(clubAnnouncements);
		expect(announced.map(({ sample, userId }) => [sample, userId])).toEqual([
			[true, null],
			[true, null],
		]);
		const soon = new Date(SEEDED_AT.getTime() + 14 * 86_400_000);
		const begun = announced.map(({ beginsAt, endsAt }) => [
			beginsAt <= SEEDED_AT,
			beginsAt <= soon,
			endsAt > SEEDED_AT,
		]);
		expect(begun.toSorted()).toEqual([
			[false, true, true],
			[true, true, true],
		]);
	});

	it('are not loaded twice, and go with one command for good', async () => {
		expect(await loadSamples(test.db, SEEDED_AT)).toBe(0);
		expect(await hasSamples(test.db)).toBe(true);
		expect(await clearSamples(test.db, SEEDED_AT)).toBeGreaterThanOrEqual(1_900);
		expect(await hasSamples(test.db)).toBe(false);
		expect(await loadSamples(test.db, SEEDED_AT)).toBe(0);
		expect(await test.db.$count(reviews)).toBe(0);
		expect(await test.db.$count(clubAnnouncements)).toBe(0);
		expect(await test.db.$count(courses, sql`rating_count > 0 or rating is not null`)).toBe(0);
	});

	it('never come to a database in which somebody has written a review', async () => {
		const other = await openTestDatabase();
		await loadCatalogue(other.db);
		const [course] = await other.db.select({ id: courses.id }).from(courses).limit(1);
		await other.db
			.insert(reviews)
			.values({ courseId: course?.id ?? 0, reviewerName: 'Ann', content: 'A real one.', rating: 8 });
		expect(await loadSamples(other.db, SEEDED_AT)).toBe(0);
		await other.close();
	});
});
