import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { listOwnReports } from './own-queries.ts';
import { takeBackReport } from './take-back-commands.ts';

const NOW = new Date('2026-05-28T12:00:00Z');
const DAY = 86_400_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

/** A report of the member that came so many days ago. */
async function told(
	{ userId, courseId }: { userId: string | null; courseId: number },
	days: number,
	row: Partial<typeof conditionReports.$inferInsert> = {},
) {
	const at = daysAgo(days);
	const day = at.toISOString().slice(0, 10);
	const told = { greens: 'good' };
	const [{ id } = { id: 0 }] = await test.db
		.insert(conditionReports)
		.values({ userId, courseId, byMember: true, day, observedAt: at, createdAt: at, told, ...row })
		.returning({ id: conditionReports.id });
	return id;
}

describe('everything that a member has told of courses', () => {
	it('is listed with its course and how it stands, the newest first, also of closed courses', async () => {
		const [{ userId, ctx }, one, closed] = [
			await memberRow(test, { now: () => NOW }),
			await courseRow(test),
			await courseRow(test),
		];
		await test.db.update(courses).set({ closedOn: '2026-05-27' }).where(eq(courses.id, closed.id));
		await told({ userId, courseId: closed.id }, 30);
		await told({ userId, courseId: one.id }, 3, { status: 'removed', removalGround: 'not-real', removalWords: 'No.' });
		await told({ userId, courseId: one.id }, 2, { status: 'held' });
		await told({ userId, courseId: one.id }, 1);
		const { items, total } = await listOwnReports(ctx, 1);
		expect(items.map(({ course, day, standing }) => [course.slug, day, standing])).toEqual([
			[one.slug, '2026-05-27', 'published'],
			[one.slug, '2026-05-26', 'held'],
			[one.slug, '2026-05-25', 'removed'],
			[closed.slug, '2026-04-28', 'over'],
		]);
		expect(items.map(({ removal }) => removal)).toEqual([null, null, { ground: 'not-real', words: 'No.' }, null]);
		expect(total).toBe(4);
	});

	it('names the nation of a course where its country has some', async () => {
		const [{ userId, ctx }, { id }] = [await memberRow(test, { now: () => NOW }), await courseRow(test)];
		await test.db.update(courses).set({ country: 'GB' }).where(eq(courses.id, id));
		await test.db.update(courses).set({ nation: 'scotland' }).where(eq(courses.id, id));
		await told({ userId, courseId: id }, 1);
		const [{ course } = { course: null }] = (await listOwnReports(ctx, 1)).items;
		expect(course).toMatchObject({ country: { name: 'United Kingdom' }, land: { name: 'Scotland' } });
	});

	it('comes in pages of twenty, and a page past the end is the last', async () => {
		const [{ userId, ctx }, { id: courseId }] = [await memberRow(test, { now: () => NOW }), await courseRow(test)];
		const ids: number[] = [];
		for (let days = 21; days >= 1; days--) ids.unshift(await told({ userId, courseId }, days));
		const first = await listOwnReports(ctx, 1);
		expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 20));
		expect(first).toMatchObject({ page: 1, pages: 2, total: 21 });
		const last = await listOwnReports(ctx, 7);
		expect(last).toMatchObject({ page: 2, items: [{ id: ids[20] }] });
	});

	it('holds nothing of anybody else, nor what was taken back, and nothing for visitors', async () => {
		const [one, other, { id: courseId }] = [
			await memberRow(test, { now: () => NOW }),
			await memberRow(test, { now: () => NOW }),
			await courseRow(test),
		];
		const mine = await told({ userId: one.userId, courseId }, 1);
		await told({ userId: null, courseId }, 1, { byMember: false });
		expect((await listOwnReports(one.ctx, 1)).items.map(({ id }) => id)).toEqual([mine]);
		expect((await listOwnReports(other.ctx, 1)).items).toEqual([]);
		expect(await listOwnReports(test.context(), 1)).toMatchObject({ items: [], page: 1, pages: 1, total: 0 });
		await takeBackReport(one.ctx, { reportId: mine, link: null });
		expect((await listOwnReports(one.ctx, 1)).items).toEqual([]);
	});
});
