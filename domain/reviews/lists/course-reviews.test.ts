import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCoursePage } from '#domain/reviews/lists/course-page-queries.ts';
import { brokenDatabase, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { listReviewsOfCourse } from './course-reviews-queries.ts';
import { COUNTED_REVIEWS, readReviewSearch, writeReviewSearch } from './review-filters.ts';
import { REVIEW_SORTS } from './sorts.ts';

let test: TestDatabase;
let courseId: number;

const search = (query: string) => readReviewSearch(new URLSearchParams(query));

beforeAll(async () => {
	test = await openTestDatabase();
	courseId = (await courseRow(test)).id;
	// Reviews of the same second, so that only the id tells them apart.
	const createdAt = new Date('2026-05-01T12:00:00.123Z');
	for (let index = 0; index < 27; index++) {
		const facts = { rating: 1 + (index % 10), helpfulCount: index % 4, createdAt };
		await reviewRow(test, courseId, { ...facts, status: index === 26 ? 'held' : 'published' });
	}
	const other = await courseRow(test);
	await reviewRow(test, other.id);
});

afterAll(() => test.close());

/** Every page after another, until there is none. */
async function readAll(query: string) {
	const seen: { id: number; rating: number; helpfulCount: number }[] = [];
	let after: number | null = null;
	do {
		const page = await listReviewsOfCourse(test.context(), courseId, { ...search(query), after });
		seen.push(...page.items);
		after = page.next;
	} while (after !== null);
	return seen;
}

describe('all reviews of a course', () => {
	it.each(REVIEW_SORTS)('in the order "%s" come each once, page by page', async (sort) => {
		const seen = await readAll(`sort=${sort}`);
		expect(new Set(seen.map(({ id }) => id)).size).toBe(26);
		expect(seen).toHaveLength(26);
	});

	it('are ordered by what the order says', async () => {
		const falling = (numbers: number[]) => numbers.toSorted((a, b) => b - a);
		const ratings = (await readAll('sort=highest')).map(({ rating }) => rating);
		expect(ratings).toEqual(falling(ratings));
		const votes = (await readAll('sort=helpful')).map(({ helpfulCount }) => helpfulCount);
		expect(votes).toEqual(falling(votes));
		const lowest = (await readAll('sort=lowest')).map(({ rating }) => rating);
		expect(lowest.toReversed()).toEqual(falling(lowest));
	});

	it('begin after a review of this course only', async () => {
		const foreign = await reviewRow(test, (await courseRow(test)).id);
		const page = await listReviewsOfCourse(test.context(), courseId, search(`after=${foreign.id}`));
		expect(page).toEqual({ items: [], next: null, found: null });
	});

	it('S07: can be narrowed to verified ones, ones with photographs, a band, a language and words as they stand', async () => {
		const { id, slug } = await courseRow(test);
		expect((await getCoursePage(test.context(), slug))?.languages).toEqual([]);
		const found = async (query: string) => {
			const page = await listReviewsOfCourse(test.context(), id, search(query));
			if (page.found !== null) expect(page.items).toHaveLength(page.found);
			return page.found;
		};
		await reviewRow(test, id, { verification: 'booked', handicapBand: '10-18', language: 'sv' });
		await reviewRow(test, id, { photographCount: 2, language: 'en', content: '100% links, and_wind near Malmö.' });
		await reviewRow(test, id, { status: 'held', language: 'de', content: 'Nobody sees me yet.' });
		expect(await found('sort=helpful')).toBeNull();
		expect(await found('verified=yes')).toBe(1);
		expect(await found('photographs=yes')).toBe(1);
		expect(await found('band=10-18')).toBe(1);
		expect(await found('band=29%2B')).toBe(0);
		expect(await found('language=en')).toBe(1);
		expect(await found('words=LINKS')).toBe(1);
		expect(await found('words=%25')).toBe(1);
		expect(await found('words=s__and')).toBe(0);
		expect(await found('words=nobody')).toBe(0);
		expect(await found(`words=${'malmö'.normalize('NFD')}`)).toBe(1);
		expect(await found('verified=yes&photographs=yes')).toBe(0);
		expect((await getCoursePage(test.context(), slug))?.languages).toEqual(['en', 'sv']);
	});

	it('are counted where they are narrowed, on each of their pages, up to a number', async () => {
		const { id } = await courseRow(test);
		const find = (query: string) => listReviewsOfCourse(test.context(), id, search(`language=sv&${query}`));
		const write = async (reviews: number) => {
			for (let index = 0; index < reviews; index++) await reviewRow(test, id, { language: 'sv' });
		};
		await write(12);
		const first = await find('');
		expect([first.items.length, first.found]).toEqual([10, 12]);
		const second = await find(`after=${first.next}`);
		expect([second.items.length, second.found]).toEqual([2, 12]);
		await write(COUNTED_REVIEWS);
		expect((await find('')).found).toBe(COUNTED_REVIEWS + 1);
	});

	it('fail as one where the database does, whatever was asked of it', async () => {
		const ctx = test.context({ db: brokenDatabase(test) });
		for (const query of ['', 'verified=yes']) {
			await expect(listReviewsOfCourse(ctx, courseId, search(query))).rejects.toThrow();
		}
	});

	it('S60: an address that asks for nonsense asks for nothing', () => {
		const nothing = search('');
		for (const query of ['sort=best', 'band=scratch', 'language=<b>', 'after=-1', 'verified=1', 'words=%00%20']) {
			expect(search(query)).toEqual(nothing);
		}
		expect(search(`words=${'x'.repeat(500)}`).words).toHaveLength(80);
		expect(search(`words=${'x'.repeat(79)}🏌`).words.isWellFormed()).toBe(true);
	});

	it('is written into an address and read again as the same', () => {
		const asked = search('sort=helpful&verified=yes&band=29%2B&language=sv&words=wind&after=12');
		const written = Object.entries(writeReviewSearch(asked)).flatMap(([name, value]) =>
			value === null ? [] : [[name, String(value)]],
		);
		expect(readReviewSearch(new URLSearchParams(written))).toEqual(asked);
	});
});
