import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, likedCourses } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow, stampOf } from '#tests/support/databases/rows.ts';
import { listLikedCourses, listPlayedCourses } from '../lists/played-queries.ts';
import { likeCourse, markPlayed, unlikeCourse, unmarkPlayed } from './like-commands.ts';
import { listMarks, MOST_MARKED } from './mark-queries.ts';

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

	it('are told with the mark that says so, which can be taken back', async () => {
		const [marked, both] = [await courseRow(test), await courseRow(test)];
		const { ctx, userId } = await memberRow(test);
		await reviewRow(test, both.id, { userId, datePlayed: '2026-05-01' });
		for (const { slug } of [marked, both])
			expect(await markPlayed(ctx, slug, stampOf(ctx))).toMatchObject({ ok: true });
		const told = async () =>
			new Map((await listPlayedCourses(ctx)).map((course) => [course.id, [course.lastPlayed, course.marked]]));
		expect(await told()).toEqual(
			new Map([
				[marked.id, [null, true]],
				[both.id, ['2026-05-01', true]],
			]),
		);
		for (const { slug } of [marked, both])
			expect(await unmarkPlayed(ctx, slug, stampOf(ctx))).toMatchObject({ ok: true });
		expect(await told()).toEqual(new Map([[both.id, ['2026-05-01', false]]]));
	});
});

describe('the marks of the courses of a page', () => {
	it('S26: are told together, of whoever asks and of no other course; played whatever says so', async () => {
		const [wished, marked, reviewed, both, other] = await Promise.all(Array.from({ length: 5 }, () => courseRow(test)));
		if (!wished || !marked || !reviewed || !both || !other) throw new Error('no courses');
		const { ctx, userId } = await memberRow(test);
		for (const { slug } of [wished, both, other]) await likeCourse(ctx, slug, stampOf(ctx));
		for (const { slug } of [marked, both, other]) await markPlayed(ctx, slug, stampOf(ctx));
		await reviewRow(test, reviewed.id, { userId });
		const asked = [wished, marked, reviewed, both].map(({ id }) => id);
		const marks = await listMarks(ctx, asked);
		expect(new Set(marks.wanted)).toEqual(new Set([wished.id, both.id]));
		expect(new Set(marks.played)).toEqual(new Set([marked.id, reviewed.id, both.id]));
		const none = { wanted: [], played: [] };
		expect(await listMarks((await memberRow(test)).ctx, asked)).toEqual(none);
		expect(await listMarks(test.context(), asked)).toEqual(none);
		expect(await listMarks(ctx, [...Array.from({ length: MOST_MARKED }, () => 0), marked.id])).toEqual(none);
	});

	it('C11: of a wish and a round both stand, until each is taken back', async () => {
		const { slug, id } = await courseRow(test);
		const { ctx } = await memberRow(test);
		await likeCourse(ctx, slug, stampOf(ctx));
		await markPlayed(ctx, slug, stampOf(ctx));
		expect(await listMarks(ctx, [id])).toEqual({ wanted: [id], played: [id] });
		await unlikeCourse(ctx, slug, stampOf(ctx));
		expect(await listMarks(ctx, [id])).toEqual({ wanted: [], played: [id] });
	});

	it('C11: of a course that has been closed are kept, and stand in both lists', async () => {
		const { slug, id } = await courseRow(test);
		const { ctx } = await memberRow(test);
		await likeCourse(ctx, slug, stampOf(ctx));
		await markPlayed(ctx, slug, stampOf(ctx));
		await test.db.update(courses).set({ closedOn: '2026-05-01' }).where(eq(courses.id, id));
		expect(await listMarks(ctx, [id])).toEqual({ wanted: [id], played: [id] });
		expect((await listLikedCourses(ctx)).map((course) => course.id)).toEqual([id]);
		expect((await listPlayedCourses(ctx)).map((course) => course.id)).toEqual([id]);
	});
});
