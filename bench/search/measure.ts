/**
 * How often the right course comes first, and among the first five, for the queries of `bench/search-queries.csv`; told
 * apart by the half that the search was tuned on and the half that it was not. Only what a query's own catalogue has is
 * counted: without the real course data (`SHARED_DATA`), the shipped courses alone. Then the labelled names of the real data, what pasted
 * lines are taken for, and how many labelled positions get their region.
 *
 * `npm run bench:search` makes a database of its own; with `DATABASE_URL` it takes a filled one as it is.
 * `-- --failures tuned` prints what went wrong in that half.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { type Database, openDatabase } from '#database/client.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { courses } from '#database/schema/catalogue.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { importCourses } from '#domain/catalogue/import/import-courses.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import type { CourseIndex } from '#domain/shared/course-index.ts';
import { hasSharedData, sharedData } from '#tests/support/facts/shared-data.ts';
import { share } from '../process.ts';
import { queryContext } from '../queries/query-context.ts';
import { measureLines } from './lines.ts';
import { measureNames } from './names.ts';
import { measurePlaces } from './places.ts';
import { measureRegions } from './regions.ts';

const QUERIES = join(import.meta.dirname, '../search-queries.csv');
const REAL = sharedData('courses-real.csv');
const FIRST = 5;

type Query = { query: string; course: string; half: string };

const { values } = parseArgs({ options: { failures: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'fescue-search-'));
// As root the database runs as another user, who has to come in here.
chmodSync(folder, 0o755);
const databaseUrl = process.env.DATABASE_URL || null;
const prepared = await prepareDatabase({ databaseUrl, dataDirectory: folder, mode: 'local' }, () => {}, 'tool');
const { db, pool } = openDatabase(prepared.url, { statementTimeout: 600_000 });
try {
	if (databaseUrl === null) await fill(db);
	const index = await buildCourseIndex(db);
	await measure(db, index);
	await measureNames(db, index);
	await measureLines(queryContext(db, index));
	await measurePlaces(queryContext(db, index));
	await measureRegions(db);
} finally {
	await pool.end();
	await prepared.stop();
	rmSync(folder, { recursive: true, force: true });
}

async function fill(database: Database) {
	if (!hasSharedData) return console.log(`no ${REAL}: only the shipped catalogue is asked`);
	const options = {
		geography: loadGeography(),
		dryRun: false,
		now: new Date(),
		onRows: async () => {},
		onProgress: () => {},
	};
	const outcome = await importCourses(database, [REAL], options);
	if (!outcome.ok) throw new Error(outcome.message);
}

async function measure(database: Database, index: CourseIndex) {
	const rows = await database
		.select({ id: courses.id, slug: courses.slug, sourceId: courses.sourceId, name: courses.name })
		.from(courses);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const known = new Set(rows.flatMap(({ slug, sourceId }) => [slug, sourceId]));
	const queries: Query[] = parse(readFileSync(QUERIES, 'utf8'), { columns: true });
	console.log(
		`${index.columns.rows.toLocaleString('en-GB')} courses\n\nhalf       queries   first   in the first five   p99 (ms)`,
	);
	for (const half of ['tuned', 'held-out']) {
		const asked = queries.filter((query) => query.half === half && known.has(query.course));
		const times: number[] = [];
		for (const { query } of asked) index.select({ q: query });
		const places = asked.map(({ query, course }) => {
			const began = performance.now();
			const found = index.select({ q: query }).part(0, FIRST);
			times.push(performance.now() - began);
			const answers = Array.from(found, (row) => byId.get(index.columns.id[row] ?? 0));
			const place = answers.findIndex((one) => one?.slug === course || one?.sourceId === course);
			if (place !== 0 && values.failures === half)
				console.log(query, '→', place, answers.map((one) => one?.name).join(' | '));
			return place;
		});
		const part = (good: (place: number) => boolean) =>
			`${((100 * places.filter(good).length) / asked.length).toFixed(1)} %`;
		const figures = [
			part((place) => place === 0).padStart(8),
			part((place) => place >= 0).padStart(20),
			share(times, 0.99).toFixed(1).padStart(10),
		];
		console.log(half.padEnd(9), String(asked.length).padStart(8), ...figures);
	}
}
