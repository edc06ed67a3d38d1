import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkIns, likedCourses, playedCourses } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { listLastRounds } from '../diary-queries.ts';
import { MARK_NAMES, ROUND_NAMES } from './columns.ts';
import { writeBook } from './write-book.ts';

const DAY = '2026-05-28';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const tableOf = (text = '') => parse(text, { bom: true, columns: true }) as Record<string, string>[];

const WHOLE = {
	holes: 18,
	tees: 'White',
	score: 84,
	transport: 'walked',
	partners: 'Per, Anna',
	pricePaidMinor: 22_550,
	pricePaidCurrency: 'GBP',
	weather: 'windy',
	grade: 8,
	again: 'if-somebody-else-pays',
	notes: '=1+1\nand "more"',
} as const;

describe('the files of a book', () => {
	it('hold everything that was told of a round, with its course, and nothing of anybody else', async () => {
		const course = await courseRow(test, { name: 'The Heath, Old' });
		const [{ ctx, userId }, other] = [await memberRow(test), await memberRow(test)];
		await test.db.insert(rounds).values({ userId, courseId: course.id, day: DAY, ...WHOLE });
		const files = await writeBook(ctx);
		const about = {
			...{ course: 'The Heath, Old', country: 'Sweden', courseSlug: course.slug },
			...{ courseSource: 'rows', courseSourceId: course.sourceId },
		};
		const told = {
			...{ holes: 18, tees: 'White', score: 84, transport: 'walked', partners: 'Per, Anna', pricePaid: '225.5' },
			...{ priceCurrency: 'GBP', weather: 'windy', grade: 8, again: 'if-somebody-else-pays' },
			notes: '=1+1\nand "more"',
		};
		expect(JSON.parse(files['book.json'] ?? '')).toEqual({
			...{ format: 'fescue-book', version: 1, marks: [] },
			rounds: [{ day: DAY, ...about, ...told }],
		});
		expect(tableOf(files['rounds.csv'])).toEqual([
			// S09: what a spreadsheet would compute is text in it.
			{ day: DAY, ...about, ...told, holes: '18', score: '84', grade: '8', notes: `'${told.notes}` },
		]);
		expect(await writeBook(test.context())).toEqual(await writeBook(other.ctx));
		expect(JSON.stringify(await writeBook(other.ctx))).not.toContain('Heath');
	});

	it('have the rounds that a review or a check-in alone tells of, each once, in the order of the diary', async () => {
		const [a, b, c] = [await courseRow(test), await courseRow(test), await courseRow(test)];
		const { ctx, userId } = await memberRow(test);
		const own = { userId, reviewerName: null, rating: 9, tees: 'Yellow', weather: 'wet' };
		const review = await reviewRow(test, a.id, { ...own, datePlayed: DAY });
		await reviewRow(test, b.id, { ...own, datePlayed: DAY });
		for (const { id: courseId } of [b, c])
			await test.db.insert(checkIns).values({ userId, courseId, day: DAY, distanceMetres: 100 });
		// Joined with the review of another day, which is no round besides.
		await test.db.insert(rounds).values({ userId, courseId: a.id, day: '2026-05-27', reviewId: review.id });
		await test.db.insert(rounds).values([1, 2].map((score) => ({ userId, courseId: c.id, day: '2026-05-29', score })));
		const lines = tableOf((await writeBook(ctx))['rounds.csv']);
		expect(lines.map(({ day, courseSlug, score, grade, tees }) => [day, courseSlug, score, grade, tees])).toEqual([
			['2026-05-27', a.slug, '', '', ''],
			['2026-05-28', c.slug, '', '', ''],
			['2026-05-28', b.slug, '', '9', 'Yellow'],
			['2026-05-29', c.slug, '1', '', ''],
			['2026-05-29', c.slug, '2', '', ''],
		]);
		const diary = (await listLastRounds(ctx, 10)).map(({ day, course }) => [day, course.slug]);
		expect(lines.map(({ day, courseSlug }) => [day, courseSlug])).toEqual(diary.toReversed());
	});

	it('have the marks in the order in which they were made, with their days', async () => {
		const [a, b] = [await courseRow(test), await courseRow(test)];
		const { ctx, userId } = await memberRow(test);
		const mark = (courseId: number, moment: string) => ({ userId, courseId, createdAt: new Date(moment) });
		await test.db
			.insert(likedCourses)
			.values([mark(b.id, '2026-05-27T23:59:59.999Z'), mark(a.id, '2026-05-28T00:00:00Z')]);
		await test.db.insert(playedCourses).values(mark(b.id, '2026-05-28T12:00:00Z'));
		const files = await writeBook(ctx);
		expect(tableOf(files['marks.csv']).map(({ mark, courseSlug, markedOn }) => [mark, courseSlug, markedOn])).toEqual([
			['want-to-play', b.slug, '2026-05-27'],
			['want-to-play', a.slug, '2026-05-28'],
			['played', b.slug, '2026-05-28'],
		]);
		expect(JSON.parse(files['book.json'] ?? '').marks).toEqual(tableOf(files['marks.csv']));
	});

	it('have their columns in the order in which these are described', async () => {
		const files = await writeBook(test.context());
		const heads = (names: readonly string[]) => `\uFEFF${names.map((name) => `"${name}"`).join(',')}\r\n`;
		expect(files['rounds.csv']).toBe(heads(ROUND_NAMES));
		expect(files['marks.csv']).toBe(heads(MARK_NAMES));
	});
});
