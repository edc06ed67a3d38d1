import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseSlugAliases, courses, regionSummaries } from '#database/schema/catalogue.ts';
import { deskLog } from '#database/schema/desk.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import type { CourseFacts } from '../catalogue/facts/fields.ts';
import { getCourse, getSlugByAlias } from '../catalogue/queries.ts';
import { editCourse } from './edit-commands.ts';
import type { ToldBy } from './edit-options.ts';
import { findDeskCourses, getWholeCourse, listCourseHistory } from './queries.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());

async function openCourse(facts: Parameters<typeof courseRow>[1] = {}) {
	const { id } = await courseRow(test, facts);
	const whole = await getWholeCourse(editor.ctx, id);
	if (!whole) throw new Error('no course');
	const told = (toldBy: ToldBy, change: Partial<CourseFacts>) =>
		editCourse(editor.ctx, { courseId: id, seen: whole.seen, toldBy }, { ...whole.facts, ...change });
	const save = (change: Partial<CourseFacts>, seen = whole.seen) =>
		editCourse(editor.ctx, { courseId: id, seen }, { ...whole.facts, ...change });
	const stored = () => test.db.query.courses.findFirst({ where: eq(courses.id, id) });
	return { id, whole, save, told, stored };
}

describe('editing a course at the desk', () => {
	it('keeps with each changed fact who told it, and lets the others be as they were', async () => {
		const facts = { holes: 18, par: 70, latitude: 55.4, longitude: 12.9, seasonFrom: 4, seasonTo: 9, priceBand: 2 };
		const { told, stored } = await openCourse({ ...facts, architect: 'Nobody', source: 'osm' });
		const change = {
			par: 71,
			longitude: 12.95,
			greenFee: '90',
			greenFeeCurrency: 'EUR',
			greenFeeChecked: '2026-05-01',
		};
		await told({ from: 'club', isChecked: true }, { ...change, architect: null });
		const day = new Date().toISOString().slice(0, 10);
		const club = { from: 'club', day, checked: day };
		const { architect, holes, par, position, greenFee } = (await stored())?.factSources ?? {};
		expect({ architect, holes, par, position, greenFee }).toEqual({
			...{ architect: undefined, par: club, position: club, greenFee: club },
			holes: { from: 'osm', day: '2026-05-01' },
		});
	});

	it('K14: keeps a renown with its reason, in the log too; readers are told the reason alone', async () => {
		const { id, whole, save } = await openCourse();
		expect(await save({ renown: 2, knownFor: 'Ryder Cup 1997' })).toMatchObject({ ok: true });
		const [entry] = await test.db
			.select()
			.from(deskLog)
			.where(eq(deskLog.thingId, String(id)));
		expect(entry?.after).toEqual({ renown: 2, knownFor: 'Ryder Cup 1997', sources: { knownFor: 'editor' } });
		const course = await getCourse(test.context(), whole.facts.slug);
		expect(course).toMatchObject({ knownFor: 'Ryder Cup 1997', factSources: { knownFor: { from: 'editor' } } });
		expect(course).not.toHaveProperty('renown');
		expect(course?.factSources).not.toHaveProperty('renown');
	});

	it('writes every fact, what follows from it, and the log: who, what, before and after', async () => {
		const { id, save, stored } = await openCourse({ name: 'Hillside', par: 70 });
		const facts: Partial<CourseFacts> = {
			name: 'Hillside Golf Club',
			otherNames: ['Åsens GK'],
			locality: 'Höllviken',
			region: 'Skåne',
			country: 'SE',
			latitude: 55.4,
			longitude: 12.9,
			holes: 18,
			par: 71,
			lengthMetres: 6_045,
			terrain: 'links',
			facilities: ['Driving range', 'Restaurant'],
			access: 'visitors',
			seasonFrom: 4,
			seasonTo: 10,
			greenFee: '850.5',
			greenFeeCurrency: 'SEK',
			greenFeeChecked: '2026-05-01',
			priceBand: 2,
		};
		expect(await save(facts)).toMatchObject({ ok: true });
		expect(await stored()).toMatchObject({
			searchName: 'hillside golf club',
			coverTerrain: 'links',
			continent: 'Europe',
			regionSlug: 'skane',
			greenFeeMinor: 85_050,
			greenFeeCurrency: 'SEK',
			facilities: ['Driving range', 'Restaurant'],
		});
		// What the form shows of the fee is what it was sent as: saved again, it is no change.
		expect((await getWholeCourse(editor.ctx, id))?.facts.greenFee).toBe('850.5');
		const [entry] = await listCourseHistory(editor.ctx, id);
		expect(entry).toMatchObject({
			action: 'course edited',
			who: expect.stringContaining('row-member'),
			before: { name: 'Hillside', par: 70 },
			after: { name: 'Hillside Golf Club', par: 71 },
		});
		expect(entry?.after).not.toHaveProperty('architect');
	});

	it('drops the kept pages of the course and the rankings, and of the places when it moves', async () => {
		const changes = new Set<string>();
		const { id, whole, save } = await openCourse();
		const ctx = { ...editor.ctx, changes };
		await editCourse(ctx, { courseId: id, seen: whole.seen }, { ...whole.facts, par: 71 });
		expect(changes.has(`course:${id}`) && changes.has('ranking')).toBe(true);
		expect(changes.has('catalogue')).toBe(false);
		const later = await getWholeCourse(ctx, id);
		await editCourse(ctx, { courseId: id, seen: later?.seen ?? '' }, { ...whole.facts, par: 71, country: 'NO' });
		expect(changes.has('catalogue')).toBe(true);
		expect(await save({}, 'something else')).toMatchObject({ ok: false });
	});

	it('R09: gives the second of two editors both texts, and changes nothing', async () => {
		const { save, stored } = await openCourse({ architect: 'Old Tom' });
		expect(await save({ architect: 'Tom Morris' })).toMatchObject({ ok: true });
		const second = await save({ architect: 'Morris the elder', par: 69 });
		expect(second).toMatchObject({ ok: false, kind: 'version-changed', stored: { architect: 'Tom Morris' } });
		expect(await stored()).toMatchObject({ architect: 'Tom Morris', par: null });
	});

	it('R09: of twenty editors at once one is heard, and the others are told', async () => {
		const { id, save } = await openCourse();
		const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ par: 60 + n })));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes.filter((one) => !one.ok && one.kind === 'version-changed')).toHaveLength(19);
		expect(await listCourseHistory(editor.ctx, id)).toHaveLength(1);
	});

	it('R09: a rating that is recounted meanwhile is no other editor', async () => {
		const { id, save, stored } = await openCourse();
		await test.db.update(courses).set({ ratingCount: 4, ratingShown: 8.1 }).where(eq(courses.id, id));
		expect(await save({ par: 72 })).toMatchObject({ ok: true });
		expect(await stored()).toMatchObject({ par: 72, ratingCount: 4, ratingShown: 8.1 });
	});

	it('keeps the old address, and takes none that another course has or had', async () => {
		const other = await openCourse();
		const { id, whole, save } = await openCourse();
		expect(await save({ slug: other.whole.slug })).toMatchObject({ ok: false, kind: 'slug-taken' });
		expect(await save({ slug: 'a-new-address' })).toMatchObject({ ok: true });
		expect(await getSlugByAlias(test.context(), whole.slug)).toBe('a-new-address');
		expect(await other.save({ slug: whole.slug })).toMatchObject({ ok: false, kind: 'slug-taken' });
		const now = await getWholeCourse(editor.ctx, id);
		expect(now?.aliases).toEqual([whole.slug]);
		await editCourse(editor.ctx, { courseId: id, seen: now?.seen ?? '' }, whole.facts);
		const aliases = await test.db.select().from(courseSlugAliases).where(eq(courseSlugAliases.courseId, id));
		expect(aliases.map(({ slug }) => slug)).toEqual(['a-new-address']);
	});

	it('moves the counts of places with the course', async () => {
		const { save } = await openCourse({ country: 'DK', region: 'Midtjylland' });
		await save({ country: 'SE', region: 'Halland' });
		const of = (country: string, slug: string) =>
			test.db
				.select({ courses: regionSummaries.courses })
				.from(regionSummaries)
				.where(and(eq(regionSummaries.country, country), eq(regionSummaries.slug, slug)));
		expect(await of('DK', 'midtjylland')).toEqual([{ courses: 0 }]);
		expect(await of('SE', 'halland')).toEqual([{ courses: 1 }]);
	});

	it('saying what is there already writes nothing, not even the log', async () => {
		const { id, save } = await openCourse();
		expect(await save({})).toEqual({ ok: true, value: { changed: [], sisters: [] } });
		expect(await listCourseHistory(editor.ctx, id)).toEqual([]);
	});

	it('S31: whoever is no editor reads nothing and changes nothing', async () => {
		const { id, whole, stored } = await openCourse();
		const { ctx } = await memberRow(test);
		const before = await test.db.$count(deskLog);
		expect(await editCourse(ctx, { courseId: id, seen: whole.seen }, { ...whole.facts, par: 70 })).toMatchObject({
			kind: 'not-an-editor',
		});
		expect(await getWholeCourse(ctx, id)).toBeNull();
		expect(await listCourseHistory(ctx, id)).toEqual([]);
		expect((await findDeskCourses(ctx, { q: '', page: 1 })).items).toEqual([]);
		expect(await stored()).toMatchObject({ par: null });
		expect(await test.db.$count(deskLog)).toBe(before);
	});
});

describe('finding a course at the desk', () => {
	it('forgives a slip, and finds closed ones too', async () => {
		await openCourse({
			name: 'Ljunghusens Golfklubb',
			searchName: 'ljunghusens golfklubb',
		});
		const closed = {
			searchName: 'ljunghuset',
			otherNames: ['Fågelvik'],
			locality: 'Höllviken',
			closedOn: '2024-01-01',
		};
		await openCourse({ name: 'Ljunghuset', ...closed });
		const names = async (q: string) =>
			(await findDeskCourses(editor.ctx, { q, page: 1 })).items.map(({ name }) => name);
		expect(await names('ljunghusen')).toContain('Ljunghusens Golfklubb');
		expect(await names('lunghusens')).toContain('Ljunghusens Golfklubb');
		for (const q of ['Ljunghuset', 'fagelvik', 'ljunghuset hollviken sweden'])
			expect(await names(q)).toContain('Ljunghuset');
		expect(await names('ljunghuset nowhere')).not.toContain('Ljunghuset');
		const { items, total } = await findDeskCourses(editor.ctx, { q: 'Ljunghuset', page: 1 });
		expect(total).toBe(items.length);
	});
});
