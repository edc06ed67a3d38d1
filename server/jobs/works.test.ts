import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { courseRow, reviewRow } from '#tests/support/rows.ts';
import { detectLanguages } from './languages.ts';
import { type WorkParts, worksOf } from './works.ts';

vi.mock('./languages.ts', () => ({ detectLanguages: vi.fn() }));

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('starts one process for the languages of a turn, however many reviews come while it works', async () => {
	const course = await courseRow(test);
	await reviewRow(test, course.id);
	vi.mocked(detectLanguages).mockImplementation(async (texts) => {
		// Somebody posts all the time.
		if (vi.mocked(detectLanguages).mock.calls.length < 5) await reviewRow(test, course.id);
		return texts.map(() => 'en');
	});
	const works = worksOf({ db: test.db } as WorkParts, () => false);
	const languages = works.find(({ job }) => job === 'languages');
	await languages?.turn();
	expect(detectLanguages).toHaveBeenCalledTimes(1);
	expect(await test.db.$count(reviews, eq(reviews.languageRead, false))).toBe(1);
	await languages?.turn();
	expect(detectLanguages).toHaveBeenCalledTimes(2);
});
