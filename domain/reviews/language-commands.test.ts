import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { noteLanguages } from './language-commands.ts';
import { getCoursePage } from './lists/course-page-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** Tells Swedish by its letters, and nothing else. */
const byLetters = async (texts: string[]) => texts.map((text) => (/[åäö]/.test(text) ? 'sv' : null));

const languageOf = async (id: number) => {
	const [row] = await test.db.select().from(reviews).where(eq(reviews.id, id));
	return { language: row?.language, read: row?.languageRead };
};

describe('the languages of reviews', () => {
	it('are noted once, in whatever cannot be told as well, and the course’s pages are told of it', async () => {
		const course = await courseRow(test);
		const swedish = await reviewRow(test, course.id, { content: 'Fin bana och snälla människor.' });
		const other = await reviewRow(test, course.id, { content: 'Mmm.' });
		const listener = await test.pool.connect();
		const heard: string[] = [];
		listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
		await listener.query('listen fescue_changed');
		expect(await noteLanguages(test.db, byLetters)).toBe(2);
		await vi.waitFor(() => expect(heard).toEqual([JSON.stringify([`course:${course.id}`])]), { timeout: 10_000 });
		await listener.query('unlisten *');
		listener.release();
		expect(await languageOf(swedish.id)).toEqual({ language: 'sv', read: true });
		expect(await languageOf(other.id)).toEqual({ language: null, read: true });
		expect((await getCoursePage(test.context(), course.slug))?.languages).toEqual(['sv']);
		expect(await noteLanguages(test.db, byLetters)).toBe(0);
	});

	it('are looked for again where the text changed while they were looked for', async () => {
		const { id } = await reviewRow(test, (await courseRow(test)).id, { content: 'Härlig utsikt från åttan.' });
		const changing = async (texts: string[]) => {
			const change = { content: 'A splendid view from the eighth.', version: sql`version + 1` };
			await test.db.update(reviews).set(change).where(eq(reviews.id, id));
			return byLetters(texts);
		};
		await noteLanguages(test.db, changing);
		expect(await languageOf(id)).toEqual({ language: null, read: false });
		expect(await noteLanguages(test.db, byLetters)).toBe(1);
		expect(await languageOf(id)).toEqual({ language: null, read: true });
	});

	it('stay to be noted when they cannot be told at present', async () => {
		const { id } = await reviewRow(test, (await courseRow(test)).id, { content: 'Två öar och ett får.' });
		const failing = async () => Promise.reject(new Error('no memory'));
		await expect(noteLanguages(test.db, failing)).rejects.toThrow('no memory');
		expect(await languageOf(id)).toEqual({ language: null, read: false });
		await noteLanguages(test.db, byLetters);
		expect(await languageOf(id)).toEqual({ language: 'sv', read: true });
	});

	it('are noted in rounds when there are many', async () => {
		const course = await courseRow(test);
		const many = Array.from({ length: 501 }, (_, n) => ({
			courseId: course.id,
			content: `Bana nummer ${n}, med å.`,
			rating: 7,
			reviewerName: 'Åsa',
		}));
		const made = await test.db.insert(reviews).values(many).returning({ id: reviews.id });
		expect(await noteLanguages(test.db, byLetters)).toBe(500);
		expect(await noteLanguages(test.db, byLetters)).toBe(1);
		const ids = made.map(({ id }) => id);
		expect(await test.db.$count(reviews, inArray(reviews.id, ids))).toBe(501);
		expect(await test.db.$count(reviews, eq(reviews.languageRead, false))).toBe(0);
	});
});
