/**
 * `npm run bench:lighthouse [-- PATH…]`: Lighthouse's mobile setting, three runs each, on every reading page of
 * bench/budgets.json, or on the pages named, of a site with the shipped catalogue. Fails where a page misses a goal.
 */
import { startSite } from '#tests/support/sites/site.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { toColumns } from '../table.ts';
import { type Audited, auditPage, hasLighthouse, missedGoals, toLighthouseTable } from './measure.ts';

const RUNS = 3;
/** Lighthouse audits no answer of 404. */
const NOT_AUDITED = '/a-page-that-is-not-there';

if (!hasLighthouse()) throw new Error('Lighthouse is not installed: npm run bench:peers');
const named = process.argv.slice(2);
const reading = Object.entries(budgets.pages).flatMap(([path, kind]) => (kind === 'tool' ? [] : [path]));
const paths = named.length > 0 ? named : reading.filter((path) => path !== NOT_AUDITED);

const site = await startSite();
const pages: Audited[] = [];
try {
	for (const path of paths) {
		const page = await auditPage(site.origin, path, RUNS);
		pages.push(page);
		const missed = missedGoals(page);
		const lacks = missed.length > 0 ? `, misses ${missed.join(', ')} (${page.lacking.join(', ')})` : '';
		console.log(`${path}: ${Object.values(page.scores).join(' ')}${lacks}`);
	}
} finally {
	await site.stop();
}
console.log(toColumns(toLighthouseTable(pages, RUNS)));
process.exitCode = pages.some((page) => missedGoals(page).length > 0) ? 1 : 0;
