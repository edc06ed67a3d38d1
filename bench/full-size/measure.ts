/**
 * `npm run bench:full-size`: R44 on trial. The part `queries` of `npm run bench` and the reading of the whole site map, on the data
 * of the bench. Fails where a call misses its goal or the site map takes too much memory; what was found is kept for
 * docs/reliability.md. The first run makes the database, which takes many minutes.
 */
import { noteFigure } from '#tests/faults/support/figures.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { FULL_SIZE } from '../data/fill.ts';
import { openBenchDatabase } from '../data/open.ts';
import { GOALS, measureQueries } from '../queries/measure.ts';
import { type Table, toColumns } from '../table.ts';
import { readWholeSiteMap } from './site-map.ts';

const SITE_MAP_GOAL_MEGABYTES = 50;

const database = await openBenchDatabase(FULL_SIZE);
try {
	const queries = await measureQueries(database.url);
	console.log(toColumns(queries));
	const site = await startSite({ DATABASE_URL: database.url });
	const siteMap = await readWholeSiteMap(site, FULL_SIZE.courses).finally(site.stop);
	const [suggestions, lists] = [slowest(queries, GOALS.suggestions), slowest(queries, GOALS.others)];
	const words = [FULL_SIZE.courses, FULL_SIZE.reviews, FULL_SIZE.members].map((count) => count.toLocaleString('en-GB'));
	noteFigure(
		'R44',
		`${words[0]} courses, ${words[1]} reviews, ${words[2]} members: 99 of 100 suggestions within ${suggestions.toFixed(1)} ms, ` +
			`of every list and search within ${lists.toFixed(1)} ms; the site map of ${siteMap.addresses.toLocaleString('en-GB')} ` +
			`addresses took ${siteMap.growth.toFixed(1)} MB more than the site at rest`,
	);
	const isQuick = suggestions <= GOALS.suggestions && lists <= GOALS.others;
	process.exitCode = isQuick && siteMap.growth <= SITE_MAP_GOAL_MEGABYTES ? 0 : 1;
} finally {
	await database.stop();
}

/** The longest p99 of the calls with this goal: the last two columns of the table. */
function slowest({ rows }: Table, goal: number): number {
	return Math.max(...rows.filter((row) => row.at(-1) === goal).map((row) => Number(row.at(-2))));
}
