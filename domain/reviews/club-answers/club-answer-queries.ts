import { and, desc, eq } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnswers, courseRepresentatives, reviews } from '#database/schema/reviews.ts';
import { shownMember } from '#domain/accounts/shown-member.ts';
import { countryOf } from '#domain/catalogue/cards.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerColumns, published, shownReview, toReview } from '../lists/shown-review.ts';
import type { Review } from '../shapes.ts';

/** A review that the viewer may answer for its club. */
export type AnswerableReview = Review & { courseName: string; courseSlug: string; countrySlug: string };

const MOST = 50;

/** Published reviews of the courses that the viewer speaks for, the newest first; nothing for everybody else. */
export async function listAnswerable(ctx: DomainContext, id?: number): Promise<AnswerableReview[]> {
	const { viewer, db } = ctx;
	if (viewer.kind !== 'member') return [];
	const spokenFor = and(
		eq(courseRepresentatives.courseId, reviews.courseId),
		eq(courseRepresentatives.userId, viewer.userId),
	);
	const rows = await db
		.select({
			review: shownReview,
			author: shownMember,
			answer: answerColumns,
			courseName: courses.name,
			courseSlug: courses.slug,
			country: courses.country,
		})
		.from(reviews)
		.innerJoin(courseRepresentatives, spokenFor)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(and(published, id === undefined ? undefined : eq(reviews.id, id)))
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(MOST);
	return rows.map(({ courseName, courseSlug, country, ...row }) => ({
		...toReview(ctx, row.review, row.author, row.answer),
		courseName,
		courseSlug,
		countrySlug: countryOf(country).slug,
	}));
}

/** The review, where the viewer may answer it; else null. */
export async function getAnswerable(ctx: DomainContext, id: number): Promise<AnswerableReview | null> {
	return (await listAnswerable(ctx, id))[0] ?? null;
}

/** True for somebody who speaks for a course. */
export async function isRepresentative({ db, viewer }: DomainContext): Promise<boolean> {
	if (viewer.kind !== 'member') return false;
	return (await db.$count(courseRepresentatives, eq(courseRepresentatives.userId, viewer.userId))) > 0;
}
