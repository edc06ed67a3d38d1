import { and, desc, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseRepresentatives, reviews, reviewVersions } from '#database/schema/reviews.ts';
import { RETENTION } from '../shared/retention.ts';
import { FLOOD_HOURS, isCourseFlooded } from './flood-queries.ts';
import type { HoldingRule, Judged } from './holding-rules.ts';
import { signsIn } from './holding-signs.ts';

/** Limits of the holding rules. */
export const HOLDING_LIMITS = {
	/** A form that comes back sooner was filled in by no golfer. */
	fastestMilliseconds: 3_000,
	/** Reviews from one network in 24 hours before the next is held. */
	networkADay: 5,
	/** Edits of one review in 24 hours before the next is held. */
	editsADay: 5,
	/** From this similarity of trigrams (0 to 1) on a text is a near-copy. */
	nearCopy: 0.6,
	/** Texts shorter than this may well be the same as others of their author: "Lovely course!". */
	shortestOwnCopy: 25,
} as const;

/** How many texts that share marks, or come from the same author, are looked at one by one. */
const MOST_COMPARED = 50;
const HOUR = 3_600_000;

/** The rules that hold what its author has typed. The grade is not among what they see. */
export async function rulesOfText(tx: Database, judged: Judged): Promise<HoldingRule[]> {
	const found = signsIn(judged.words);
	return (await isNearCopy(tx, judged)) ? [...found, 'near-copy'] : found;
}

/** The rules that hold a new review because of where it comes from. */
export async function rulesOfOrigin(tx: Database, judged: Judged, now: Date): Promise<HoldingRule[]> {
	const found: HoldingRule[] = [];
	const recent = gt(reviews.createdAt, new Date(now.getTime() - FLOOD_HOURS * HOUR));
	const ofNetwork = await tx.$count(reviews, and(eq(reviews.networkHash, judged.networkHash), recent));
	if (ofNetwork >= HOLDING_LIMITS.networkADay) found.push('network-flood');
	if (await isCourseFlooded(tx, judged, now)) found.push('course-flood');
	if (await speaksFor(tx, judged)) found.push('own-club');
	const deleted = and(
		eq(reviews.courseId, judged.courseId),
		eq(reviews.status, 'withdrawn'),
		gt(reviews.updatedAt, RETENTION.removedReview.before(now)),
		sameAuthor(judged),
	);
	if ((await tx.$count(reviews, deleted)) > 0) found.push('reposted');
	return found;
}

async function speaksFor(tx: Database, { userId, courseId }: Judged): Promise<boolean> {
	if (userId === null) return false;
	const own = and(eq(courseRepresentatives.userId, userId), eq(courseRepresentatives.courseId, courseId));
	return (await tx.$count(courseRepresentatives, own)) > 0;
}

/** True when a review has been changed too often within a day. */
export async function isEditLoop(tx: Database, reviewId: number, now: Date): Promise<boolean> {
	const since = new Date(now.getTime() - 24 * HOUR);
	const edits = and(eq(reviewVersions.reviewId, reviewId), gt(reviewVersions.replacedAt, since));
	return (await tx.$count(reviewVersions, edits)) >= HOLDING_LIMITS.editsADay;
}

/** The member's own reviews; a visitor's are those without an account that came from the same network this week. */
function sameAuthor({ userId, networkHash }: Judged): SQL | undefined {
	if (userId !== null) return eq(reviews.userId, userId);
	return and(isNull(reviews.userId), eq(reviews.networkHash, networkHash));
}

/**
 * True when the text is nearly that of another review: of anybody's, found by the marks both share, or of the same member
 * or network.
 */
async function isNearCopy(tx: Database, judged: Judged): Promise<boolean> {
	const { content, sketch } = judged;
	const candidates: (SQL | undefined)[] = [];
	// Written out as an array of the database's own: a list of parameters would hide the index from it.
	if (sketch) candidates.push(sql`${reviews.sketch} && ${`{${sketch.join(',')}}`}::integer[]`);
	if (content.length >= HOLDING_LIMITS.shortestOwnCopy) {
		const own = judged.userId === null ? undefined : eq(reviews.userId, judged.userId);
		candidates.push(or(own, eq(reviews.networkHash, judged.networkHash)));
	}
	for (const candidate of candidates) {
		const compared = tx
			.select({ content: reviews.content })
			.from(reviews)
			.where(and(candidate, ne(reviews.status, 'withdrawn'), ne(reviews.id, judged.reviewId ?? 0)))
			.orderBy(desc(reviews.createdAt))
			.limit(MOST_COMPARED)
			.as('compared');
		const alike = await tx.select({ alike: sql<number>`max(similarity(content, ${content}))` }).from(compared);
		if ((alike[0]?.alike ?? 0) >= HOLDING_LIMITS.nearCopy) return true;
	}
	return false;
}
