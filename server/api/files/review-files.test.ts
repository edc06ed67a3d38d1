import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ofCheckout } from '#database/checkout.ts';
import { reviewFilePieces, reviewFiles } from '#database/schema/open-data.ts';
import { REVIEW_COLUMNS, REVIEW_FILE_DAYS } from '#domain/reviews/open-reviews/columns.ts';
import { makeReviewFile } from '#domain/reviews/open-reviews/making-commands.ts';
import { storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import type { TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const NOW = new Date('2026-06-01T00:20:00Z');
const DAY = utcDay(NOW);
const NAME = `reviews-${DAY}.csv.gz`;

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite(fill);
});
afterAll(() => data.close());

/** Courses with one to twelve reviews of every kind of weight, of members who came once, twice and often, and of visitors. */
async function fill(database: TestDatabase) {
	const members = await Promise.all(Array.from({ length: 12 }, () => memberRow(database)));
	for (let at = 0; at < 30; at++) {
		const course = await courseRow(database, { country: 'SE' });
		for (let nth = 0; nth <= at % 12; nth++) {
			const n = at * 7 + nth * 5;
			const isMember = at % 5 !== 0 && n % 3 > 0;
			const datePlayed = utcDay(new Date(Date.UTC(2026, 4, 30) - ((n * 13) % 1_500) * 86_400_000));
			await reviewRow(database, course.id, {
				...{ datePlayed, createdAt: new Date(`${datePlayed}T17:45:00Z`), rating: 1 + (n % 10) },
				...(isMember ? { userId: members[(at + nth) % 12]?.userId, reviewerName: null } : { reviewerName: 'Evadne' }),
				...(isMember && n % 4 === 0 && { verification: 'booked' as const }),
				...(n % 7 === 0 && { benefit: 'Luncheon' }),
				...(n % 8 === 0 && { insider: 'relative' as const }),
			});
		}
	}
	await storeAllRatings(database.db, DAY);
}

const make = (now = NOW) => makeReviewFile({ db: data.database.db, now: () => now });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** What the script of the repository prints for a file. */
async function recount(bytes: Buffer): Promise<string[][]> {
	const file = path.join(await makeTemporaryFolder(), NAME);
	await writeFile(file, bytes);
	const { stdout } = await promisify(execFile)(process.execPath, [ofCheckout('public/recount-ratings.mjs'), file]);
	return stdout
		.trim()
		.split('\n')
		.map((line) => line.split(','));
}

/** Slug, count and printed rating of every rated course, as the data calls tell them. */
async function printedRatings(): Promise<string[][]> {
	const printed: string[][] = [];
	for (let next: string | null = '/api/courses?limit=50'; next; ) {
		const part = await data.read(next);
		for (const { slug, rating, rating_count: count } of part.items)
			if (Number(count) > 0) printed.push([String(slug), String(count), Number(rating).toFixed(1)]);
		next = part.next === null ? null : `/api/courses?limit=50&cursor=${encodeURIComponent(part.next)}`;
	}
	return printed.toSorted();
}

describe('T3: the file of the reviews that count', () => {
	it('asks to come again while none has been made', async () => {
		expect((await data.call('/data/reviews.csv.gz')).status).toBe(503);
		expect((await data.call(`/data/${NAME}`)).status).toBe(404);
	});

	it('gives every printed number, by the script that stands in the repository and needs nothing but Node', async () => {
		expect(await make()).toBe(true);
		const bytes = await bytesOf(await data.call(`/data/${NAME}`));
		const lines = await recount(bytes);
		const printed = await printedRatings();
		expect(printed.length).toBe(30);
		expect(printed.some(([, count]) => Number(count) < 3)).toBe(true);
		expect(lines.slice(1).toSorted()).toEqual(printed);
		const [, , used, made] = lines[0] ?? [];
		expect([used, Number(used)]).toEqual([expect.stringMatching(/^\d\.\d{4}$/), Number(made)]);
		const script = await readFile(ofCheckout('public/recount-ratings.mjs'), 'utf8');
		expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
		expect([...script.matchAll(/from '([^']+)'/g)].every(([, from]) => from?.startsWith('node:'))).toBe(true);
	});

	it('holds no name, no account, no words and no time of day', async () => {
		const text = gunzipSync(await bytesOf(await data.call(`/data/${NAME}`))).toString();
		const [header, ...lines] = text.trimEnd().split('\r\n');
		expect(header).toBe(REVIEW_COLUMNS.map(({ name }) => name).join(','));
		expect(lines.length).toBeGreaterThan(100);
		const line = /^row-course-\d+,2026-06-01,\d\.\d{4},\d{4}-\d\d-\d\d,\d+,(unverified|booked)(,(yes|no)){5}$/;
		for (const one of lines) expect(one).toMatch(line);
	});

	it('is sent to be kept, with its licence; told alone to who has it; led to without a day', async () => {
		const answer = await data.call(`/data/${NAME}`, { method: 'HEAD' });
		expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${NAME}"`]);
		expect(answer.headers.get('link')).toContain('opendatacommons.org');
		const etag = answer.headers.get('etag') ?? '';
		expect((await data.call(`/data/${NAME}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
		const leading = await data.call('/data/reviews.csv.gz');
		expect([leading.status, leading.headers.get('location')]).toEqual([302, `/data/${NAME}`]);
		for (const name of ['reviews-2026-05-31.csv.gz', 'reviews-2026-06-02.csv.gz', 'reviews.csv', 'reviews-1.csv.gz'])
			expect((await data.call(`/data/${name}`)).status, name).toBe(404);
	});

	it('is made once a day, by one process, as soon as every rating stands at the day, and kept for thirty days', async () => {
		const { db } = data.database;
		const next = new Date(NOW.getTime() + 86_400_000);
		expect(await make()).toBe(false);
		// No rating stands at the next day yet.
		expect(await make(next)).toBe(false);
		const old = (days: number) => utcDay(new Date(next.getTime() - days * 86_400_000));
		for (const day of [old(REVIEW_FILE_DAYS), old(REVIEW_FILE_DAYS - 1), '2028-01-01'])
			await db.insert(reviewFiles).values({ day, madeAt: NOW, hash: 'a', bytes: 1, reviews: 0, courses: 0 });
		await storeAllRatings(db, utcDay(next));
		const made = await Promise.all([1, 2, 3].map(() => make(next)));
		expect(made.filter(Boolean)).toHaveLength(1);
		const kept = await db.select({ day: reviewFiles.day }).from(reviewFiles).orderBy(asc(reviewFiles.day));
		expect(kept.map(({ day }) => day)).toEqual([old(REVIEW_FILE_DAYS - 1), DAY, utcDay(next)]);
		expect(await db.$count(reviewFilePieces)).toBeGreaterThanOrEqual(2);
	});
});
