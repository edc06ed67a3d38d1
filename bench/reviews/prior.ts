import { openDatabase } from '#database/client.ts';
import { groupCountedGrades } from '#domain/reviews/rating/counted-store.ts';
import { priorOf } from '#domain/reviews/rating/rating.ts';
import { utcDay } from '#domain/shared/day.ts';
import { share } from '../process.ts';
import type { Table } from '../table.ts';

const ROUNDS = 9;
const GOAL_SECONDS = 5;

/**
 * What the prior of a day costs whoever asks first: all counted reviews read and added up in groups by the database, a range of
 * courses a statement, with the statement's limit of the product; each group is weighed here.
 */
export async function measurePrior(databaseUrl: string): Promise<Table> {
	const { db, pool } = openDatabase(databaseUrl, { size: 1 });
	const [read, weighed]: [number[], number[]] = [[], []];
	let [groups, grades, prior] = [0, 0, 0];
	try {
		for (let round = 0; round < ROUNDS; round += 1) {
			const began = performance.now();
			const found = await groupCountedGrades(db);
			const there = performance.now();
			prior = priorOf(found, utcDay(new Date()));
			read.push((there - began) / 1000);
			weighed.push((performance.now() - there) / 1000);
			[groups, grades] = [found.length, found.reduce((sum, { count }) => sum + count, 0)];
		}
	} finally {
		await pool.end();
	}
	return {
		title: `The prior of a day, from ${grades.toLocaleString('en-GB')} counted grades`,
		note:
			`The mean of all counted grades by weight, joined by 200 of 6.5, made ${ROUNDS} times: ${groups.toLocaleString('en-GB')} groups, ` +
			`a prior of ${prior.toFixed(4)}. It is made once a day. Goal: ${GOAL_SECONDS} s, since a review that is first on its day waits for it.`,
		columns: ['step', 'median, s', 'longest, s', 'goal, s'],
		rows: [
			['read and added up by PostgreSQL', seconds(share(read, 0.5)), seconds(Math.max(...read)), GOAL_SECONDS],
			['weighed', seconds(share(weighed, 0.5)), seconds(Math.max(...weighed)), ''],
		],
	};
}

const seconds = (value: number) => value.toFixed(2);
