/**
 * `npm run bench [-- PART …] [--write]`: what the site costs on this machine. Parts: those of `PARTS` below; all of them without
 * a name. `--write` puts each part's figures into bench/results.json as soon as they are there, in the place of those it had, and
 * docs/performance.md is written anew from all of them.
 */
import { type Site, startSite } from '#tests/support/site.ts';
import { measureBytes } from './bytes/table.ts';
import { FULL_SIZE } from './data/fill.ts';
import { type BenchDatabase, openBenchDatabase } from './data/open.ts';
import { measureDesk } from './desk/measure.ts';
import { measureHalf } from './http/half.ts';
import { measureKeptPages } from './http/measure.ts';
import { measureNext } from './http/next.ts';
import { type Audited, auditPage, hasLighthouse, toLighthouseTable } from './lighthouse/measure.ts';
import { measureProcess } from './memory/measure.ts';
import { measureQueries } from './queries/measure.ts';
import { checkPlans } from './queries/plans.ts';
import { measureRendering } from './render/measure.ts';
import { writeReport } from './report.ts';
import { keepResult, originOf } from './results.ts';
import { measureReviews } from './reviews/measure.ts';
import { measureScale } from './scale/measure.ts';
import { type Table, toColumns } from './table.ts';

const LIGHTHOUSE_RUNS = 3;
const KEPT_PAGES = [
	{ name: 'home', path: '/' },
	{ name: 'course', path: '/courses/sweden/ljunghusen' },
];
const AUDITED = ['/', '/top-rated-courses', '/find-course', '/courses/sweden/ljunghusen', '/create-review'];

const WRITES = process.argv.includes('--write');

/** In the order of the document; the last ones write to the database. */
const PARTS: Record<string, (database: BenchDatabase) => Promise<Table[]>> = {
	render: (database) => withSite(database, (site) => measureRendering(site, database.url)),
	queries: async ({ url }) => [await measureQueries(url)],
	plans: async ({ url }) => [await checkPlans(url, WRITES)],
	process: async ({ url }) => [await measureProcess(url)],
	http: (database) => withSite(database, async (site) => [await measureKeptPages(site, KEPT_PAGES)]),
	half: (database) => withSite(database, async (site) => [await measureHalf(site, database.url)]),
	next: (database) => withSite(database, (site) => measureNext(site, database.url)),
	bytes: (database) => withSite(database, async ({ origin }) => [await measureBytes(origin)]),
	lighthouse: (database) => withSite(database, ({ origin }) => audit(origin)),
	reviews: ({ url }) => measureReviews(url),
	desk: async ({ url }) => [await measureDesk(url)],
};

/** A server that is there for one part: what it has kept for the one before is gone. */
async function withSite(database: BenchDatabase, use: (site: Site) => Promise<Table[]>): Promise<Table[]> {
	const site = await startSite({ DATABASE_URL: database.url });
	return use(site).finally(site.stop);
}

async function audit(origin: string): Promise<Table[]> {
	if (!hasLighthouse()) {
		console.log('\nLighthouse is not installed: npm run bench:peers');
		return [];
	}
	const pages: Audited[] = [];
	for (const path of AUDITED) pages.push(await auditPage(origin, path, LIGHTHOUSE_RUNS));
	return [toLighthouseTable(pages, LIGHTHOUSE_RUNS)];
}

const number = (count: number) => count.toLocaleString('en-GB');
const origin = originOf(
	`${number(FULL_SIZE.courses)} courses, ${number(FULL_SIZE.reviews)} reviews, ${number(FULL_SIZE.members)} members, the same in every run`,
);

async function show(part: string, tables: Table[]) {
	for (const table of tables) console.log(toColumns(table));
	if (WRITES && tables.length > 0)
		await writeReport(keepResult(part, { origin, tables }), [...Object.keys(PARTS), 'scale']);
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((part) => part !== 'scale' && !(part in PARTS));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`);
const wants = (part: string) => named.length === 0 || named.includes(part);
const wanted = Object.entries(PARTS).filter(([part]) => wants(part));

if (wanted.length > 0) {
	const database = await openBenchDatabase(FULL_SIZE);
	try {
		// The first start builds what has changed since the last one.
		await (await startSite({ DATABASE_URL: database.url })).stop();
		for (const [part, measure] of wanted) await show(part, await measure(database));
	} finally {
		await database.stop();
	}
}
// It makes databases of its own.
if (wants('scale')) await show('scale', [await measureScale(FULL_SIZE)]);
