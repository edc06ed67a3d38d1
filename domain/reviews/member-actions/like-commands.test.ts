import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIns, likedCourses } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { listLikedCourses, listPlayedCourses } from '../lists/played-queries.ts';
import { likeCourse, unlikeCourse } from './like-commands.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await openTestDatabase();
});

afterAll(() => test.close());

describe('the wish list', () => {
	it('S28: holds a course once, and lets it go', async () => {
		const { slug, id } = await courseRow(test);
		const { ctx, userId } = await memberRow(test);
		for (let time = 0; time < 2; time++) {
			expect(await likeCourse(ctx, slug, stampOf(ctx))).toEqual({ ok: true, value: { courseId: id } });
		}
		expect(await listLikedCourses(ctx)).toMatchObject([{ slug, country: { name: 'Sweden' } }]);
		for (let time = 0; time < 2; time++)
			expect(await unlikeCourse(ctx, slug, stampOf(ctx))).toMatchObject({ ok: true });
		expect(await test.db.$count(likedCourses, eq(likedCourses.userId, userId))).toBe(0);
	});

	it('S26: is its member’s alone, and changes no page that everybody sees', async () => {
		const { slug } = await courseRow(test);
		const [one, other] = [await memberRow(test), await memberRow(test)];
		await likeCourse(one.ctx, slug, stampOf(one.ctx));
		await unlikeCourse(other.ctx, slug, stampOf(other.ctx));
		expect(await listLikedCourses(one.ctx)).toHaveLength(1);
		expect(await listLikedCourses(other.ctx)).toEqual([]);
		expect(await listLikedCourses(test.context())).toEqual([]);
		expect(one.ctx.changes.size).toBe(0);
	});

	it('refuses visitors and courses that are not there', async () => {
		const { ctx } = await memberRow(test);
		const { slug } = await courseRow(test);
		expect(await likeCourse(test.context(), slug, stampOf(ctx))).toEqual({ ok: false, kind: 'not-signed-in' });
		expect(await likeCourse(ctx, 'no-such-course', stampOf(ctx))).toEqual({ ok: false, kind: 'course-unknown' });
	});
});

describe('played courses', () => {
	it('come from reviews and from check-ins, each course once with its last day', async () => {
		const [reviewed, visited] = [await courseRow(test), await courseRow(test)];
		const { ctx, userId } = await memberRow(test);
		await reviewRow(test, reviewed.id, { userId, datePlayed: '2026-05-01' });
		for (const [courseId, day] of [
			[reviewed.id, '2026-06-01'],
			[visited.id, '2026-07-01'],
		] as const) {
			await test.db.insert(checkIns).values({ userId, courseId, day, distanceMetres: 100 });
		}
		const played = await listPlayedCourses(ctx);
		expect(played).toHaveLength(2);
		// They are listed by name, and the names of these are made by chance.
		expect(new Map(played.map(({ id, lastPlayed }) => [id, lastPlayed]))).toEqual(
			new Map([
				[reviewed.id, '2026-06-01'],
				[visited.id, '2026-07-01'],
			]),
		);
	});
});
