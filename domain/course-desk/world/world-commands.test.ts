import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { deskLog } from '#database/schema/desk.ts';
import { type ListedFacts, worldDifferences, worldRuns } from '#database/schema/world.ts';
import { otherNames } from '#domain/catalogue/facts/names.ts';
import { WORLD_LOCK } from '#domain/catalogue/world/being-fetched.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { beginWorldRun, decideDifference, endWorldRun } from './world-commands.ts';
import { getRunFromDesk, getWorld } from './world-queries.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, country_summaries, world_differences, world_runs cascade`);
});

const BEFORE: ListedFacts = { name: 'Hillside Golfklubb', latitude: 55.91, longitude: 12.75 };

async function difference(kind: 'gone' | 'renamed' | 'moved', changed: Partial<ListedFacts> = {}) {
	const { id: courseId } = await courseRow(test, { ...BEFORE, country: 'SE' });
	const [row] = await test.db
		.insert(worldDifferences)
		.values({
			...{ kind, courseId, sourceId: 'osm:way/1', before: BEFORE },
			after: kind === 'gone' ? null : { ...BEFORE, ...changed },
			foundAt: editor.ctx.now(),
		})
		.returning({ id: worldDifferences.id });
	if (!row) throw new Error('no difference');
	return { id: row.id, courseId };
}

const courseOf = async (id: number) => (await test.db.select().from(courses).where(eq(courses.id, id)))[0];
const lastEntry = async () => (await test.db.select().from(deskLog).orderBy(deskLog.id)).at(-1);

describe('what has changed in OpenStreetMap', () => {
	it('waits before an editor, and for nobody else', async () => {
		const { courseId } = await difference('moved', { latitude: 55.92 });
		const world = await getWorld(editor.ctx);
		expect(world).toMatchObject({
			waiting: 1,
			differences: [{ kind: 'moved', course: { id: courseId, name: BEFORE.name }, element: 'way/1' }],
		});
		expect(world.differences[0]?.kilometres).toBeCloseTo(1.1, 1);
		const { ctx } = await memberRow(test);
		expect(await getWorld(ctx)).toMatchObject({ waiting: 0, differences: [] });
		expect(await decideDifference(ctx, world.differences[0]?.id ?? 0, 'taken')).toMatchObject({
			kind: 'not-an-editor',
		});
	});

	it('closes the course that is gone, from the day of the decision', async () => {
		const { id, courseId } = await difference('gone');
		expect((await courseOf(courseId))?.closedOn).toBeNull();
		expect(await decideDifference(editor.ctx, id, 'taken')).toMatchObject({ ok: true });
		expect((await courseOf(courseId))?.closedOn).not.toBeNull();
		expect(await lastEntry()).toMatchObject({ action: 'course closed', words: 'OpenStreetMap lists way/1 no longer.' });
	});

	it('gives the course its new name, and the old one is still found', async () => {
		const { id, courseId } = await difference('renamed', { name: 'Hillside Links' });
		await decideDifference(editor.ctx, id, 'taken');
		expect(await courseOf(courseId)).toMatchObject({
			name: 'Hillside Links',
			otherNames: [BEFORE.name],
			factSources: { name: { from: 'osm', ref: 'way/1' } },
		});
	});

	it('leaves the course all the names it had', async () => {
		const { id, courseId } = await difference('renamed', { name: 'Hillside Links' });
		const names = Array.from({ length: otherNames.most - 1 }, (_, at) => `Hillside ${at}`);
		await test.db.update(courses).set({ otherNames: names }).where(eq(courses.id, courseId));
		await decideDifference(editor.ctx, id, 'taken');
		expect((await courseOf(courseId))?.otherNames).toEqual([BEFORE.name, ...names]);
	});

	it('gives the course its new position', async () => {
		const { id, courseId } = await difference('moved', { latitude: 55.95, longitude: 12.8 });
		await decideDifference(editor.ctx, id, 'taken');
		expect(await courseOf(courseId)).toMatchObject({ latitude: 55.95, longitude: 12.8, name: BEFORE.name });
	});

	it.each(['gone', 'renamed', 'moved'] as const)('that is kept out leaves the course as it is: %s', async (kind) => {
		const { id, courseId } = await difference(kind, { name: 'Hillside Links', latitude: 56 });
		const before = await courseOf(courseId);
		expect(await decideDifference(editor.ctx, id, 'kept')).toMatchObject({ ok: true });
		expect(await courseOf(courseId)).toEqual(before);
		expect(await getWorld(editor.ctx)).toMatchObject({ waiting: 0 });
		expect(await lastEntry()).toMatchObject({ action: 'difference kept', thingId: String(courseId) });
	});

	it('is decided once', async () => {
		const { id } = await difference('gone');
		const both = await Promise.all([1, 2].map(() => decideDifference(editor.ctx, id, 'taken')));
		expect(both.map((one) => (one.ok ? 'done' : one.kind)).toSorted()).toEqual(['decided-already', 'done']);
	});
});

describe('fetching the world from the desk', () => {
	it('is begun once, stands in the log, and is ended by an editor', async () => {
		const both = await Promise.all([1, 2].map(() => beginWorldRun(editor.ctx)));
		expect(both.map((one) => (one.ok ? 'done' : one.kind)).toSorted()).toEqual(['done', 'running-already']);
		expect(await lastEntry()).toMatchObject({ action: 'world fetch begun', actorId: editor.userId });
		expect((await getRunFromDesk(test))?.countries.length).toBeGreaterThan(240);
		expect((await getWorld(editor.ctx)).run).toMatchObject({ going: true, endedAt: null });
		expect(await endWorldRun(editor.ctx)).toMatchObject({ ok: true });
		expect((await getWorld(editor.ctx)).run).toMatchObject({ going: false });
		expect(await endWorldRun(editor.ctx)).toMatchObject({ kind: 'not-running' });
	});

	it('is refused while the command line is at it; what that has left behind is no hindrance', async () => {
		await test.db
			.insert(worldRuns)
			.values({ countries: ['SE'], total: 1, startedAt: editor.ctx.now(), fromDesk: false });
		const client = await test.pool.connect();
		await client.query('select pg_advisory_lock($1)', [WORLD_LOCK]);
		expect(await beginWorldRun(editor.ctx)).toMatchObject({ kind: 'running-already' });
		expect((await getWorld(editor.ctx)).run).toMatchObject({ going: true });
		await client.query('select pg_advisory_unlock($1)', [WORLD_LOCK]);
		client.release();
		expect((await getWorld(editor.ctx)).run).toMatchObject({ going: false });
		expect(await beginWorldRun(editor.ctx)).toMatchObject({ ok: true });
	});

	it('is nothing for those who are no editors', async () => {
		const { ctx } = await memberRow(test);
		expect(await beginWorldRun(ctx)).toMatchObject({ kind: 'not-an-editor' });
		expect(await endWorldRun(ctx)).toMatchObject({ kind: 'not-an-editor' });
	});
});
