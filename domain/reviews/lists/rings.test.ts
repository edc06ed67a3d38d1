import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { playedCourses } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { coursesAt } from '#domain/catalogue/places/place-at.ts';
import { getPlaceSummary } from '#domain/catalogue/places/place-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { countPlayed, listPlaceRings } from './ring-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase({ seeded: true });
});
afterAll(() => test.close());

const DAY = '2026-05-28';
const FIFE = { country: 'GB', latitude: 56.34, longitude: -2.8 };
const SKANE = { country: 'SE', latitude: 55.9, longitude: 13.5 };
const UNKNOWN = { country: 'GB' };
const AT_SEA = { country: 'NO' };

const logged = (userId: string, courseId: number) => test.db.insert(rounds).values({ userId, courseId, day: DAY });
const ringAt = (ctx: DomainContext, path: string) => {
	const which = coursesAt(path);
	if (!which) throw new Error(`no place at ${path}`);
	return countPlayed(ctx, which);
};
const ringOf = async (ctx: DomainContext, name: string) =>
	(await listPlaceRings(ctx)).find((ring) => ring.name === name);

describe('rings', () => {
	it('have every course that was played once, in its nation or country, its region and its area', async () => {
		const [one, other, scottish] = [
			await courseRow(test, SKANE),
			await courseRow(test, SKANE),
			await courseRow(test, FIFE),
		];
		await courseRow(test, SKANE);
		const { ctx, userId } = await memberRow(test);
		for (const { id } of [one, one, other, scottish]) await logged(userId, id);
		await test.db.insert(playedCourses).values({ userId, courseId: one.id });
		const rings = await listPlaceRings(ctx);
		expect(rings.map(({ kind, name, land, region, played }) => [kind, name, land, region, played])).toEqual([
			['region', 'Skåne', 'sweden', 'skane', 2],
			['land', 'Sweden', 'sweden', null, 2],
			['region', 'Fife', 'scotland', 'fife', 1],
			['land', 'Scotland', 'scotland', null, 1],
		]);
		const skane = await getPlaceSummary(ctx, { country: 'SE', nation: null, region: 'skane' });
		expect(await ringOf(ctx, 'Skåne')).toMatchObject({ of: skane?.courses, listed: skane?.courses });
		expect(await ringAt(ctx, '/courses/sweden')).toEqual({ played: 2, unlisted: 0 });
		expect(await ringAt(ctx, '/courses/sweden/in/skane')).toEqual({ played: 2, unlisted: 0 });
		expect(await ringAt(ctx, '/courses/united-kingdom')).toEqual({ played: 1, unlisted: 0 });
		expect(await ringAt(ctx, '/courses/scotland/in/fife')).toEqual({ played: 1, unlisted: 0 });
		expect(await ringAt(ctx, '/areas/fife')).toEqual({ played: 1, unlisted: 0 });
	});

	it('keep a course that was played and stands in no list any more, among those played and among all', async () => {
		const { ctx, userId } = await memberRow(test);
		const [open, closed] = [await courseRow(test, AT_SEA), await courseRow(test, AT_SEA)];
		for (const { id } of [open, closed]) await logged(userId, id);
		const before = await ringOf(ctx, 'Norway');
		await test.db.update(courses).set({ closedOn: DAY }).where(eq(courses.id, closed.id));
		expect(await ringOf(ctx, 'Norway')).toEqual({ ...before, listed: (before?.listed ?? 0) - 1 });
		expect(await ringAt(ctx, '/courses/norway')).toEqual({ played: 2, unlisted: 1 });
		await test.db.update(courses).set({ closedOn: null, kind: 'par-3' }).where(eq(courses.id, closed.id));
		expect(await ringOf(ctx, 'Norway')).toMatchObject({ played: 2, of: before?.of });
	});

	it('of a country with nations stand for these; for the country where a course lies in none of them', async () => {
		const { ctx, userId } = await memberRow(test);
		const [scottish, unknown] = [await courseRow(test, FIFE), await courseRow(test, UNKNOWN)];
		await logged(userId, scottish.id);
		expect(await ringOf(ctx, 'United Kingdom')).toBeUndefined();
		await logged(userId, unknown.id);
		expect(await ringOf(ctx, 'United Kingdom')).toMatchObject({ kind: 'land', land: 'united-kingdom', played: 2 });
		expect(await ringOf(ctx, 'Scotland')).toMatchObject({ played: 1 });
	});

	it('are the viewer’s own, and a visitor has none', async () => {
		const { id } = await courseRow(test, SKANE);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		await logged(one.userId, id);
		for (const ctx of [other.ctx, test.context()]) {
			expect(await listPlaceRings(ctx)).toEqual([]);
			expect(await ringAt(ctx, '/courses/sweden')).toEqual({ played: 0, unlisted: 0 });
		}
	});

	it('are of places alone', () => {
		const paths = ['/', '/courses', '/courses/nowhere', '/areas/nowhere', '/courses/sweden/ljunghusen', '/guides/x'];
		expect(paths.map(coursesAt)).toEqual(paths.map(() => null));
	});
});
