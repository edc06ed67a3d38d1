import { count, desc, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, helpfulVotes, likedCourses, reviews } from '#database/schema/reviews.ts';
import { countryOf } from '../catalogue/cards.ts';
import { COUNTS_AS_FIRST } from '../reviews/rating/first-reviews.ts';
import { shownGrade } from '../reviews/rating/shown-grade.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { isGround } from '../shared/desk/grounds.ts';
import { isUuid } from '../shared/uuid.ts';

/** A review of a member in whatever state. */
export type WrittenReview = {
	id: number;
	status: string;
	/** Null once it was withdrawn: nothing of what it said is kept. */
	rating: number | null;
	content: string;
	createdAt: string;
	heldBy: string[];
	/** It counts half, as the account's first that no editor has read. */
	countsAsFirst: boolean;
	rejection: { ground: string; words: string } | null;
	course: { name: string; slug: string; countrySlug: string };
};

/** The newest of what a member has written, and the counts of what is on the account's lists. */
export type MemberActivity = {
	reviews: WrittenReview[];
	/** Reviews by state. */
	states: Record<string, number>;
	wantToPlay: number;
	checkIns: number;
	helpfulVotes: number;
};

const MOST_REVIEWS = 50;

/** What a member has done on the site; null for what is no member's id, and for anybody but editors. */
export async function getMemberActivity({ db, viewer }: DomainContext, userId: string): Promise<MemberActivity | null> {
	if (!isEditor(viewer) || !isUuid(userId)) return null;
	const { id, status, rating, content, createdAt, heldBy, rejectionGround, rejectionWords } = reviews;
	const own = eq(reviews.userId, userId);
	const [rows, states, wantToPlay, checkInCount, votes] = await Promise.all([
		db
			.select({
				review: { id, status, rating, content, createdAt, heldBy, rejectionGround, rejectionWords },
				countsAsFirst: COUNTS_AS_FIRST,
				name: courses.name,
				slug: courses.slug,
				country: courses.country,
			})
			.from(reviews)
			.innerJoin(courses, eq(courses.id, reviews.courseId))
			.where(own)
			.orderBy(desc(createdAt), desc(id))
			.limit(MOST_REVIEWS),
		db.select({ status, count: count() }).from(reviews).where(own).groupBy(status),
		db.$count(likedCourses, eq(likedCourses.userId, userId)),
		db.$count(checkIns, eq(checkIns.userId, userId)),
		db.$count(helpfulVotes, eq(helpfulVotes.userId, userId)),
	]);
	return {
		reviews: rows.map(({ review, countsAsFirst, name, slug, country }) => ({
			id: review.id,
			status: review.status,
			rating: shownGrade(review),
			content: review.content,
			createdAt: review.createdAt.toISOString(),
			heldBy: review.heldBy,
			countsAsFirst,
			rejection: toRejection(review),
			course: { name, slug, countrySlug: countryOf(country).slug },
		})),
		states: Object.fromEntries(states.map((row) => [row.status, row.count])),
		wantToPlay,
		checkIns: checkInCount,
		helpfulVotes: votes,
	};
}

function toRejection({
	rejectionGround: ground,
	rejectionWords,
}: {
	rejectionGround: string | null;
	rejectionWords: string | null;
}) {
	return ground !== null && isGround(ground) ? { ground, words: rejectionWords ?? '' } : null;
}
