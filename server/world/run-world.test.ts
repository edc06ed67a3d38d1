import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { mergedCourseSources } from '#database/schema/desk.ts';
import { worldDifferences, worldListing } from '#database/schema/world.ts';
import { queryOfCountry } from '#domain/catalogue/world/overpass-query.ts';
import type { WorldProgress } from '#domain/catalogue/world/progress-words.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import {
	answerSlowly,
	breakConnection,
	breakOffWithRemark,
	cutOff,
	type Element,
	type FakeOverpass,
	type Manner,
	openFakeOverpass,
	sendAway,
} from '#tests/support/servers/overpass.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type Answers, openAnswers, sweepAnswers } from './answers.ts';
import { agentOf } from './fetch-world.ts';
import { type AskOverpass, createOverpass, type Pause } from './overpass.ts';
import { runWorld, type WorldParts } from './run-world.ts';

const ORIGIN = 'https://golf.example';
const geography = loadGeography();

let database: TestDatabase;
let server: FakeOverpass;
let answers: Answers;
let folder: string;
let pauses: Pause[];
let now: Date;

beforeAll(async () => {
	server = await openFakeOverpass();
});
afterAll(() => server.close());

beforeEach(async () => {
	database = await openTestDatabase();
	folder = await makeTemporaryFolder();
	answers = await openAnswers(folder);
	pauses = [];
	now = new Date('2026-11-29T12:00:00Z');
	server.asked.length = 0;
	server.manners.clear();
	server.courses.clear();
	server.courses.set('SE', [way(1, 'Hillside Golfklubb', 55.91, 12.75), way(2, 'Lakeside Golfklubb', 59.3, 18.1)]);
	server.courses.set('NO', [node(3, 'Fjordside Golfklubb', 59.91, 10.75)]);
	server.courses.set('AD', []);
	server.courses.set('FI', [way(4, 'Saariranta Golf', 60.2, 24.9)]);
});
afterEach(() => database.close());

const way = (id: number, name: string, lat: number, lon: number, tags = {}): Element => ({
	type: 'way',
	id,
	center: { lat, lon },
	tags: { leisure: 'golf_course', name, ...tags },
});
const node = (id: number, name: string, lat: number, lon: number): Element => ({
	type: 'node',
	id,
	lat,
	lon,
	tags: { leisure: 'golf_course', name },
});

/** Time passes only while the run waits. */
const ask: AskOverpass = (query) =>
	createOverpass({
		url: server.url,
		agent: agentOf(ORIGIN),
		now: () => now,
		sleep: async (milliseconds) => {
			now = new Date(now.getTime() + milliseconds);
		},
		onPause: (pause) => pauses.push(pause),
	})(query);

const ALL = ['AD', 'FI', 'NO', 'SE'];

const run = (codes = ALL, parts: Partial<WorldParts> = {}) =>
	runWorld({ db: database.db, answers, ask, geography, now: () => now, onProgress: () => {}, ...parts }, codes);

const namesInCatalogue = async () =>
	(await database.db.select({ name: courses.name }).from(courses).orderBy(courses.name)).map(({ name }) => name);
const NAMES = ['Fjordside Golfklubb', 'Hillside Golfklubb', 'Lakeside Golfklubb', 'Saariranta Golf'];
const askedCodes = () => server.asked.map(({ code }) => code);
const differences = () =>
	database.db
		.select({ kind: worldDifferences.kind, name: courses.name })
		.from(worldDifferences)
		.innerJoin(courses, eq(courses.id, worldDifferences.courseId))
		.orderBy(courses.name, worldDifferences.kind);

describe('fetching the world', () => {
	it('asks country by country, one at a time, says who it is and where, and brings what comes', async () => {
		const seen: WorldProgress[] = [];
		const { lines, missing, stopped } = await run(ALL, { onProgress: (progress) => void seen.push(progress) });
		expect(await namesInCatalogue()).toEqual(NAMES);
		expect(askedCodes()).toEqual(ALL);
		expect(server.asked.map(({ query }) => query)).toEqual(ALL.map(queryOfCountry));
		for (const { agent } of server.asked) expect(agent).toMatch(/^Fescue\/[\d.]+ \(.*https:\/\/golf\.example\)$/);
		expect(server.mostAtOnce()).toBe(1);
		expect({ missing, stopped }).toEqual({ missing: [], stopped: null });
		expect(lines.join('\n')).toContain('4 rows: 4 taken, 0 merged, 0 refused');
		expect(seen.map(({ done, country }) => [done, country])).toEqual([
			[0, 'Andorra'],
			[1, 'Finland'],
			[2, 'Norway'],
			[3, 'Sweden'],
			[4, null],
		]);
	});

	it('the footer owes OpenStreetMap its line from then on, and the courses say where they are from', async () => {
		await run();
		const { rows } = await database.db.execute(sql`select value from settings where key = 'credits'`);
		expect(rows).toEqual([{ value: ['© OpenStreetMap contributors'] }]);
		const sources = await database.db.select({ source: courses.source, id: courses.sourceId }).from(courses);
		expect(sources).toContainEqual({ source: 'osm', id: 'osm:way/1' });
		expect(sources).toContainEqual({ source: 'osm', id: 'osm:node/3' });
	});

	it('an empty country is an answer; one that comes slowly is waited for', async () => {
		server.manners.set('SE', [answerSlowly(server.courses.get('SE') ?? [])]);
		const { lines } = await run(['AD', 'SE']);
		expect(lines[0]).toBe('2 countries and territories came.');
		expect(pauses).toEqual([]);
		expect(await namesInCatalogue()).toEqual(['Hillside Golfklubb', 'Lakeside Golfklubb']);
	});

	it('keeps raw answers for a month', async () => {
		await run();
		const kept = path.join(folder, 'world', 'imported');
		expect((await readdir(kept)).sort()).toEqual(ALL.map((code) => `${code}.json`));
		expect(JSON.parse(await readFile(path.join(kept, 'SE.json'), 'utf8')).elements).toHaveLength(2);
		const old = new Date(now.getTime() - 31 * 86_400_000);
		for (const code of ALL) await utimes(path.join(kept, `${code}.json`), old, old);
		await run(['NO']);
		expect(await readdir(kept)).toEqual(['NO.json']);
	});

	it('removes older ones without another run, and nothing that one is just writing', async () => {
		await run();
		const [kept, half] = [path.join(folder, 'world', 'imported', 'SE.json'), `${answers.pathOf('NO')}.part`];
		const old = new Date(now.getTime() - 31 * 86_400_000);
		await utimes(kept, old, old);
		await writeFile(half, '{"elements": [');
		await sweepAnswers(folder, now);
		expect((await readdir(path.dirname(kept))).sort()).toEqual(['AD.json', 'FI.json', 'NO.json']);
		expect(await readdir(path.dirname(half))).toEqual(['NO.json.part']);
		await sweepAnswers(await makeTemporaryFolder(), now);
	});
});

describe('a server that sends us away', () => {
	it.each<[string, Manner, number]>([
		['429 with seconds', sendAway(429, '77'), 77],
		['429 with a date', sendAway(429, 'Sun, 29 Nov 2026 12:01:30 GMT'), 90],
		['429 without a word', sendAway(429), 5],
		['504', sendAway(504), 5],
		['504 with seconds', sendAway(504, '12'), 12],
		['503', sendAway(503), 5],
	])('is waited for as long as it says: %s', async (_, manner, seconds) => {
		server.manners.set('NO', [manner]);
		const { missing, stopped } = await run();
		expect(pauses.map((pause) => pause.seconds)).toEqual([seconds]);
		expect({ missing, stopped }).toEqual({ missing: [], stopped: null });
		expect(await namesInCatalogue()).toEqual(NAMES);
	});

	it('again and again is asked ever more rarely, and at last left; what came is imported, and the next run goes on', async () => {
		server.manners.set(
			'NO',
			Array.from({ length: 20 }, () => sendAway(504)),
		);
		const { stopped, lines } = await run();
		expect(stopped?.kind).toBe('away');
		expect(pauses.map(({ seconds }) => seconds)).toEqual([5, 10, 20, 40, 80, 160, 300]);
		expect(lines.join('\n')).toContain('goes on with what is missing');
		expect(await namesInCatalogue()).toEqual(['Saariranta Golf']);
		server.manners.clear();
		server.asked.length = 0;
		await run();
		expect(askedCodes()).toEqual(['NO', 'SE']);
		expect(await namesInCatalogue()).toEqual(NAMES);
	});

	it('for longer than anybody waits, or for good, ends the run at once', async () => {
		server.manners.set('NO', [sendAway(429, '90000')]);
		expect((await run()).stopped).toMatchObject({ kind: 'later', message: expect.stringContaining('90000 seconds') });
		server.manners.set('NO', [sendAway(403)]);
		expect((await run()).stopped).toMatchObject({ kind: 'refused', message: expect.stringContaining('403') });
		expect(pauses).toEqual([]);
	});

	it('that is not there at all is told as such', async () => {
		const away = createOverpass({
			url: 'http://127.0.0.1:9/api/interpreter',
			agent: '',
			now: () => now,
			sleep: async () => {},
			onPause: () => {},
		});
		expect((await run(ALL, { ask: away })).stopped?.kind).toBe('away');
		expect(await namesInCatalogue()).toEqual([]);
	});
});

describe('half an answer', () => {
	const some = () => server.courses.get('NO') ?? [];
	it.each<[string, () => Manner]>([
		['a remark', () => breakOffWithRemark(some())],
		['a connection that breaks in the middle', () => breakConnection(some())],
		['a list that is cut off', () => cutOff(some())],
		['a web page in place of it', () => (response) => response.end('<html><p>Error</p></html>')],
		['JSON of another kind', () => (response) => response.end('{"error":"no"}')],
	])('is asked for again: %s', async (_, manner) => {
		server.manners.set('NO', [manner()]);
		const { missing } = await run();
		expect(missing).toEqual([]);
		expect(askedCodes()).toEqual(['AD', 'FI', 'NO', 'NO', 'SE']);
		expect(pauses.map(({ seconds }) => seconds)).toEqual([5]);
		expect(await namesInCatalogue()).toEqual(NAMES);
	});

	it('that never becomes whole is refused with the words of the remark; the other countries come', async () => {
		server.manners.set(
			'NO',
			Array.from({ length: 9 }, () => breakOffWithRemark(some())),
		);
		const { missing, lines } = await run();
		expect(missing).toEqual([{ code: 'NO', message: expect.stringContaining('Query timed out') }]);
		expect(lines.join('\n')).toMatch(/Norway did not come: .*Query timed out/);
		expect(await namesInCatalogue()).toEqual(NAMES.filter((name) => !name.startsWith('Fjord')));
		expect(await readdir(path.join(folder, 'world', 'waiting'))).toEqual([]);
		server.asked.length = 0;
		await run();
		expect(new Set(askedCodes())).toEqual(new Set(['NO']));
		// What fails twice keeps nothing else from being fetched anew.
		server.manners.clear();
		server.asked.length = 0;
		await run();
		expect(askedCodes()).toEqual(ALL);
	});

	it('is one with far fewer courses than the last one had', async () => {
		const many = Array.from({ length: 12 }, (_, n) =>
			way(100 + n, `Testby ${'ABCDEFGHIJKL'[n]}skog GK`, 60 + n / 10, 15),
		);
		server.courses.set('SE', many);
		await run();
		server.courses.set('SE', []);
		const { missing } = await run();
		expect(missing).toEqual([{ code: 'SE', message: '0 courses came where there were 12 the last time' }]);
		expect(await differences()).toEqual([]);
	});
});

/** The process ends, at the n-th answer or after. */
class Death extends Error {}

describe('broken off', () => {
	it.each([0, 1, 2, 3])('after %d answers, it goes on with those that are missing', async (after) => {
		let came = 0;
		const dying: AskOverpass = async (query) => {
			if (came++ === after) throw new Death();
			return ask(query);
		};
		await expect(run(ALL, { ask: dying })).rejects.toThrow(Death);
		expect(await namesInCatalogue()).toEqual([]);
		server.asked.length = 0;
		await run();
		expect(askedCodes()).toEqual(ALL.slice(after));
		expect(await namesInCatalogue()).toEqual(NAMES);
		server.asked.length = 0;
		await run();
		expect(askedCodes()).toEqual(ALL);
	});

	it('before or after the import, it asks for nothing again and imports nothing twice', async () => {
		const before = (progress: WorldProgress) => {
			if (progress.country === null) throw new Death();
		};
		await expect(run(ALL, { onProgress: before })).rejects.toThrow(Death);
		const settle = async () => {
			throw new Death();
		};
		await expect(run(ALL, { answers: { ...answers, settle } })).rejects.toThrow(Death);
		expect(await namesInCatalogue()).toEqual(NAMES);
		const { lines } = await run();
		expect(askedCodes()).toEqual(ALL);
		expect(lines.join('\n')).toContain('0 taken, 4 merged');
		expect(await namesInCatalogue()).toEqual(NAMES);
		expect(await differences()).toEqual([]);
	});

	it('in the middle of writing an answer, that one is asked for again', async () => {
		await writeFile(`${answers.pathOf('NO')}.part`, '{"elements": [');
		await writeFile(answers.pathOf('FI'), '');
		await run();
		expect(askedCodes()).toEqual(ALL);
		expect((await stat(path.join(folder, 'world', 'imported', 'FI.json'))).size).toBeGreaterThan(10);
	});

	it('some countries by themselves leave the rest of it to come', async () => {
		let came = 0;
		const dying: AskOverpass = async (query) => {
			if (came++ === 2) throw new Death();
			return ask(query);
		};
		await expect(run(ALL, { ask: dying })).rejects.toThrow(Death);
		server.asked.length = 0;
		await run(['SE']);
		await run(['SE']);
		expect(askedCodes()).toEqual(['SE', 'SE']);
		await run();
		expect(askedCodes()).toEqual(['SE', 'SE', 'NO']);
		expect(await namesInCatalogue()).toEqual(NAMES);
	});
});

describe('the second time', () => {
	const PLACED = { country: 'SE', latitude: 57.7, longitude: 12 };

	beforeEach(async () => {
		await run();
		server.courses.set('SE', [
			way(1, 'Hillside Golf & Country Club', 55.91, 12.75),
			way(2, 'Lakeside Golfklubb', 59.32, 18.1),
			way(9, 'Brookside Golfklubb', 57.7, 12),
		]);
		server.courses.set('NO', []);
		server.courses.set('FI', [way(4, 'Saariranta Golf', 60.2, 24.9, { name: 'Saariranta Golf (closed 2026)' })]);
	});

	it('brings what is new, and tells what was renamed, moved or is gone; nothing is closed', async () => {
		const { lines } = await run();
		expect(await namesInCatalogue()).toContain('Brookside Golfklubb');
		expect(lines).toContain('Since the last time, in OpenStreetMap: 1 renamed, 1 moved, 2 gone.');
		expect(await database.db.$count(courses, sql`closed_on is not null`)).toBe(0);
		const waiting = await differences();
		expect(waiting).toContainEqual({ kind: 'gone', name: 'Fjordside Golfklubb' });
		expect(waiting).toContainEqual({ kind: 'gone', name: 'Saariranta Golf' });
		expect(lines).toContain(
			`${waiting.length} differences wait for an editor: /desk/courses/world. Nothing is closed before.`,
		);
	});

	it.each([{ disused: 'yes' }, { abandoned: 'yes' }, { end_date: '2024-10-31' }, { 'was:leisure': 'golf_course' }])(
		'a course whose tags say that it is closed is gone, and comes back once they say so no longer: %o',
		async (tags) => {
			server.courses.set('FI', [way(4, 'Saariranta Golf', 60.2, 24.9, tags)]);
			const { lines } = await run(['FI']);
			expect(lines).toContain('Since the last time, in OpenStreetMap: 0 renamed, 0 moved, 1 gone.');
			const gone = [{ kind: 'gone', name: 'Saariranta Golf' }];
			expect(await differences()).toEqual(gone);
			await run(['FI']);
			expect(await differences()).toEqual(gone);
			server.courses.set('FI', [way(4, 'Saariranta Golf', 60.2, 24.9)]);
			await run(['FI']);
			expect(await differences()).toEqual([]);
		},
	);

	it('a difference is found once, and is over when OpenStreetMap says as before', async () => {
		await run();
		const first = await differences();
		await run();
		expect(await differences()).toEqual(first);
		server.courses.set('NO', [node(3, 'Fjordside Golfklubb', 59.91, 10.75)]);
		await run();
		expect(await differences()).not.toContainEqual({ kind: 'gone', name: 'Fjordside Golfklubb' });
	});

	it('one that is drawn anew under another number is not gone', async () => {
		server.courses.set('NO', [way(33, 'Fjordside Golfklubb', 59.911, 10.752)]);
		await run(['NO']);
		expect(await differences()).toEqual([]);
		expect(await namesInCatalogue()).toEqual(NAMES);
	});

	it('one country alone says nothing of the others', async () => {
		server.courses.set('SE', []);
		await run(['NO']);
		expect(await differences()).toEqual([{ kind: 'gone', name: 'Fjordside Golfklubb' }]);
	});

	it('a course that a file had brought before the first time is missed too', async () => {
		await database.db.delete(worldListing);
		await run(['NO']);
		expect(await differences()).toEqual([{ kind: 'gone', name: 'Fjordside Golfklubb' }]);
	});

	it('a course of ours that a file had told of before is missed too, once its row says that it is closed', async () => {
		const { id: courseId } = await courseRow(database, { ...PLACED, name: 'Brookside' });
		await database.db.insert(mergedCourseSources).values({ source: 'osm', sourceId: 'osm:way/9', courseId });
		server.courses.set('SE', [way(9, 'Brookside Golfklubb', PLACED.latitude, PLACED.longitude, { disused: 'yes' })]);
		await run(['SE']);
		expect(await differences()).toContainEqual({ kind: 'gone', name: 'Brookside' });
	});

	it('what a sister has from the course that is gone does not keep that one', async () => {
		await database.db
			.update(courses)
			.set({ factSources: { website: { from: 'osm', ref: 'way/1', day: '2026-11-29' } } })
			.where(eq(courses.name, 'Lakeside Golfklubb'));
		server.courses.set('SE', [way(2, 'Lakeside Golfklubb', 59.3, 18.1)]);
		await run(['SE']);
		expect(await differences()).toEqual([{ kind: 'gone', name: 'Hillside Golfklubb' }]);
	});
});

it('the documentation prints the query that is asked', async () => {
	expect(await readFile('docs/import.md', 'utf8')).toContain(queryOfCountry('SE'));
});
