import { and, desc, eq, gte, ne, or } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { verificationOpen } from '../reviews/authors/own-queries.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import type { DomainContext } from '../shared/context.ts';

/** A review that was just written, and what may still be done about its round. `day` as YYYY-MM-DD. */
export type AfterReview = {
	reviewId: number;
	day: string | null;
	course: ListedCourse;
	/** A picture of the scorecard would verify it; none is being looked at. */
	scorecard: boolean;
	/** A check-in at the course would, today. */
	checkIn: boolean;
	/** Score, partners and notes have no place yet. */
	log: boolean;
};

const DAYS = 14;
const MOST = 3;

/**
 * The viewer's newest reviews of the last fortnight about which something may still be done, the newest first: what the page of thanks
 * offers, for whoever it left too soon. Nothing for visitors.
 */
export async function listAfterReview({ db, viewer, now }: DomainContext): Promise<AfterReview[]> {
	if (viewer.kind !== 'member') return [];
	const since = new Date(now().getTime() - DAYS * 86_400_000);
	const ofRound = and(
		eq(rounds.userId, viewer.userId),
		or(eq(rounds.reviewId, reviews.id), and(eq(rounds.courseId, reviews.courseId), eq(rounds.day, reviews.datePlayed))),
	);
	const rows = await db
		.selectDistinctOn([reviews.createdAt, reviews.id], {
			...{ ...listedColumns, review: reviews, closedOn: courses.closedOn },
			...{ card: scorecards.status, roundId: rounds.id },
		})
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(scorecards, eq(scorecards.reviewId, reviews.id))
		.leftJoin(rounds, ofRound)
		.where(and(eq(reviews.userId, viewer.userId), ne(reviews.status, 'withdrawn'), gte(reviews.createdAt, since)))
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(MOST);
	return rows
		.map(({ review, closedOn, card, roundId, ...course }) => {
			const { verifiable, checkInOpen } = verificationOpen(review, closedOn, now());
			const open = { scorecard: verifiable && card !== 'open', checkIn: checkInOpen, log: roundId === null };
			return { reviewId: review.id, day: review.datePlayed, course: toListed(course), ...open };
		})
		.filter(({ scorecard, checkIn, log }) => scorecard || checkIn || log);
}
