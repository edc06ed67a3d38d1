/**
 * `npm run bench`: what the queries of the pages cost on a catalogue of 30,000 courses, one at a time, in milliseconds.
 * The shipped catalogue is filled up with courses made from a fixed list of words, so that every run has the same.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#database/client.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { courses } from '#database/schema/catalogue.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { listTopRated } from '#domain/catalogue/queries.ts';
import { findCourses, suggest } from '#domain/catalogue/search.ts';
import { searchColumns } from '#domain/catalogue/search-text.ts';
import type { DomainContext } from '#domain/shared/context.ts';

const COURSES = 30_000;
const ROUNDS = 400;
const BATCH = 5_000;

const FIRST = [
	'Royal',
	'Old',
	'North',
	'Pine',
	'Oak',
	'Silver',
	'Eagle',
	'Heron',
	'Stone',
	'Meadow',
	'Lake',
	'River',
	'Sand',
	'Fox',
	'Bear',
	'Green',
	'High',
	'West',
	'Crystal',
	'Red',
];
const SECOND = [
	'Hills',
	'Valley',
	'Creek',
	'Ridge',
	'Park',
	'Wood',
	'Links',
	'Bay',
	'Point',
	'Island',
	'Moor',
	'Dunes',
	'Springs',
	'Hollow',
	'Forest',
	'Glen',
	'Heath',
	'Shore',
	'Brook',
	'Run',
];
const LAST = [
	'Golf Club',
	'Golf Course',
	'Country Club',
	'Golf & Country Club',
	'Golfklubb',
	'Golf Resort',
	'Golf Links',
];
const TOWNS = [
	'Ashford',
	'Brookfield',
	'Clinton',
	'Dover',
	'Easton',
	'Franklin',
	'Georgetown',
	'Hudson',
	'Kingston',
	'Lexington',
	'Madison',
	'Newport',
	'Oxford',
	'Princeton',
	'Salem',
];
const COUNTRIES = [
	['US', 'North America'],
	['GB', 'Europe'],
	['JP', 'Asia'],
	['AU', 'Oceania'],
	['DE', 'Europe'],
] as const;

const TYPED = [
	'g',
	'go',
	'gol',
	'golf',
	'golf club',
	'royal',
	'roy',
	'ljung',
	'ljunghusen',
	'hollviken',
	'st andrews',
	'links',
	'pine',
	'pine val',
	'japan',
	'united',
	'a',
	'no such course',
	'bay',
	'old course',
	'x',
	'eagle ridge',
	'country club',
	'new',
	'swe',
];

/** The item of a list that a number points at, round and round. */
function pick<Item>(list: readonly Item[], number: number): Item {
	const item = list[number % list.length];
	if (item === undefined) throw new Error('an empty list');
	return item;
}

function inventedCourse(number: number) {
	const [country, continent] = pick(COUNTRIES, number * 7);
	const name = `${pick(FIRST, number)} ${pick(SECOND, Math.floor(number / 20))} ${pick(LAST, Math.floor(number / 3))}`;
	const place = { name, locality: pick(TOWNS, number * 11), region: null, otherNames: [], country };
	return {
		...place,
		...{ slug: `bench-${number}`, continent, source: 'bench', sourceId: String(number), coverTerrain: 'parkland' },
		...searchColumns(place),
	};
}

async function time(name: string, work: (round: number) => Promise<unknown>) {
	for (let round = 0; round < 50; round += 1) await work(round);
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const began = performance.now();
		await work(round);
		times.push(performance.now() - began);
	}
	times.sort((a, b) => a - b);
	const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
	console.log(`${name.padEnd(44)} ${at(0.5)} ${at(0.99)} ${at(0.9999)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'fescue-bench-'));
// As root the database runs as another user, who has to come in here.
chmodSync(folder, 0o755);
const prepared = await prepareDatabase({ databaseUrl: null, dataDirectory: folder, mode: 'local' }, (line) =>
	console.log(line),
);
const { db, pool } = openDatabase(prepared.url, { statementTimeout: 60_000 });
try {
	const [{ n = 0 } = {}] = await db.select({ n: sql<number>`count(*)::int` }).from(courses);
	for (let from = n; from < COURSES; from += BATCH) {
		const rows = Array.from({ length: Math.min(BATCH, COURSES - from) }, (_, index) => inventedCourse(from + index));
		await db.insert(courses).values(rows);
	}
	await db.execute(sql`analyze`);
	// The queries of public pages ask for the database and their keys alone.
	const began = performance.now();
	const index = await buildCourseIndex(db);
	console.log(`\ncourse index read in within ${Math.round(performance.now() - began)} ms`);
	const courseIndex = { ready: async () => index };
	const ctx = { db, reads: new Set<string>(), courseIndex } as unknown as DomainContext;
	const any = { continent: null, country: null };
	console.log(`\n${`${COURSES.toLocaleString('en-GB')} courses`.padEnd(44)}     p50     p99     max   (ms)`);
	await time('suggestions', (round) => suggest(ctx, pick(TYPED, round)));
	await time('top rated, first pages', (round) => listTopRated(ctx, { ...any, page: 1 + (round % 20) }));
	await time('top rated, a continent', (round) =>
		listTopRated(ctx, { ...any, continent: 'Europe', page: 1 + (round % 20) }),
	);
	await time('top rated, the last pages', (round) => listTopRated(ctx, { ...any, page: 2_400 + (round % 20) }));
	await time('find, by text', (round) => findCourses(ctx, { q: pick(TYPED, round), sort: { by: 'match' }, page: 1 }));
} finally {
	await pool.end();
	await prepared.stop();
	rmSync(folder, { recursive: true, force: true });
}
