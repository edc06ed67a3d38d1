import { and, asc, eq, gt, isNotNull, notBetween, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviewFilePieces, reviewFiles } from '#database/schema/open-data.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { packInPieces } from '#domain/catalogue/open-data/in-pieces.ts';
import { utcDay } from '#domain/shared/day.ts';
import { toCsvLine } from '#domain/shared/text/csv.ts';
import { postgresCode } from '#domain/shared/transaction.ts';
import { ratedReviews } from '../rating/counted-store.ts';
import { type OpenReview, REVIEW_COLUMNS, REVIEW_FILE_DAYS } from './columns.ts';

/** So few courses that readers are answered between two pages. */
const PAGE = 100;
const MILLISECONDS_A_DAY = 86_400_000;
/** Any number, the same in every process: who holds this advisory lock makes the file. */
const MAKING_LOCK = 7_352_183;
const SERIALIZATION_FAILURE = '40001';

/**
 * Makes the file of the reviews that count in ratings (decision T3), once a UTC day, as soon as every rating stands at that day; those
 * of thirty days are kept. All of it in one transaction, which sees one moment: what is in it gives the ratings that are stored with it.
 * True where there is a new one. One process makes it. Throws what the database throws.
 */
export async function makeReviewFile({ db, now }: { db: Database; now: () => Date }): Promise<boolean> {
	const day = utcDay(now());
	if (!(await isDue(db, day))) return false;
	try {
		return await db.transaction(
			// A transaction answers everything that is asked of a database here.
			async (transaction) => writeFile(transaction as unknown as Database, day, now()),
			{ isolationLevel: 'repeatable read' },
		);
	} catch (error) {
		// Another process has just ended one, which this one could not see.
		if (postgresCode(error) === SERIALIZATION_FAILURE) return false;
		throw error;
	}
}

async function isDue(db: Database, day: string): Promise<boolean> {
	if ((await db.$count(reviewFiles, eq(reviewFiles.day, day))) > 0) return false;
	if ((await db.$count(ratingDays, and(eq(ratingDays.day, day), isNotNull(ratingDays.grades)))) === 0) return false;
	const elsewhere = sql`${gt(courses.ratingCount, 0)} and rated_for is distinct from ${day}`;
	return (await db.select({ id: courses.id }).from(courses).where(elsewhere).limit(1)).length === 0;
}

async function writeFile(tx: Database, day: string, now: Date): Promise<boolean> {
	const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${MAKING_LOCK}) as mine`);
	if (!rows[0]?.mine || !(await isDue(tx, day))) return false;
	const away = (days: number) => utcDay(new Date(now.getTime() + days * MILLISECONDS_A_DAY));
	// One of time to come was made while a clock was wrong.
	await tx.delete(reviewFiles).where(notBetween(reviewFiles.day, away(1 - REVIEW_FILE_DAYS), away(1)));
	const counts = { reviews: 0, courses: 0 };
	await tx.insert(reviewFiles).values({ day, madeAt: now, hash: '', bytes: 0, ...counts });
	const packed = await packInPieces(readLines(tx, counts), (number, content) =>
		tx.insert(reviewFilePieces).values({ day, number, content }),
	);
	await tx
		.update(reviewFiles)
		.set({ ...packed, ...counts })
		.where(eq(reviewFiles.day, day));
	return true;
}

/** The lines of the file, the header first, and counts what it gives. */
async function* readLines(tx: Database, counts: { reviews: number; courses: number }): AsyncGenerator<string> {
	yield toCsvLine(REVIEW_COLUMNS.map(({ name }) => name));
	for (let after = 0, more = true; more; ) {
		const rated = await readPage(tx, after);
		const reviews = await ratedReviews(
			tx,
			rated.map(({ id }) => id),
		);
		for (const { id, ...about } of rated) {
			const own = (reviews.get(id) ?? []).map((review) => lineOf({ ...about, review }));
			counts.reviews += own.length;
			counts.courses += 1;
			// In an order that tells nothing of who wrote before whom.
			yield own.toSorted().join('');
		}
		after = rated.at(-1)?.id ?? after;
		more = rated.length === PAGE;
	}
}

const lineOf = (line: OpenReview) => toCsvLine(REVIEW_COLUMNS.map(({ cell }) => cell(line)));

/** The next rated courses after `after`, with the day and the prior of their ratings. */
const readPage = (tx: Database, after: number) =>
	tx
		.select({ id: courses.id, course: courses.slug, day: ratingDays.day, prior: ratingDays.prior })
		.from(courses)
		.innerJoin(ratingDays, eq(ratingDays.day, courses.ratedFor))
		.where(and(gt(courses.id, after), gt(courses.ratingCount, 0)))
		.orderBy(asc(courses.id))
		.limit(PAGE);
