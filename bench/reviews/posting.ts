import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { rulesOfText } from '#domain/reviews/holding/holding-queries.ts';
import { sketchOf } from '#domain/shared/sketch.ts';
import type { Site } from '#tests/support/sites/site.ts';
import { networkOf } from '../ask.ts';
import { inventedText } from '../data/texts.ts';
import { countDatabase, cpuMicroseconds, share } from '../process.ts';
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
	const count: Count = async () => {
		const before = cpuMicroseconds(site.pid);
		const database = await countDatabase(databaseUrl);
		return async () => [cpuMicroseconds(site.pid) - before, await database()];
	};
	const posts = async (name: string, on: readonly Course[]) => {
		const { waited, cpu } = await post(site, client, on, count);
		return [name, share(waited, 0.5), share(waited, 0.99), ...cpu, GOAL_MILLISECONDS];
	};
	return {
		title: 'Writing a review',
		note:
			`With ${(reviews.rows[0]?.count ?? 0).toLocaleString('en-GB')} reviews, one at a time. The look-up is ` +
			'the rules that see the text; a review is the whole post, from the form to the answer. ' +
			`CPU is that of a whole review. Goal for one: ${GOAL_MILLISECONDS} ms.`,
		columns: ['work', 'waited, median ms', 'waited, p99 ms', 'Node, CPU ms', 'PostgreSQL, CPU ms', 'goal, ms'],
		rows: [
			...(await measureLookUps(databaseUrl)),
			await posts('a review of one of many courses', courses.lonely),
			await posts('a review of a course with 5,000', many),
		],
		chart: { column: 2, unit: ' ms', goalColumn: 5 },
	};
}

const line = (name: string, times: number[]) => [name, share(times, 0.5), share(times, 0.99), '–', '–', '–'];

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
			line('look-up, a text of its own', await measure((round) => NEW_TEXTS + 1 + round * COPIES)),
			line('look-up, like thousands of others', await measure((round) => NEW_TEXTS + round * COPIES)),
		];
	} finally {
		await pool.end();
	}
}

/** Begins to count CPU time; what it gives says how much was used since, in microseconds: the site's and PostgreSQL's. */
type Count = () => Promise<() => Promise<number[]>>;

/** Each from a network of its own, with a form that a person could have filled in. Throws when one is not taken. */
async function post(site: Site, client: pg.Client, courses: readonly Course[], count: Count) {
	const stamps: string[] = [];
	for (const round of courses.keys()) stamps.push(await readStamp(site, round));
	await sleep(UNHURRIED_MILLISECONDS);
	const { rows } = await client.query<{ last: number }>('select max(id) as last from reviews');
	const waited: number[] = [];
	const sinceNow = await count();
	for (const [round, course] of courses.entries()) waited.push(await postOne(site, course.id, stamps[round] ?? ''));
	const used = await sinceNow();
	const taken = await client.query(`select from reviews where id > $1 and status = 'published'`, [rows[0]?.last]);
	if (taken.rowCount !== courses.length)
		throw new Error(`${taken.rowCount} of ${courses.length} reviews were published`);
	const cpu = used.map((microseconds) => microseconds / courses.length / 1000);
	return { waited: waited.slice(WARM_UP), cpu };
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
