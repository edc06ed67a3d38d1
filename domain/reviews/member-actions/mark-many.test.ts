import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { markManyCourses, unmarkManyCourses } from './mark-many-commands.ts';
import { listMarks } from './mark-queries.ts';

let test: TestDatabase;

beforeAll(async () => {
	test = await openTestDatabase();
});

afterAll(() => test.close());

it('S28: many courses get one mark together, each once, also where they are sent twice', async () => {
	const courseIds = (await Promise.all([courseRow(test), courseRow(test), courseRow(test)])).map(({ id }) => id);
	const [one, two, three] = courseIds as [number, number, number];
	const { ctx } = await memberRow(test);
	await markManyCourses(ctx, { mark: 'played', courseIds: [one], stamp: stampOf(ctx) });
	const sent = { mark: 'played', courseIds: [two, one, two, 0], stamp: stampOf(ctx) } as const;
	for (let time = 0; time < 2; time++)
		expect(await markManyCourses(ctx, sent)).toEqual({ ok: true, value: { courses: 2, added: [two] } });
	await markManyCourses(ctx, { mark: 'like', courseIds: [three], stamp: stampOf(ctx) });
	const { played, wanted } = await listMarks(ctx, courseIds);
	expect([new Set(played), wanted]).toEqual([new Set([one, two]), [three]]);
});

it('visitors mark none, and an empty list is no failure', async () => {
	const { ctx } = await memberRow(test);
	const { id } = await courseRow(test);
	const sent = { mark: 'played', stamp: stampOf(ctx) } as const;
	expect(await markManyCourses(test.context(), { ...sent, courseIds: [id] })).toMatchObject({ kind: 'not-signed-in' });
	expect(await markManyCourses(ctx, { ...sent, courseIds: [] })).toEqual({
		ok: true,
		value: { courses: 0, added: [] },
	});
});

it('a mark is taken back from many courses of the member alone, and what others have marked stays', async () => {
	const [one, two] = (await Promise.all([courseRow(test), courseRow(test)])).map(({ id }) => id) as [number, number];
	const { ctx } = await memberRow(test);
	const { ctx: other } = await memberRow(test);
	for (const by of [ctx, other]) await markManyCourses(by, { mark: 'like', courseIds: [one, two], stamp: stampOf(by) });
	await markManyCourses(ctx, { mark: 'played', courseIds: [one], stamp: stampOf(ctx) });
	const sent = { mark: 'like', courseIds: [one, 0], stamp: stampOf(ctx) } as const;
	for (let time = 0; time < 2; time++)
		expect(await unmarkManyCourses(ctx, sent)).toEqual({ ok: true, value: { courses: 1 } });
	expect(await listMarks(ctx, [one, two])).toMatchObject({ wanted: [two], played: [one] });
	expect(new Set((await listMarks(other, [one, two])).wanted)).toEqual(new Set([one, two]));
	expect(await unmarkManyCourses(test.context(), sent)).toMatchObject({ kind: 'not-signed-in' });
	expect(await unmarkManyCourses(ctx, { ...sent, courseIds: [], stamp: stampOf(ctx) })).toMatchObject({ ok: true });
});
