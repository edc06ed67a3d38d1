import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseSlugAliases } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listCoursesToCompare } from './compare-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

it('compares in the order asked for, finds old addresses, and shows a course once that two of them lead to', async () => {
	const ctx = database.context();
	const [falsterbo] = (await listCoursesToCompare(ctx, ['falsterbo'])).courses;
	await ctx.db.insert(courseSlugAliases).values({ slug: 'falsterbo-links', courseId: falsterbo?.id ?? 0 });
	const asked = ['ljunghusen', 'falsterbo-links', 'never-there', 'falsterbo'];
	const { courses, unknown, repeated } = await listCoursesToCompare(ctx, asked);
	expect(courses.map(({ slug }) => slug)).toEqual(['ljunghusen', 'falsterbo']);
	expect({ unknown, repeated }).toEqual({ unknown: 1, repeated: 1 });
	expect(ctx.reads).toContain(`course:${falsterbo?.id}`);
});

it('asks nothing where nothing is compared', async () => {
	expect(await listCoursesToCompare(database.context(), [])).toEqual({ courses: [], unknown: 0, repeated: 0 });
});
