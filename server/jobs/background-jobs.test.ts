import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mailOutbox } from '#database/schema/mail.ts';
import { reviews } from '#database/schema/reviews.ts';
import { submissions } from '#database/schema/system.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { backgroundJobs, type JobParts } from './background-jobs.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('starts one process for the languages of a turn, however many reviews come while it works', async () => {
	const course = await courseRow(test);
	await reviewRow(test, course.id);
	const detectLanguages = vi.fn(async (texts: string[]) => {
		// Somebody posts all the time.
		if (detectLanguages.mock.calls.length < 5) await reviewRow(test, course.id);
		return texts.map(() => 'en');
	});
	const jobs = backgroundJobs({ db: test.db, detectLanguages } as Partial<JobParts> as JobParts, () => false);
	const languages = jobs.find(({ job }) => job === 'languages');
	await languages?.run();
	expect(detectLanguages).toHaveBeenCalledTimes(1);
	expect(await test.db.$count(reviews, eq(reviews.languageRead, false))).toBe(1);
	await languages?.run();
	expect(detectLanguages).toHaveBeenCalledTimes(2);
});

it('sweeps what it can where one sweep fails, and tells of that one', async () => {
	const old = { id: 'old', form: 'review', bodyHash: '', createdAt: new Date(0) };
	await test.db.insert(submissions).values(old);
	const deletes = test.db.delete.bind(test.db);
	const db = new Proxy(test.db, {
		get: (target, name) =>
			name === 'delete'
				? (table: PgTable) => {
						if (table === mailOutbox) throw new Error('its table is locked');
						return deletes(table);
					}
				: target[name as keyof typeof target],
	});
	const dataDirectory = await makeTemporaryFolder();
	const answer = path.join(dataDirectory, 'world', 'imported', 'SE.json');
	await mkdir(path.dirname(answer), { recursive: true });
	await writeFile(answer, '{}');
	await utimes(answer, new Date(0), new Date(0));
	const world = { config: { dataDirectory } } as JobParts['world'];
	const sweep = backgroundJobs({ db, now: () => new Date(), world } as JobParts, () => false).find(
		({ job }) => job === 'sweep',
	);
	await expect(sweep?.run()).rejects.toThrow('its table is locked');
	expect(await test.db.$count(submissions)).toBe(0);
	expect(await readdir(path.dirname(answer))).toEqual([]);
});
