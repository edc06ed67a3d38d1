import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Site } from '#tests/support/sites/site.ts';
import { askFor } from '../ask.ts';
import { share } from '../process.ts';
import type { Table } from '../table.ts';

type Course = { id: number; slug: string };

const ROUNDS = 100;
const WARM_UP = 10;
/** A notice has reached the process by then. */
const NOTICE_MILLISECONDS = 10;
const VIEWS = {
	'the page': '',
	'the most helpful': '?sort=helpful',
	'verified rounds': '?verified=yes',
	'a word': '?words=caddie',
	'a word that no review has': '?words=xylophone',
};

/** Course pages made anew, with 5,000 reviews and with 50, by turns in one run. */
export async function measureFullCourse(
	site: Site,
	client: pg.Client,
	{ full, small }: { full: Course; small: Course },
): Promise<Table> {
	const ask = async (course: Course, query: string, round: number) => {
		await client.query('select pg_notify($1, $2)', ['fescue_changed', JSON.stringify([`course:${course.id}`])]);
		await sleep(NOTICE_MILLISECONDS);
		return askFor(site, `/courses/united-kingdom/${course.slug}${query}`, round);
	};
	const rows: Table['rows'] = [];
	for (const [name, query] of Object.entries(VIEWS)) {
		const waited = { full: [] as number[], small: [] as number[] };
		for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
			waited.small.push(await ask(small, query, round));
			waited.full.push(await ask(full, query, round));
		}
		const { full: of5000, small: of50 } = { full: waited.full.slice(WARM_UP), small: waited.small.slice(WARM_UP) };
		rows.push([name, share(of50, 0.5), share(of5000, 0.5), share(of50, 0.99), share(of5000, 0.99)]);
	}
	return {
		title: 'A course with 5,000 reviews',
		note: `Its page made anew, ${ROUNDS} times by turns with that of a course with 50 reviews. Goal: the same median for the page itself; a search of its reviews reads all of them.`,
		columns: ['view', '50, median ms', '5,000, median ms', '50, p99 ms', '5,000, p99 ms'],
		rows,
	};
}
