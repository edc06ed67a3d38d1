import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { rulesOfText } from '#domain/reviews/holding-queries.ts';
import { sketchOf } from '#domain/reviews/sketch.ts';
import type { Site } from '#tests/support/site.ts';
import { networkOf } from '../ask.ts';
import { inventedText } from '../data/texts.ts';
import { share } from '../process.ts';
import type { Table } from '../table.ts';

type Course = { id: number; slug: string };

const ROUNDS = 200;
const WARM_UP = 20;
const GOAL_MILLISECONDS = 15;
/** Behind every text that the database holds. */
const NEW_TEXTS = 2_000_000;
const POSTED_TEXTS = 2_500_001;
/** Every tenth text is put together from the same sentences as thousands of others. */
const COPIES = 10;
/** So many reviews a day of a course with 5,000 are no flood. */
const NO_FLOOD = 100;
/** A form that comes back sooner is held as a machine's. */
const UNHURRIED_MILLISECONDS = 3_200;

/** What the look-up of near-copies costs by itself, and what a whole review does from its form to the answer. */
export async function measurePosting(
	site: Site,
	client: pg.Client,
	databaseUrl: string,
	courses: { lonely: readonly Course[]; full: Course },
): Promise<Table> {
	const reviews = await client.query<{ count: number }>('select count(*)::int as count from reviews');
	const many = Array<Course>(NO_FLOOD).fill(courses.full);
	return {
		title: 'Writing a review',
		note:
			`With ${(reviews.rows[0]?.count ?? 0).toLocaleString('en-GB')} reviews, one at a time. The look-up is ` +
			'the rules that see the text; a review is the whole post, from the form to the answer. ' +
			`Goal for a review: ${GOAL_MILLISECONDS} ms.`,
		columns: ['work', 'waited, median ms', 'waited, p99 ms', 'goal, ms'],
		rows: [
			...(await measureLookUps(databaseUrl)),
			line('a review of one of many courses', await post(site, client, courses.lonely), GOAL_MILLISECONDS),
			line('a review of a course with 5,000', await post(site, client, many), GOAL_MILLISECONDS),
		],
		chart: { column: 2, unit: ' ms', goalColumn: 3 },
	};
}

const line = (name: string, times: number[], goal: number | '–') => [name, share(times, 0.5), share(times, 0.99), goal];

async function measureLookUps(databaseUrl: string): Promise<Table['rows']> {
	const { db, pool } = openDatabase(databaseUrl);
	const lookUp = async (number: number) => {
		const content = inventedText(number);
		const judged = { reviewId: null, courseId: 1, userId: null, networkHash: `bench ${number}` };
		const began = performance.now();
		await rulesOfText(db, { ...judged, content, sketch: sketchOf(content), words: content });
		return performance.now() - began;
	};
	const measure = async (numbers: (round: number) => number) => {
		for (let round = 0; round < WARM_UP; round += 1) await lookUp(numbers(ROUNDS + round));
		const waited: number[] = [];
		for (let round = 0; round < ROUNDS; round += 1) waited.push(await lookUp(numbers(round)));
		return waited;
	};
	try {
		return [
			line('look-up, a text of its own', await measure((round) => NEW_TEXTS + 1 + round * COPIES), '–'),
			line('look-up, like thousands of others', await measure((round) => NEW_TEXTS + round * COPIES), '–'),
		];
	} finally {
		await pool.end();
	}
}

/** Each from a network of its own, with a form that a person could have filled in. Throws when one is not taken. */
async function post(site: Site, client: pg.Client, courses: readonly Course[]): Promise<number[]> {
	const stamps: string[] = [];
	for (const round of courses.keys()) stamps.push(await readStamp(site, round));
	await sleep(UNHURRIED_MILLISECONDS);
	const { rows } = await client.query<{ last: number }>('select max(id) as last from reviews');
	const waited: number[] = [];
	for (const [round, course] of courses.entries()) waited.push(await postOne(site, course.id, stamps[round] ?? ''));
	const taken = await client.query(`select from reviews where id > $1 and status = 'published'`, [rows[0]?.last]);
	if (taken.rowCount !== courses.length)
		throw new Error(`${taken.rowCount} of ${courses.length} reviews were published`);
	return waited.slice(WARM_UP);
}

async function readStamp(site: Site, round: number): Promise<string> {
	const page = await (await fetch(`${site.origin}/create-review`, { headers: networkOf(round) })).text();
	return /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? '';
}

let written = 0;

async function postOne(site: Site, courseId: number, stamp: string): Promise<number> {
	written += 1;
	const fields = {
		stamp,
		courseId: String(courseId),
		rating: String(1 + (written % 10)),
		playDate: '2026-10-01',
		location: 'Town',
		reviewerName: 'Golfer',
		reviewText: inventedText(POSTED_TEXTS + written * COPIES),
	};
	const headers = { ...networkOf(1_000 + written), origin: site.origin };
	const began = performance.now();
	const body = new URLSearchParams(fields);
	const answer = await fetch(`${site.origin}/create-review`, { method: 'POST', headers, body, redirect: 'manual' });
	await answer.arrayBuffer();
	if (answer.status !== 303) throw new Error(`a review was answered ${answer.status}`);
	return performance.now() - began;
}
