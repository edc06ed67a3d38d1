import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { fractionOf } from '#domain/reviews/rating/working.ts';
import { getRatingWorking } from '#domain/reviews/rating/working-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as rating from './rating.tsx';

const DAY = '2026-05-28';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

async function read({ slug }: { slug: string }, query = '') {
	const path = `/courses/sweden/${slug}/rating`;
	const page = { database, path: path + query, pattern: 'courses/:country/:slug/rating' };
	const html = await renderPage(rating, { ...page, params: { country: 'sweden', slug }, origin: 'https://golf.test' });
	return html.replaceAll('<!-- -->', '');
}

/** A course with every kind of weight, as it stands on the day. */
async function aCourse() {
	const course = await courseRow(database, { country: 'SE' });
	const [old, young] = [await memberRow(database), await memberRow(database)];
	const played = { datePlayed: '2026-05-24', createdAt: new Date('2026-05-24T10:00:00Z') };
	await reviewRow(database, course.id, { ...played, userId: old.userId, rating: 8, verification: 'booked' });
	// Superseded by the one above.
	const before = { datePlayed: '2025-05-01', createdAt: new Date('2025-05-02T10:00:00Z') };
	await reviewRow(database, course.id, { ...before, userId: old.userId, rating: 2 });
	await reviewRow(database, course.id, { ...played, userId: young.userId, rating: 10, content: 'My very first.' });
	const third = await memberRow(database);
	for (const datePlayed of ['2026-04-01', '2026-04-02'])
		await reviewRow(database, (await courseRow(database)).id, {
			userId: third.userId,
			datePlayed,
			createdAt: new Date(datePlayed),
		});
	await reviewRow(database, course.id, {
		...played,
		userId: third.userId,
		rating: 9,
		benefit: 'Lunch',
		insider: 'owner',
	});
	for (const rating of [1, 2, 3, 4]) await reviewRow(database, course.id, { ...played, rating, reviewerName: 'Eva' });
	await storeAllRatings(database.db, DAY);
	const [stored] = await database.db.select().from(courses).where(eq(courses.id, course.id));
	return stored ?? expect.fail('no course');
}

describe('T3: how a rating came about', () => {
	it('is told review by review, without a name or a time of day, and comes to the number that is stored', async () => {
		const course = await aCourse();
		const working = (await getRatingWorking(database.context(), course.id)) ?? expect.fail('no working');
		const { numerator, denominator } = fractionOf(working);
		expect(numerator / denominator).toBeCloseTo(course.rating ?? 0, 4);
		expect(working.summary).toMatchObject({ rating: course.rating, shown: course.ratingShown });
		const rows = working.reviews.reduce((sum, { weight }) => sum + weight, 0);
		expect(rows).toBeCloseTo(working.sums.weight, 9);
		expect(working.visitors.part).toBeCloseTo(1 / 3, 9);
		expect(working.notCounted).toBe(1);

		const html = await read(course);
		expect(html).toContain(`<h1>How this ${course.ratingShown} came about</h1>`);
		const table = html.slice(html.indexOf('<tbody'), html.indexOf('</table>'));
		expect(table.match(/<tr>/g)).toHaveLength(working.reviews.length + 1);
		for (const words of ['first review ever', 'received a benefit', 'a tie to the club', 'verified round', '× 1.25'])
			expect(table, words).toContain(words);
		for (const secret of ['Eva', 'Ada', 'My very first', 'Lunch', '10:00']) expect(html, secret).not.toContain(secret);
		expect(html).toContain('Not counted: 1 older review by members who reviewed the course again.');
		expect(html).toContain('The 4 reviews without an account weigh 33 per cent together; at most it may be a third.');
	});

	it('of one or two ratings is their plain average', async () => {
		const course = await courseRow(database);
		for (const grade of [9, 6]) await reviewRow(database, course.id, { rating: grade, datePlayed: '2026-05-01' });
		await storeAllRatings(database.db, DAY);
		const html = await read(course);
		expect(html).toContain('How this 7.5 came about');
		expect(html).toContain('aria-label="rating equals 9 plus 6, divided by 2, equals 7.5"');
	});

	it('of a course without reviews is nothing yet', async () => {
		expect(await read(await courseRow(database))).toContain('Nothing to add up yet');
	});

	it('comes in parts, each with the sums of all; a part past the end is the last', async () => {
		const course = await courseRow(database);
		for (let grade = 0; grade < 101; grade++) await reviewRow(database, course.id, { rating: 1 + (grade % 10) });
		await storeAllRatings(database.db, DAY);
		const rowsIn = (html: string) => html.slice(html.indexOf('<tbody'), html.indexOf('</tbody')).match(/<tr>/g)?.length;
		expect(rowsIn(await read(course))).toBe(100);
		for (const page of [2, 9]) {
			const html = await read(course, `?page=${page}`);
			expect(rowsIn(html)).toBe(1);
			expect(html).toContain('101 reviews');
		}
	});
});
