import { and, eq, gt } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { inMajorUnits } from '../shared/currencies.ts';
import { toldReviews } from './book.ts';

type RoundRow = typeof rounds.$inferSelect;

/** A logged round as its owner sees it, `day` as YYYY-MM-DD; null is what was left out. The price in major units, as text. */
export type OwnRound = Pick<
	RoundRow,
	| 'id'
	| 'day'
	| 'reviewId'
	| 'tees'
	| 'holes'
	| 'score'
	| 'transport'
	| 'partners'
	| 'weather'
	| 'grade'
	| 'again'
	| 'notes'
	| 'shown'
> & { pricePaid: string | null; priceCurrency: string | null };

/** A row as its owner sees it. */
export function toOwnRound(row: RoundRow): OwnRound {
	const { id, day, reviewId, tees, holes, score, transport, partners, weather, grade, again, notes, shown } = row;
	const { pricePaidMinor: minor, pricePaidCurrency: priceCurrency } = row;
	const pricePaid = minor !== null && priceCurrency !== null ? inMajorUnits(minor, priceCurrency) : null;
	const round = { id, day, reviewId, tees, holes, score, transport, partners, weather, grade, again, notes, shown };
	return { ...round, pricePaid, priceCurrency };
}

/** A logged round of the viewer with its course; null where there is none, or it is somebody else's (S26). */
export async function getOwnRound(
	{ db, viewer }: DomainContext,
	id: number,
): Promise<{ round: OwnRound; course: ListedCourse } | null> {
	if (viewer.kind !== 'member') return null;
	const [row] = await db
		.select({ round: rounds, ...listedColumns })
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.where(and(eq(rounds.id, id), eq(rounds.userId, viewer.userId)));
	if (!row) return null;
	const { round, ...course } = row;
	return { round: toOwnRound(round), course: toListed(course) };
}

/** The day of a review of the viewer's that is a round of a course; null where it is none of theirs, or says no day. */
export async function getDayOfReview(
	{ db, viewer }: DomainContext,
	{ reviewId, courseId }: { reviewId: number; courseId: number },
): Promise<string | null> {
	if (viewer.kind !== 'member') return null;
	const [review] = await db
		.select({ day: reviews.datePlayed })
		.from(reviews)
		.where(and(eq(reviews.id, reviewId), eq(reviews.courseId, courseId), toldReviews(viewer.userId)));
	return review?.day ?? null;
}

/** The viewer's logged rounds by their ids, from the one after `after` on; `next` is the id of the last where more come. */
export async function listOwnRounds(
	{ db, viewer }: DomainContext & { viewer: Member },
	{ after, limit }: { after: number; limit: number },
): Promise<{ items: { round: OwnRound; course: ListedCourse }[]; next: number | null }> {
	const rows = await db
		.select({ round: rounds, ...listedColumns })
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.where(and(eq(rounds.userId, viewer.userId), gt(rounds.id, after)))
		.orderBy(rounds.id)
		.limit(limit + 1);
	const items = rows
		.slice(0, limit)
		.map(({ round, ...course }) => ({ round: toOwnRound(round), course: toListed(course) }));
	return { items, next: rows.length > limit ? (items.at(-1)?.round.id ?? null) : null };
}
