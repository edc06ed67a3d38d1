import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { courseSuggestions, courses } from '#database/schema/catalogue.ts';
import { reports } from '#database/schema/moderation.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { worldDifferences } from '#database/schema/world.ts';
import { editCourse } from '#domain/course-desk/edit-commands.ts';
import { getWholeCourse } from '#domain/course-desk/queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { editorRow } from '#tests/support/facts/desk.ts';
import type { CourseFacts } from '../facts/fields.ts';
import type { FactSource } from '../facts/sources.ts';
import { keepCensus } from './census-commands.ts';
import { getCensus, readKeptCensus } from './census-queries.ts';

let test: TestDatabase;
let editor: Awaited<ReturnType<typeof editorRow>>;
beforeAll(async () => {
	test = await openTestDatabase();
	editor = await editorRow(test);
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, country_summaries, settings cascade`);
});

const TODAY = new Date('2026-11-29T03:00:00Z');
const osm: FactSource = { from: 'osm', ref: 'way/1', day: '2026-05-01' };
const ours: FactSource = { from: 'fescue', day: '2026-11-01' };
const census = () => getCensus(test.context());
const knownOf = async (fact: string) => (await census()).facts.find((one) => one.fact === fact)?.known;

async function edit(id: number, change: Partial<CourseFacts>, toldBy: Parameters<typeof editCourse>[1]['toldBy']) {
	const whole = await getWholeCourse(editor.ctx, id);
	if (!whole) throw new Error('no course');
	expect(
		await editCourse(editor.ctx, { courseId: id, seen: whole.seen, toldBy }, { ...whole.facts, ...change }),
	).toMatchObject({ ok: true });
}

it('counts what is open: courses, other kinds beside them, countries and sources, the most first', async () => {
	await courseRow(test, { country: 'SE', factSources: { name: osm, par: ours } });
	await courseRow(test, { country: 'SE', factSources: { name: osm } });
	await courseRow(test, { country: 'NO', factSources: { name: ours }, kind: 'pitch-and-putt' });
	await courseRow(test, { country: 'NO', factSources: { name: { ...ours, checked: '2026-11-02' } } });
	await courseRow(test, { country: 'DK', factSources: { name: osm }, closedOn: '2026-01-01' });
	const { courses: listed, others, countries, sources } = await census();
	expect({ listed, others, countries }).toEqual({
		...{ listed: 3, others: 1 },
		countries: [
			{ code: 'SE', courses: 2 },
			{ code: 'NO', courses: 1 },
		],
	});
	expect(sources).toEqual([
		{ from: 'fescue', courses: 3, facts: 3, checked: 1, replaced: 0, newest: '2026-11-01' },
		{ from: 'osm', courses: 2, facts: 2, checked: 0, replaced: 0, newest: '2026-05-01' },
	]);
});

it('counts a position as known where it is known well, and a doubtful fact where somebody is sure of it', async () => {
	const place = { latitude: 55.4, longitude: 12.9 };
	await courseRow(test, { ...place, positionAccuracy: 250, holes: 18 });
	await courseRow(test, { ...place, positionAccuracy: 3_000, holes: 9 });
	await courseRow(test, place);
	const season = { seasonFrom: 4, seasonTo: 10 };
	await courseRow(test, { ...season, factSources: { season: ours } });
	await courseRow(test, { ...season, factSources: { season: { ...ours, checked: '2026-11-02' } } });
	await courseRow(test, { ...season, factSources: { season: { ...ours, from: 'club' } } });
	expect([await knownOf('position'), await knownOf('holes'), await knownOf('season')]).toEqual([1, 2, 2]);
	const { farOff, doubted } = (await census()).errors;
	expect({ farOff, doubted }).toEqual({
		farOff: 1,
		doubted: [
			{ fact: 'priceBand', known: 0 },
			{ fact: 'season', known: 1 },
		],
	});
});

it('leaves out facts that every course tells: they say nothing of how much is known', async () => {
	await courseRow(test);
	const counted = (await census()).facts.map(({ fact }) => fact);
	for (const always of ['name', 'slug', 'country', 'kind', 'otherNames']) expect(counted).not.toContain(always);
	expect(counted).toEqual(expect.arrayContaining(['position', 'par', 'architect', 'greenFee', 'website']));
});

it('counts for each source what somebody has put right or taken away since, and not what is told anew', async () => {
	const { id } = await courseRow(test, {
		...{ par: 70, holes: 18, architect: 'Nobody', walkability: 2, latitude: 55.4, longitude: 12.9 },
		factSources: { name: osm, par: osm, holes: osm, position: osm, architect: ours, walkability: ours },
	});
	await edit(id, { par: 71, architect: null }, { from: 'club' });
	await edit(id, { par: 72, terrain: 'links' }, { from: 'editor' });
	// OpenStreetMap has moved its own point, and given what our catalogue said before.
	await edit(id, { latitude: 55.5 }, { from: 'osm', ref: 'way/1' });
	const replaced = Object.fromEntries((await census()).sources.map((source) => [source.from, source.replaced]));
	expect(replaced).toEqual({ osm: 1, fescue: 1, editor: 0 });
});

it('counts what waits for an editor, and nothing that looks like a machine’s', async () => {
	const [first, second] = [await courseRow(test), await courseRow(test)];
	await test.db.insert(courseTwins).values({ courseId: first.id, twinId: second.id, likeness: 'same' });
	const difference = { sourceId: 'osm:way/1', before: { name: 'A', latitude: null, longitude: null }, foundAt: TODAY };
	await test.db.insert(worldDifferences).values([
		{ ...difference, kind: 'gone', courseId: first.id },
		{ ...difference, kind: 'renamed', courseId: second.id },
		{ ...difference, kind: 'moved', courseId: second.id },
	]);
	const suggestion = { name: 'A', country: 'SE', courseId: first.id };
	await test.db
		.insert(courseSuggestions)
		.values([suggestion, { ...suggestion, courseId: second.id, suspicion: 'trap' }]);
	const report = {
		kind: 'course',
		reason: 'wrong-facts',
		words: 'It has nine holes.',
		name: 'Eva',
		email: 'e@golf.example',
	} as const;
	await test.db.insert(reports).values([
		{ ...report, reference: 'a', courseId: first.id },
		{ ...report, reference: 'b', courseId: second.id, status: 'dismissed' },
	]);
	expect((await census()).errors).toMatchObject({ pairs: 1, gone: 1, changed: 1, corrections: 1 });
});

it('is kept for the day, and counted anew on the next, or once courses have come', async () => {
	await courseRow(test);
	expect(await readKeptCensus(test.db)).toBeNull();
	expect(await keepCensus(test.db, TODAY)).toBe(true);
	expect(await keepCensus(test.db, new Date('2026-11-29T23:59:00Z'))).toBe(false);
	await courseRow(test);
	expect((await census()).courses).toBe(1);
	expect(await keepCensus(test.db, new Date('2026-11-29T23:59:30Z'))).toBe(true);
	expect((await census()).courses).toBe(2);
	await test.db.update(courses).set({ par: 71 }).where(eq(courses.country, 'SE'));
	expect(await keepCensus(test.db, new Date('2026-11-30T00:01:00Z'))).toBe(true);
	expect(await census()).toMatchObject({ takenAt: '2026-11-30T00:01:00.000Z' });
	expect(await knownOf('par')).toBe(2);
});
