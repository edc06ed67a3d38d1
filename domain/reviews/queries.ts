import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { type ShownMember, shownMember } from '../accounts/shown-member.ts';
import { countryOf } from '../catalogue/cards.ts';
import type { Paged } from '../catalogue/shapes.ts';
import { type Ground, isGround } from '../moderation/grounds.ts';
import { listPhotographsOf } from '../pictures/photograph-queries.ts';
import { avatarPath } from '../pictures/sizes.ts';
import type { DomainContext } from '../shared/context.ts';
import { ASPECTS } from './aspects.ts';
import { type HoldingRule, isHoldingRule } from './holding-rules.ts';
import type { ClubAnswer, Review, ReviewWithCourse, Round, Verification } from './shapes.ts';

export const REVIEWS_PAGE_SIZE = 10;

export const published = eq(reviews.status, 'published');

/** The columns of a review that pages show. What it was held by and where it came from stays where it is. */
export const shownReview = {
	...{ id: reviews.id, courseId: reviews.courseId, userId: reviews.userId, reviewerName: reviews.reviewerName },
	...{ content: reviews.content, rating: reviews.rating, datePlayed: reviews.datePlayed },
	...{ createdAt: reviews.createdAt, pros: reviews.pros, cons: reviews.cons, aspects: reviews.aspects },
	...{ verification: reviews.verification, benefit: reviews.benefit, helpfulCount: reviews.helpfulCount },
	...{ tees: reviews.tees, transport: reviews.transport, weather: reviews.weather },
	...{ pricePaidMinor: reviews.pricePaidMinor, pricePaidCurrency: reviews.pricePaidCurrency },
	...{ handicapBand: reviews.handicapBand, sample: reviews.sample, photographCount: reviews.photographCount },
};

type ReviewRow = Pick<typeof reviews.$inferSelect, keyof typeof shownReview>;

/** Columns of the club's answer, for queries that join it. */
export const answerColumns = {
	content: clubAnswers.content,
	createdAt: clubAnswers.createdAt,
	editedAt: clubAnswers.editedAt,
};

type AnswerRow = { content: string; createdAt: Date; editedAt: Date | null };

const toAnswer = ({ content, createdAt, editedAt }: AnswerRow): ClubAnswer => ({
	content,
	createdAt: createdAt.toISOString(),
	editedAt: editedAt?.toISOString() ?? null,
});

/** A row as pages show it; notes that they depend on its author's name. */
export function toReview(
	ctx: DomainContext,
	row: ReviewRow,
	author: ShownMember,
	answer: AnswerRow | null = null,
): Review {
	if (row.userId !== null) ctx.reads.add(`member:${row.userId}`);
	return {
		id: row.id,
		courseId: row.courseId,
		content: row.content,
		rating: row.rating,
		datePlayed: row.datePlayed,
		createdAt: row.createdAt.toISOString(),
		pros: row.pros,
		cons: row.cons,
		aspects: ASPECTS.flatMap((aspect) => {
			const grade = row.aspects[aspect];
			return grade === undefined ? [] : [{ aspect, grade }];
		}),
		userName: author.name ?? row.reviewerName ?? 'Anonymous Golfer',
		userAvatar: author.avatarKey === null ? null : avatarPath(author.avatarKey, 'face'),
		golfer: author.handle,
		reviewer: author.reviewer,
		member: row.userId !== null,
		verification: row.verification as Verification,
		benefit: row.benefit,
		helpfulCount: row.helpfulCount,
		clubAnswer: answer && toAnswer(answer),
		round: roundOf(row),
		handicapBand: row.handicapBand,
		sample: row.sample,
		photographs: [],
	};
}

/** Adds the photographs of reviews that have some: one statement, none where there is nothing to look for. */
export async function withPhotographs<Item extends Review>(
	ctx: DomainContext,
	rows: readonly { review: ReviewRow }[],
	items: Item[],
): Promise<Item[]> {
	const pictured = rows.flatMap(({ review }) => (review.photographCount > 0 ? [review.id] : []));
	const photographs = await listPhotographsOf(ctx, pictured);
	return items.map((item) => ({ ...item, photographs: photographs.get(item.id) ?? [] }));
}

const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];

const roundOf = ({
	tees,
	transport,
	weather,
	pricePaidMinor: minor,
	pricePaidCurrency: currency,
}: ReviewRow): Round => ({
	...{ tees, transport, weather },
	price: minor !== null && currency !== null ? { minor, currency } : null,
});

/** The newest published reviews of a course, for its dialog. */
export async function listRecentReviews(ctx: DomainContext, courseId: number, limit: number): Promise<Review[]> {
	ctx.reads.add(`course:${courseId}`);
	const rows = await ctx.db
		.select({ review: shownReview, author: shownMember, answer: answerColumns })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(and(eq(reviews.courseId, courseId), published))
		.orderBy(...newestFirst)
		.limit(limit);
	const items = rows.map((row) => toReview(ctx, row.review, row.author, row.answer));
	return withPhotographs(ctx, rows, items);
}

/** What a review in a list across courses is read with. */
export const withCourse = {
	review: shownReview,
	author: shownMember,
	courseName: courses.name,
	courseSlug: courses.slug,
	courseImage: courses.imageUrl,
	locality: courses.locality,
	region: courses.region,
	country: courses.country,
};

type JoinedRow = {
	review: ReviewRow;
	author: ShownMember;
	courseName: string;
	courseSlug: string;
	courseImage: string | null;
	locality: string | null;
	region: string | null;
	country: string;
	answer?: AnswerRow | null;
};

export function toReviewWithCourse(ctx: DomainContext, row: JoinedRow): ReviewWithCourse {
	const country = countryOf(row.country);
	return {
		...toReview(ctx, row.review, row.author, row.answer),
		courseName: row.courseName,
		courseLocation: [row.locality ?? row.region, country.name].filter(Boolean).join(', '),
		courseSlug: row.courseSlug,
		countrySlug: country.slug,
		courseImage: row.courseImage,
	};
}

/** One page of ten of a golfer's published reviews, newest first, for the public page. A page past the end is the last. */
export async function listReviewsOfGolfer(
	ctx: DomainContext,
	userId: string,
	page: number,
): Promise<Paged<ReviewWithCourse>> {
	const paged = await pageOfReviews(ctx, and(eq(reviews.userId, userId), published), page);
	for (const { review } of paged.items) ctx.reads.add(`course:${review.courseId}`);
	return { ...paged, items: paged.items.map((row) => toReviewWithCourse(ctx, row)) };
}

/** What only its author is told of a review. */
const ownColumns = {
	...{ status: reviews.status, heldBy: reviews.heldBy },
	...{ rejectionGround: reviews.rejectionGround, rejectionWords: reviews.rejectionWords },
};

type Own = Pick<typeof reviews.$inferSelect, keyof typeof ownColumns>;
type OwnRow = JoinedRow & { own: Own };

/** One page of the reviews that fit, newest first, each with its course. */
async function pageOfReviews({ db }: DomainContext, fitting: SQL | undefined, page: number): Promise<Paged<OwnRow>> {
	const total = await db.$count(reviews, fitting);
	const pages = Math.max(1, Math.ceil(total / REVIEWS_PAGE_SIZE));
	const at = Math.min(page, pages);
	const items = await db
		.select({ ...withCourse, own: ownColumns })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(fitting)
		.orderBy(...newestFirst)
		.limit(REVIEWS_PAGE_SIZE)
		.offset((at - 1) * REVIEWS_PAGE_SIZE);
	return { items, page: at, pages, total, totalIsLeast: false, pageSize: REVIEWS_PAGE_SIZE };
}

export type ReviewStatus = 'published' | 'held' | 'rejected';

/** A member's own review, published or not. */
export type OwnReview = ReviewWithCourse & {
	status: ReviewStatus;
	heldBy: HoldingRule[];
	/** Why an editor took it down. */
	rejection: { ground: Ground; words: string } | null;
};

/** One page of ten of the viewer's own reviews, newest first; nothing for visitors. A page past the end is the last. */
export async function listOwnReviews(ctx: DomainContext, page: number): Promise<Paged<OwnReview>> {
	const { viewer } = ctx;
	const own =
		viewer.kind === 'member' ? and(eq(reviews.userId, viewer.userId), ne(reviews.status, 'withdrawn')) : sql`false`;
	const paged = await pageOfReviews(ctx, own, page);
	return {
		...paged,
		items: paged.items.map((row) => ({
			...toReviewWithCourse(ctx, row),
			// Withdrawn ones are left out above.
			status: row.own.status as ReviewStatus,
			heldBy: row.own.heldBy.filter((name) => isHoldingRule(name)),
			rejection: rejectionOf(row.own),
		})),
	};
}

type RejectedRow = Pick<Own, 'rejectionGround' | 'rejectionWords'>;

/** Why an editor took a review down; null for any other. */
export function rejectionOf({ rejectionGround: ground, rejectionWords: words }: RejectedRow) {
	return ground !== null && isGround(ground) ? { ground, words: words ?? '' } : null;
}

const latestReviews = prepared((db) =>
	db
		.select(withCourse)
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(published)
		.orderBy(...newestFirst)
		.limit(sql.placeholder('limit'))
		.prepare('latest_reviews'),
);

/** The newest published reviews across all courses (specification: default 5, home 3). */
export async function listLatestReviews(ctx: DomainContext, limit = 5): Promise<ReviewWithCourse[]> {
	ctx.reads.add('reviews:latest');
	const rows = await latestReviews(ctx.db).execute({ limit });
	const items = rows.map((row) => toReviewWithCourse(ctx, row));
	return withPhotographs(ctx, rows, items);
}

/** The newest published reviews that were not made up as samples, of one course if given. */
export async function listReviewsForFeed(
	ctx: DomainContext,
	{ courseId, limit = 30 }: { courseId?: number; limit?: number } = {},
): Promise<ReviewWithCourse[]> {
	ctx.reads.add(courseId === undefined ? 'reviews:latest' : `course:${courseId}`);
	const ofCourse = courseId === undefined ? undefined : eq(reviews.courseId, courseId);
	const rows = await ctx.db
		.select(withCourse)
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(and(published, ofCourse, eq(reviews.sample, false)))
		.orderBy(...newestFirst)
		.limit(limit);
	const items = rows.map((row) => toReviewWithCourse(ctx, row));
	return withPhotographs(ctx, rows, items);
}

/** A published review with its course, or null. */
export async function getReview(ctx: DomainContext, id: number): Promise<ReviewWithCourse | null> {
	const [row] = await ctx.db
		.select({ ...withCourse, answer: answerColumns })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(and(eq(reviews.id, id), published))
		.limit(1);
	if (!row) return null;
	ctx.reads.add(`course:${row.review.courseId}`);
	const [review] = await withPhotographs(ctx, [row], [toReviewWithCourse(ctx, row)]);
	return review ?? null;
}

/** Numbers printed at /how-we-rate: reviews by kind, and how many courses are rated and ranked. */
export async function countRatings(ctx: DomainContext) {
	ctx.reads.add('ranking');
	const [counted, kinds] = await Promise.all([
		ctx.db
			.select({
				rated: sql<number>`(count(*) filter (where rating_count > 0))::int`,
				ranked: sql<number>`(count(*) filter (where ranked))::int`,
				reviews: sql<number>`coalesce(sum(rating_count), 0)::int`,
			})
			.from(courses)
			.where(sql`rating_count > 0`),
		ctx.db
			.select({
				verified: sql<number>`(count(*) filter (where verification <> 'unverified'))::int`,
				members: sql<number>`(count(*) filter (where user_id is not null))::int`,
				samples: sql<number>`(count(*) filter (where sample))::int`,
			})
			.from(reviews)
			.where(published),
	]);
	return {
		...(counted[0] ?? { rated: 0, ranked: 0, reviews: 0 }),
		...(kinds[0] ?? { verified: 0, members: 0, samples: 0 }),
	};
}
