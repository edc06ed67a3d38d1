import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

const PAGES = 475;
const CONNECTIONS = 3;

let test: TestDatabase;
let site: TinySite;
beforeAll(async () => {
	test = await openTestDatabase();
	site = await startTinySite(test.url);
});
afterAll(async () => {
	await site.close();
	await test.close();
});

it('R19: a program that asks for one page after the other on three connections is turned away from none', async () => {
	const toRead = Array.from({ length: PAGES }, (_, at) => `/paper/${at}`);
	const statuses: number[] = [];
	const readInTurn = async () => {
		for (let path = toRead.pop(); path; path = toRead.pop()) {
			const answer = await site.get(path);
			await answer.text();
			statuses.push(answer.status);
		}
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, readInTurn));
	expect(statuses).toEqual(Array.from({ length: PAGES }, () => 200));
});
