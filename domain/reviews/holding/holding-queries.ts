import { and, desc, eq, gt, isNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { courseRepresentatives, reviews, reviewVersions } from '#database/schema/reviews.ts';
import { RETENTION } from '#domain/shared/retention.ts';
import { type FloodSigns, floodSigns, floodTimes, isFlood } from './flood-queries.ts';
import type { HoldingRule, Judged } from './holding-rules.ts';
import { signsIn } from './holding-signs.ts';

/** Limits of the holding rules. */
export const HOLDING_LIMITS = {
	/** A form that comes back sooner was filled in by no golfer. */
	fastestMilliseconds: 3_000,
	/** Reviews from one network in 24 hours before the next is held. */
	networkADay: 5,
	/** Reviews of a new account in an hour before the next is held, from however many networks: as many as from a single one. */
	newAccountAnHour: 5,
	/** Edits of one review in 24 hours before the next is held. */
	editsADay: 5,
	/** From this similarity of trigrams (0 to 1) on a text is a near-copy. */
	nearCopy: 0.6,
	/** Texts shorter than this may well be the same as others of their author: "Lovely course!". */
	shortestOwnCopy: 25,
} as const;

/** How many texts that share marks, or come from the same author, are looked at one by one. */
const MOST_COMPARED = 50;
/** For a statement whose one row is made of looks at several tables. */
export const NO_TABLE = sql`(select) as nothing`;
const HOUR = 3_600_000;

/** The rules that hold what its author has typed. The grade is not among what they see. */
export async function rulesOfText(tx: Database, judged: Judged): Promise<HoldingRule[]> {
	const [found] = await likeness(tx).execute(likenessValues(judged));
	return textRules(judged, found?.alike ?? 0);
}

const likeness = prepared((db) =>
	db
		.select({ alike: likenessOf(db) })
		.from(NO_TABLE)
		.prepare('likeness_to_others'),
);

/** What tells which rules hold a new review: the columns of a statement that looks for them together. */
export const newReviewSigns = (db: Database) => ({ alike: likenessOf(db), ...originSigns(db) });

/** The values of the placeholders in `newReviewSigns`. */
export function newReviewValues(judged: Judged, now: Date) {
	const { courseId, userId, networkHash } = judged;
	const { recent, newSince } = floodTimes(now);
	return {
		...likenessValues(judged),
		courseId,
		userId,
		networkHash,
		recent: recent.toISOString(),
		newSince: newSince.toISOString(),
		lastHour: new Date(now.getTime() - HOUR).toISOString(),
		removedSince: RETENTION.removedReview.before(now).toISOString(),
	};
}

type NewReviewSigns = FloodSigns & {
	alike: number | null;
	ofNetwork: number;
	ofAuthorLately: number;
	speaksFor: number;
	removed: number;
};

/** The rules that hold a new review: because of what was typed, and because of where it comes from. */
export function newReviewRules(judged: Judged, signs: NewReviewSigns): HoldingRule[] {
	const found = textRules(judged, signs.alike ?? 0);
	if (signs.ofNetwork >= HOLDING_LIMITS.networkADay) found.push('network-flood');
	if (isAuthorFlood(judged, signs)) found.push('author-flood');
	if (isFlood(signs)) found.push('course-flood');
	if (signs.speaksFor > 0) found.push('own-club');
	if (signs.removed > 0) found.push('reposted');
	return found;
}

/** Whatever has become of those before: who deletes a review and writes the next has written two. */
const isAuthorFlood = ({ userId }: Judged, { established, ofAuthorLately }: NewReviewSigns): boolean =>
	userId !== null && established === 0 && ofAuthorLately >= HOLDING_LIMITS.newAccountAnHour;

function textRules({ words }: Judged, alike: number): HoldingRule[] {
	const found = signsIn(words);
	return alike >= HOLDING_LIMITS.nearCopy ? [...found, 'near-copy'] : found;
}

function originSigns(db: Database) {
	const given = <Name extends string>(name: Name) => sql.placeholder(name);
	const [courseId, userId, networkHash] = [given('courseId'), given('userId'), given('networkHash')];
	const [recent, newSince] = [given('recent'), given('newSince')];
	const removed = and(
		eq(reviews.courseId, courseId),
		eq(reviews.status, 'withdrawn'),
		gt(reviews.updatedAt, given('removedSince')),
	);
	const own = and(eq(courseRepresentatives.userId, userId), eq(courseRepresentatives.courseId, courseId));
	return {
		ofNetwork: db.$count(reviews, and(eq(reviews.networkHash, networkHash), gt(reviews.createdAt, recent))),
		ofAuthorLately: db.$count(reviews, and(eq(reviews.userId, userId), gt(reviews.createdAt, given('lastHour')))),
		...floodSigns(db, { courseId, userId, recent, newSince }),
		speaksFor: db.$count(courseRepresentatives, own),
		// Looked for among those of the author: the course may have thousands.
		removed: sql<number>`${db
			.select({ count: sql`(count(*) filter (where ${removed}))::int` })
			.from(reviews)
			.where(sameAuthor(userId, networkHash))}`,
	};
}

/** The member's own reviews; a visitor's are those without an account that came from the same network this week. */
const sameAuthor = (userId: Placeholder, networkHash: Placeholder): SQL | undefined =>
	or(
		eq(reviews.userId, userId),
		and(sql`${userId}::uuid is null`, isNull(reviews.userId), eq(reviews.networkHash, networkHash)),
	);

/** True when a review has been changed too often within a day. */
export async function isEditLoop(tx: Database, reviewId: number, now: Date): Promise<boolean> {
	const since = new Date(now.getTime() - 24 * HOUR);
	const edits = and(eq(reviewVersions.reviewId, reviewId), gt(reviewVersions.replacedAt, since));
	return (await tx.$count(reviewVersions, edits)) >= HOLDING_LIMITS.editsADay;
}

/**
 * How alike the text is to that of the review most like it: of anybody's, found by the marks both share, or of the same member
 * or network.
 */
function likenessOf(db: Database): SQL<number | null> {
	const amongThose = (which: SQL | undefined, name: string) => {
		const compared = db
			.select({ content: reviews.content })
			.from(reviews)
			.where(and(which, ne(reviews.status, 'withdrawn'), ne(reviews.id, sql.placeholder('reviewId'))))
			.orderBy(desc(reviews.createdAt))
			.limit(MOST_COMPARED)
			.as(name);
		return db.select({ alike: sql`max(similarity(content, ${sql.placeholder('content')}))` }).from(compared);
	};
	const marked = sql`${reviews.sketch} && ${sql.placeholder('marks')}::integer[]`;
	const own = or(
		eq(reviews.userId, sql.placeholder('ownUserId')),
		eq(reviews.networkHash, sql.placeholder('ownNetworkHash')),
	);
	return sql<number | null>`greatest(${amongThose(marked, 'marked')}, ${amongThose(own, 'own')})`;
}

function likenessValues({ reviewId, userId, networkHash, content, sketch }: Judged) {
	const ownToo = content.length >= HOLDING_LIMITS.shortestOwnCopy;
	return {
		content,
		reviewId: reviewId ?? 0,
		marks: sketch && `{${sketch.join(',')}}`,
		ownUserId: ownToo ? userId : null,
		ownNetworkHash: ownToo ? networkHash : null,
	};
}
