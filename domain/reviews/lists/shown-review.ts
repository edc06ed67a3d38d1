import { desc, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { type ShownMember, shownMember } from '#domain/accounts/shown-member.ts';
import { countryOf } from '#domain/catalogue/cards.ts';
import { avatarPath } from '#domain/pictures/avatar-path.ts';
import { listPhotographsOf } from '#domain/pictures/photograph-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ASPECTS } from '../aspects.ts';
import type { ClubAnswer, Review, ReviewWithCourse, Round, Verification } from '../shapes.ts';

export const REVIEWS_PAGE_SIZE = 10;

/** Written out: with a parameter for it PostgreSQL plans anew each time, since its plan for any status knows no partial index. */
export const published = sql`${reviews.status} = 'published'`;

/** The columns of a review that pages show. What it was held by and where it came from stays where it is. */
export const shownReview = {
	id: reviews.id,
	courseId: reviews.courseId,
	userId: reviews.userId,
	reviewerName: reviews.reviewerName,
	content: reviews.content,
	rating: reviews.rating,
	datePlayed: reviews.datePlayed,
	createdAt: reviews.createdAt,
	pros: reviews.pros,
	cons: reviews.cons,
	aspects: reviews.aspects,
	verification: reviews.verification,
	benefit: reviews.benefit,
	insider: reviews.insider,
	helpfulCount: reviews.helpfulCount,
	tees: reviews.tees,
	transport: reviews.transport,
	weather: reviews.weather,
	pricePaidMinor: reviews.pricePaidMinor,
	pricePaidCurrency: reviews.pricePaidCurrency,
	handicapBand: reviews.handicapBand,
	sample: reviews.sample,
	photographCount: reviews.photographCount,
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
		insider: row.insider,
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

export const newestFirst = [desc(reviews.createdAt), desc(reviews.id)];

const roundOf = ({
	tees,
	transport,
	weather,
	pricePaidMinor: minor,
	pricePaidCurrency: currency,
}: ReviewRow): Round => ({
	tees,
	transport,
	weather,
	price: minor !== null && currency !== null ? { minor, currency } : null,
});

/** What a review in a list across courses is read with. */
export const withCourse = {
	review: shownReview,
	author: shownMember,
	courseName: courses.name,
	courseSlug: courses.slug,
	courseImage: courses.imageUrl,
	locality: courses.locality,
	regionName: courses.regionName,
	country: courses.country,
};

export type JoinedRow = {
	review: ReviewRow;
	author: ShownMember;
	courseName: string;
	courseSlug: string;
	courseImage: string | null;
	locality: string | null;
	regionName: string | null;
	country: string;
	answer?: AnswerRow | null;
};

/** A row as lists beyond one course print it, with the course's name, place and picture. */
export function toReviewWithCourse(ctx: DomainContext, row: JoinedRow): ReviewWithCourse {
	const country = countryOf(row.country);
	return {
		...toReview(ctx, row.review, row.author, row.answer),
		courseName: row.courseName,
		courseLocation: [row.locality ?? row.regionName, country.name].filter(Boolean).join(', '),
		courseSlug: row.courseSlug,
		countrySlug: country.slug,
		courseImage: row.courseImage,
	};
}
