import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KILOMETRES_A_DEGREE } from '#domain/geography/distance.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { findTwins } from './find-twins.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** The three courses of one name are told by how far north each lies, in kilometres, in the order in which they came. */
it.each([{ norths: [0, 3, -3] }, { norths: [3, 0, -3] }, { norths: [3, -3, 0] }])(
	'a course that may be either of two is none of them for sure, whichever came first: $norths',
	async ({ norths }) => {
		await test.db.execute(sql`truncate courses, country_summaries cascade`);
		for (const north of norths) {
			const latitude = 53.43 + north / KILOMETRES_A_DEGREE;
			await courseRow(test, { name: 'Quillfen', country: 'IE', latitude, longitude: -9.13, positionAccuracy: 100 });
		}
		const found = await findTwins(test.db);
		expect(found.map(({ isSure }) => isSure)).toEqual([false, false]);
	},
);
