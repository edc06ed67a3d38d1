/**
 * `npm run bench [-- PART …] [--write]`: what the site costs on this machine. Parts: those of `PARTS` below; all of them without
 * a name. `--write` puts each part's figures into bench/results.json as soon as they are there, in the place of those it had, and
 * docs/performance.md is written anew from all of them.
 */
import { fileURLToPath } from 'node:url';
import { requireBuild } from '#server/start/build.ts';
import { type Site, startSite } from '#tests/support/sites/site.ts';
import { measureAttacks } from './attacks/measure.ts';
import { BEFORE } from './attacks/simulate.ts';
import { measureBytes } from './bytes/table.ts';
import { measureCatalogue } from './catalogue/measure.ts';
import { FULL_SIZE } from './data/fill.ts';
import { openBenchDatabase } from './data/open.ts';
import { measureDesk } from './desk/measure.ts';
import { measureGolf } from './golf/measure.ts';
import { measureKeptPages } from './http/measure.ts';
import {
	type Audited,
	auditBesideFloor,
	auditPage,
	type BesideFloor,
	hasLighthouse,
	toFloorTable,
	toLighthouseTable,
} from './lighthouse/measure.ts';
import { measureProcess } from './memory/measure.ts';
import { measureNews } from './news/measure.ts';
import { measureQueries } from './queries/measure.ts';
import { checkPlans } from './queries/plans.ts';
import { measureRendering } from './render/measure.ts';
import { writeReport } from './report.ts';
import { keepResult, originOf } from './results.ts';
import { measureReviews } from './reviews/measure.ts';
import { measurePrior } from './reviews/prior.ts';
import { measureScale } from './scale/measure.ts';
import { type Table, toColumns } from './table.ts';

const LIGHTHOUSE_RUNS = 5;
const KEPT_PAGES = [
	{ name: 'home', path: '/' },
	{ name: 'course', path: '/courses/sweden/ljunghusen' },
];
/** One page of each kind that the public reads or fills in. */
const AUDITED = [
	'/',
	'/courses/sweden/ljunghusen',
	'/courses',
	'/courses/sweden',
	'/courses/sweden/in/skane',
	'/guides',
	'/guides/heathland-explained',
	'/how-we-rate',
	'/support/faq',
	'/support/help',
	'/support/help/read-a-rating',
	'/legal/privacy',
	'/transparency',
	'/partners',
	'/data',
	'/api',
	'/top-rated-courses',
	'/top-rated-courses?course=ljunghusen',
	'/find-course',
	'/find-course?view=map',
	'/find-course/suggest',
	'/compare',
	'/create-review',
	'/reports/new?course=ljunghusen',
	'/auth/login',
	'/auth/signup',
	'/newsletter',
	'/become-reviewer',
	'/support/contact',
];
/** Those beside what no script of ours has a part in: a picture, a list, an article, plain text. */
const BESIDE_FLOOR = new Set(['/', '/courses/sweden', '/guides/heathland-explained', '/legal/privacy']);

const number = (count: number) => count.toLocaleString('en-GB');
const DATA = `${number(FULL_SIZE.courses)} courses, ${number(FULL_SIZE.reviews)} reviews, ${number(FULL_SIZE.members)} members, the same in every run`;

/** Of the parts that are measured on other data. */
const OTHER_DATA: Record<string, string> = {
	catalogue: 'the shipped catalogue and the real courses',
	attacks: `${number(BEFORE.courses)} courses and ${number(BEFORE.reviews)} reviews in memory, the same in every run`,
};

const WRITES = process.argv.includes('--write');

/** By name, in the order of the document. Each makes the databases that it needs: what one writes, no other meets. */
const PARTS: Record<string, () => Promise<Table[]>> = {
	// A page that was kept would be taken for one that was made quickly.
	render: onSite(measureRendering, { PAGE_CACHE_MEGABYTES: '1' }),
	queries: onDatabase(async (url) => [await measureQueries(url)]),
	plans: onDatabase(async (url) => [await checkPlans(url, WRITES)]),
	process: onDatabase(async (url) => [await measureProcess(url)]),
	http: onSite(async (site) => [await measureKeptPages(site, KEPT_PAGES)]),
	bytes: onSite(async ({ origin }) => [await measureBytes(origin)]),
	lighthouse: onSite(({ origin }) => audit(origin)),
	reviews: onDatabase(measureReviews),
	prior: onDatabase(async (url) => [await measurePrior(url)]),
	desk: onDatabase(async (url) => [await measureDesk(url)]),
	golf: onDatabase(async (url) => [await measureGolf(url)]),
	attacks: async () => measureAttacks(),
	news: onDatabase(async (url) => [await measureNews(url)]),
	catalogue: measureCatalogue,
	scale: async () => [await measureScale(FULL_SIZE)],
};

function onDatabase(measure: (url: string) => Promise<Table[]>) {
	return async () => {
		const database = await openBenchDatabase(FULL_SIZE);
		return measure(database.url).finally(database.stop);
	};
}

function onSite(measure: (site: Site, url: string) => Promise<Table[]>, settings: Record<string, string> = {}) {
	return onDatabase(async (url) => {
		const site = await startSite({ DATABASE_URL: url, ...settings });
		return measure(site, url).finally(site.stop);
	});
}

async function audit(origin: string): Promise<Table[]> {
	if (!hasLighthouse()) {
		console.log('\nLighthouse is not installed: npm run bench:peers');
		return [];
	}
	const beside: BesideFloor[] = [];
	const pages: Audited[] = [];
	for (const path of [...AUDITED, ...(await aGolfer(origin))]) {
		if (BESIDE_FLOOR.has(path)) beside.push(await auditBesideFloor(origin, path, LIGHTHOUSE_RUNS));
		pages.push(
			beside.find(({ whole }) => whole.path === path)?.whole ?? (await auditPage(origin, path, LIGHTHOUSE_RUNS)),
		);
	}
	return [toLighthouseTable(pages, LIGHTHOUSE_RUNS), toFloorTable(beside, LIGHTHOUSE_RUNS)];
}

/** The page of a golfer, where the site map has one. */
async function aGolfer(origin: string): Promise<string[]> {
	const sheet = await (await fetch(`${origin}/sitemaps/golfers.xml`)).text();
	const [, address] = /<loc>([^<]+)<\/loc>/.exec(sheet) ?? [];
	return address ? [new URL(address).pathname] : [];
}

async function show(part: string, measure: () => Promise<Table[]>) {
	const origin = WRITES ? originOf(OTHER_DATA[part] ?? DATA) : '';
	const tables = await measure();
	for (const table of tables) console.log(toColumns(table));
	if (WRITES && tables.length > 0) await writeReport(keepResult(part, { origin, tables }), Object.keys(PARTS));
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((part) => !(part in PARTS));
if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}`);

await requireBuild(fileURLToPath(new URL('..', import.meta.url)), console.log);
for (const [part, measure] of Object.entries(PARTS)) {
	if (named.length === 0 || named.includes(part)) await show(part, measure);
}
