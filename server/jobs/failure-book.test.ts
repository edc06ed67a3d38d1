import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobFailures } from '#database/schema/system.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { openFailureBook } from './failure-book.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const now = () => new Date('2026-07-31T23:59:59Z');

it('writes down what failed while the database was away as soon as it is back', async () => {
	const away = await openTestDatabase();
	await away.close();
	let db = away.db;
	const reported: string[] = [];
	const book = openFailureBook({
		get db() {
			return db;
		},
		now,
		report: (message) => reported.push(message),
	});
	book.add('outbox');
	await book.write();
	book.add('outbox');
	book.add('sweep');
	await book.write();
	db = test.db;
	await book.write();
	await book.write();
	expect(await test.db.select().from(jobFailures).orderBy(jobFailures.job)).toEqual([
		{ job: 'outbox', day: '2026-07-31', count: 2 },
		{ job: 'sweep', day: '2026-07-31', count: 1 },
	]);
	expect(reported).toEqual(Array(2).fill('Recording failed jobs failed'));
});
