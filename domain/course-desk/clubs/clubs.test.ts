import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import type { CourseFacts } from '../../catalogue/facts/fields.ts';
import { editCourse } from '../edit-commands.ts';
import { mergeCourses } from '../merge-commands.ts';
import { getWholeCourse, listCourseHistory } from '../queries.ts';
import { changeClub } from './club-commands.ts';
import { getDeskClub } from './club-queries.ts';

type Course = Awaited<ReturnType<typeof courseRow>>;

const HEATH = { country: 'GB', continent: 'Europe', locality: 'Heathton', latitude: 51.39, longitude: -0.63 };

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
let old: Course;
let fresh: Course;
let elsewhere: Course;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.delete(courses);
	await test.db.delete(clubs);
	old = await courseRow(test, { ...HEATH, name: 'Heathton, Old', holes: 18, access: 'visitors' });
	fresh = await courseRow(test, { ...HEATH, name: 'Heathton, New', holes: 9 });
	elsewhere = await courseRow(test, HEATH);
	for (const { id } of [old, fresh]) await changeClub(editor.ctx, id, 'Heathton');
	editor.ctx.changes.clear();
});

const stored = (...rows: Course[]) =>
	Promise.all(rows.map(({ id }) => test.db.query.courses.findFirst({ where: eq(courses.id, id) })));

async function save({ id }: Course, change: Partial<CourseFacts>) {
	const whole = await getWholeCourse(editor.ctx, id);
	if (!whole) throw new Error('no course');
	return editCourse(editor.ctx, { courseId: id, seen: whole.seen }, { ...whole.facts, ...change });
}

describe('a fact of a club that an editor changes at one course', () => {
	it('changes at its sisters, with who told it, and stands in their history; a fact of the course does not', async () => {
		const club = { website: 'https://heath.example/', locality: 'Heathton-on-Sea', access: null, facilities: ['Spa'] };
		expect(await save(fresh, { ...club, holes: 12 })).toMatchObject({ ok: true, value: { sisters: [old.id] } });
		const [one, other, apart] = await stored(old, fresh, elsewhere);
		expect(one).toMatchObject({ ...club, holes: 18 });
		expect(other).toMatchObject({ ...club, holes: 12 });
		expect(apart).toMatchObject({ locality: 'Heathton', website: null });
		expect(one?.factSources.website).toEqual(other?.factSources.website);
		expect(one?.factSources.website).toMatchObject({ from: 'editor' });
		const [entry] = await listCourseHistory(editor.ctx, old.id);
		expect(entry).toMatchObject({ action: 'course edited', before: { access: 'visitors' }, after: club });
		expect([...editor.ctx.changes]).toEqual(expect.arrayContaining([`course:${old.id}`, `course:${fresh.id}`]));
	});

	it('takes the continent of its sisters along with the country', async () => {
		await save(old, { country: 'US' });
		expect(await stored(old, fresh)).toMatchObject([{ continent: 'North America' }, { continent: 'North America' }]);
	});
});

describe('the club of a course', () => {
	it('is the one of that name near by, whose facts the course then tells', async () => {
		await test.db
			.update(courses)
			.set({ access: 'private', website: 'https://own.example/' })
			.where(eq(courses.id, elsewhere.id));
		expect(await changeClub(editor.ctx, elsewhere.id, ' heathton  Golf Club ')).toMatchObject({ ok: true });
		expect(await getDeskClub(editor.ctx, elsewhere.id)).toMatchObject({
			name: 'Heathton',
			courses: [{ id: old.id }, { id: fresh.id }, { id: elsewhere.id }],
		});
		// What the club did not know comes from the newcomer.
		const alike = { access: 'visitors', website: 'https://own.example/' };
		expect(await stored(old, fresh, elsewhere)).toMatchObject([alike, alike, alike]);
		expect(await listCourseHistory(editor.ctx, elsewhere.id)).toMatchObject([
			{ action: 'club changed', before: { club: null }, after: { club: 'Heathton' } },
		]);
	});

	it('may be a new one, or none; a club without a course goes', async () => {
		await changeClub(editor.ctx, fresh.id, 'Moorby');
		await changeClub(editor.ctx, old.id, '');
		expect(await test.db.select({ name: clubs.name }).from(clubs)).toEqual([{ name: 'Moorby' }]);
		expect(await getDeskClub(editor.ctx, old.id)).toBeNull();
	});

	it('is led to by its page while two of its courses can be played', async () => {
		expect(await getDeskClub(editor.ctx, old.id)).toMatchObject({ hasPage: true });
		await test.db.update(courses).set({ closedOn: '2020-01-01' }).where(eq(courses.id, fresh.id));
		expect(await getDeskClub(editor.ctx, old.id)).toMatchObject({ hasPage: false, courses: [{}, {}] });
	});

	it('is refused where it is no name, the same as before, or asked for by somebody else', async () => {
		expect(await changeClub(editor.ctx, old.id, 'Golf Club')).toEqual({ ok: false, kind: 'club-wrong' });
		expect(await changeClub(editor.ctx, old.id, 'Heathton GC')).toEqual({ ok: false, kind: 'decided-already' });
		expect(await changeClub(editor.ctx, elsewhere.id, '')).toEqual({ ok: false, kind: 'decided-already' });
		expect(await changeClub(editor.ctx, 999_999, 'Heathton')).toEqual({ ok: false, kind: 'course-unknown' });
		const { ctx } = await memberRow(test);
		expect(await changeClub(ctx, old.id, 'Moorby')).toEqual({ ok: false, kind: 'not-an-editor' });
		expect(await getDeskClub(ctx, old.id)).toBeNull();
	});

	it('drops the pages that tell of either club', async () => {
		const [before] = await test.db.select().from(clubs);
		await changeClub(editor.ctx, fresh.id, 'Moorby');
		const [after] = await test.db.select().from(clubs).where(eq(clubs.name, 'Moorby'));
		expect([...editor.ctx.changes]).toEqual(
			expect.arrayContaining([`club:${before?.id}`, `club:${after?.id}`, `course:${fresh.id}`]),
		);
	});

	it('is kept when its course is merged into one that has none, and lacks nothing that the other knew', async () => {
		await test.db.update(courses).set({ website: 'https://own.example/' }).where(eq(courses.id, elsewhere.id));
		const seen = async ({ id }: Course) => ({ id, seen: (await getWholeCourse(editor.ctx, id))?.seen ?? '' });
		expect(await mergeCourses(editor.ctx, await seen(elsewhere), await seen(old))).toMatchObject({ ok: true });
		const rows = await test.db.select().from(courses).orderBy(asc(courses.id));
		const alike = { access: 'visitors', website: 'https://own.example/', clubId: rows[0]?.clubId };
		expect(rows).toMatchObject([alike, alike]);
		expect(alike.clubId).not.toBeNull();
	});
});
