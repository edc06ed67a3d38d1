import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { courseTwins } from '#database/schema/twins.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const runTwins = async () => {
	const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url };
	return (await promisify(execFile)(process.execPath, ['cli/twins.ts'], { env })).stdout;
};

it('npm run twins merges what is surely one course, asks of what may be, leaves the rest, and has nothing to do again', async () => {
	const at = (latitude: number, longitude: number) => ({ country: 'IE', latitude, longitude, positionAccuracy: 100 });
	const kept = await courseRow(database, { name: 'Quillfen Golf Club', ...at(53.43, -9.13) });
	const twin = await courseRow(database, { name: 'Golf Club of Quillfen', ...at(53.4301, -9.1301) });
	await reviewRow(database, twin.id);
	await courseRow(database, { name: 'Rowanby', ...at(54.43, -8.13) });
	await courseRow(database, { name: 'Rowanby Links', ...at(54.4309, -8.1309) });
	await courseRow(database, { name: 'Thornmere', ...at(52.43, -7.13) });

	expect(await runTwins()).toContain('1 merged, 1 more waiting at the desk, 0 kept apart before.');
	const left = await database.db.select().from(courses);
	expect(left.filter(({ id }) => id === kept.id || id === twin.id)).toHaveLength(1);
	expect(left).toHaveLength(4);
	expect(await database.db.select().from(courseTwins)).toHaveLength(1);

	expect(await runTwins()).toContain('0 merged, 0 more waiting at the desk, 0 kept apart before.');
});
