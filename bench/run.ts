/**
 * `npm run bench [-- PART …] [--write]`: what the site costs on this machine, in one run. Parts: queries, plans, process,
 * http, render, bytes, lighthouse, desk, reviews; all of them without a name. `--write` puts the tables into docs/performance.md.
 */
import { startSite } from '#tests/support/site.ts';
import { measureBytes } from './bytes/table.ts';
import { openBenchDatabase } from './data/open.ts';
import { measureDesk } from './desk/measure.ts';
import { measureKeptPages } from './http/measure.ts';
import { type Audited, auditPage, hasLighthouse, toLighthouseTable } from './lighthouse/measure.ts';
import { measureProcess } from './memory/measure.ts';
import { measureQueries } from './queries/measure.ts';
import { checkPlans } from './queries/plans.ts';
import { measureRendering } from './render/measure.ts';
import { writeReport } from './report.ts';
import { measureReviews } from './reviews/measure.ts';
import { type Table, toColumns } from './table.ts';

const SIZE = { courses: 35_000, reviews: 500_000, members: 50_000 };
const LIGHTHOUSE_RUNS = 3;
const KEPT_PAGES = [
	{ name: 'home', path: '/' },
	{ name: 'course', path: '/courses/sweden/ljunghusen' },
];
const AUDITED = ['/', '/top-rated-courses', '/find-course', '/courses/sweden/ljunghusen', '/create-review'];

const chosen = new Set(process.argv.slice(2).filter((word) => !word.startsWith('--')));
const wants = (part: string) => chosen.size === 0 || chosen.has(part);
const tables: Table[] = [];
const show = (table: Table) => {
	tables.push(table);
	console.log(toColumns(table));
};

const database = await openBenchDatabase(SIZE);
try {
	if (wants('queries')) show(await measureQueries(database.url));
	if (wants('plans')) await checkPlans(database.url, process.argv.includes('--write'));
	// The first start builds what has changed since the last one.
	await (await startSite({ DATABASE_URL: database.url })).stop();
	if (wants('process')) show(await measureProcess(database.url));
	const site = await startSite({ DATABASE_URL: database.url });
	try {
		if (wants('render')) show(await measureRendering(site, database.url));
		if (wants('bytes')) show(await measureBytes(site.origin));
		if (wants('http')) show(await measureKeptPages(site, KEPT_PAGES));
		if (wants('lighthouse') && hasLighthouse()) {
			const pages: Audited[] = [];
			for (const path of AUDITED) pages.push(await auditPage(site.origin, path, LIGHTHOUSE_RUNS));
			show(toLighthouseTable(pages, LIGHTHOUSE_RUNS));
		}
		if (wants('lighthouse') && !hasLighthouse()) console.log('\nLighthouse is not installed: npm run bench:peers');
	} finally {
		await site.stop();
	}
	// The last parts: they write. What waits at the desk would be a flood to the reviews that are posted.
	if (wants('reviews')) for (const table of await measureReviews(database.url)) show(table);
	if (wants('desk')) show(await measureDesk(database.url));
} finally {
	await database.stop();
}
if (process.argv.includes('--write')) await writeReport(tables, SIZE);
