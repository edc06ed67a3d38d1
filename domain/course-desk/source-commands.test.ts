import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import { listCourseHistory } from './queries.ts';
import { readToldSource, tellSource } from './source-commands.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());

const osm = { from: 'osm', ref: 'way/7', day: '2026-05-01' };
const sourcesOf = async (id: number) =>
	(await test.db.query.courses.findFirst({ where: eq(courses.id, id) }))?.factSources;

it('says who told facts and when they were checked, and keeps in the log what stood there', async () => {
	const { id } = await courseRow(test, { par: 71, holes: 18, factSources: { par: osm, holes: osm } });
	const today = editor.ctx.now().toISOString().slice(0, 10);
	const told = { facts: ['par', 'architect'] as const, from: null, checked: '2026-06-01' };
	expect(await tellSource(editor.ctx, id, told)).toMatchObject({ value: { changed: 1 } });
	expect(await sourcesOf(id)).toEqual({ par: { ...osm, checked: '2026-06-01' }, holes: osm });
	expect(await tellSource(editor.ctx, id, told)).toMatchObject({ value: { changed: 0 } });
	await tellSource(editor.ctx, id, { facts: ['holes'], from: 'club', checked: null });
	expect((await sourcesOf(id))?.holes).toEqual({ from: 'club', day: today });
	const [last, first] = await listCourseHistory(editor.ctx, id);
	expect(first).toMatchObject({
		action: 'sources told',
		before: { par: 'osm, 2026-05-01' },
		after: { par: 'osm, 2026-05-01, checked 2026-06-01' },
	});
	expect(last).toMatchObject({ after: { holes: `club, ${today}` } });
});

it('is for editors alone, and about courses that are there', async () => {
	const { id } = await courseRow(test);
	const member = await memberRow(test);
	const told = { facts: ['name'] as const, from: null, checked: null };
	expect(await tellSource(member.ctx, id, told)).toMatchObject({ kind: 'not-an-editor' });
	expect(await tellSource(editor.ctx, 2_000_000_000, told)).toMatchObject({ kind: 'course-unknown' });
});

it('reads days of the calendar that have been, and facts and sources that there are', () => {
	const now = new Date('2026-06-12T12:00:00Z');
	const read = (checked: string) => readToldSource({ facts: ['par', 'slug', 'nothing'], from: 'nobody', checked }, now);
	expect(read('2026-06-12')).toEqual({ facts: ['par'], from: null, checked: '2026-06-12' });
	expect(read('')).toMatchObject({ checked: null });
	expect(read('2026-06-31')).toBeNull();
	expect(read('2027-01-01')).toBeNull();
});
