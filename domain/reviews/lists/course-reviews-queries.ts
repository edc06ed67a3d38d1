import { and, desc, eq, gt, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { shownMember } from '#domain/accounts/shown-member.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Review } from '../shapes.ts';
import { COUNTED_REVIEWS, type ReviewSearch } from './review-filters.ts';
import { answerColumns, published, REVIEWS_PAGE_SIZE, shownReview, toReview, withPhotographs } from './shown-review.ts';
import type { ReviewSort } from './sorts.ts';

export type CourseReviewsPage = {
	/** Ten at most. */
	items: Review[];
	/** Id after which the next page begins; null on the last. */
	next: number | null;
	/** How many there are of what was asked for, `COUNTED_REVIEWS` + 1 for any more; null where nothing narrows the list. */
	found: number | null;
};

/** Each order is, to the letter, the order of an index that begins with the course. */
const orders: Record<ReviewSort, SQL[]> = {
	newest: [desc(reviews.createdAt), desc(reviews.id)],
	helpful: [desc(reviews.helpfulCount), desc(reviews.id)],
	highest: [desc(reviews.rating), desc(reviews.id)],
	lowest: [sql`${reviews.rating}`, sql`${reviews.id}`],
};

const columnOf = {
	newest: reviews.createdAt,
	helpful: reviews.helpfulCount,
	highest: reviews.rating,
	lowest: reviews.rating,
} as const;

const pageOf = (db: Database, courseId: number | Placeholder, sort: ReviewSort, narrowed: SQL[] = []) =>
	db
		.select({ review: shownReview, author: shownMember, answer: answerColumns })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(and(eq(reviews.courseId, courseId), published, ...narrowed))
		.orderBy(...orders[sort])
		.limit(REVIEWS_PAGE_SIZE + 1);

const firstPage = (sort: ReviewSort) =>
	prepared((db) => pageOf(db, sql.placeholder('courseId'), sort).prepare(`reviews_of_course_${sort}`));

/** What every course page shows first, in each order. */
const firstPages = {
	newest: firstPage('newest'),
	helpful: firstPage('helpful'),
	highest: firstPage('highest'),
	lowest: firstPage('lowest'),
};

/** One page of ten of a course's published reviews. It begins after a review, not at a number, so that every page costs the same. */
export async function listReviewsOfCourse(
	ctx: DomainContext,
	courseId: number,
	search: ReviewSearch,
): Promise<CourseReviewsPage> {
	ctx.reads.add(`course:${courseId}`);
	const wanted = filters(search);
	const after = afterSql(courseId, search);
	const narrowed = after ? [...wanted, after] : wanted;
	const rows =
		narrowed.length > 0
			? await pageOf(ctx.db, courseId, search.sort, narrowed)
			: await firstPages[search.sort](ctx.db).execute({ courseId });
	// A first page that is the last has them all, and has read all reviews to know it: they are not read again to be counted.
	const isAll = search.after === null && rows.length <= REVIEWS_PAGE_SIZE;
	const count = () => (isAll ? rows.length : countReviews(ctx, courseId, wanted));
	const shown = rows.slice(0, REVIEWS_PAGE_SIZE);
	const items = shown.map((row) => toReview(ctx, row.review, row.author, row.answer));
	return {
		items: await withPhotographs(ctx, shown, items),
		next: rows.length > REVIEWS_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null,
		found: wanted.length > 0 ? await count() : null,
	};
}

async function countReviews(ctx: DomainContext, courseId: number, wanted: SQL[]): Promise<number> {
	const some = ctx.db
		.select({ id: reviews.id })
		.from(reviews)
		.where(and(eq(reviews.courseId, courseId), published, ...wanted))
		.limit(COUNTED_REVIEWS + 1);
	return ctx.db.$count(some.as('some'));
}

function filters({ verified, photographs, band, language, words }: ReviewSearch): SQL[] {
	const asked = [
		verified ? ne(reviews.verification, 'unverified') : undefined,
		photographs ? gt(reviews.photographCount, 0) : undefined,
		band ? eq(reviews.handicapBand, band) : undefined,
		language ? eq(reviews.language, language) : undefined,
		words ? sql`${reviews.content} ilike ${`%${escapeLike(words)}%`}` : undefined,
	];
	return asked.filter((filter) => filter !== undefined);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Begins after a review of this course; the place of one that is gone is nowhere, and the page is empty. */
function afterSql(courseId: number, { sort, after }: ReviewSearch): SQL | undefined {
	if (after === null) return undefined;
	const column = columnOf[sort];
	const place = sql`(select ${sql.raw(column.name)} from reviews where id = ${after} and course_id = ${courseId})`;
	return sql`(${column}, ${reviews.id}) ${sql.raw(sort === 'lowest' ? '>' : '<')} (${place}, ${after}::int)`;
}

const ofCourse = sql.raw("reviews.course_id = courses.id and reviews.status = 'published'");

/**
 * The languages (ISO 639-1) in which a course is reviewed, a column for queries of courses: one step in the index for each
 * language, however many reviews.
 */
export const reviewLanguages = sql<string[]>`array(
	with recursive known(language) as (
		select min(language) from reviews where ${ofCourse} and language is not null
		union all
		select (select min(language) from reviews where ${ofCourse} and language > known.language)
		from known where known.language is not null
	)
	select language from known where language is not null
)`.as('languages');
