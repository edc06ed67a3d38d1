import { asc, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk-policy.ts';

/** A review that waits for an editor. */
export type WaitingReview = {
	id: number;
	/** What a decision binds to. */
	version: number;
	course: string;
	rating: number;
	content: string;
	/** Names of the rules that hold it. */
	heldBy: string[];
	createdAt: Date;
};

/** The reviews that have waited longest; nothing for anybody but editors. */
export async function listWaitingReviews({ db, viewer }: DomainContext, limit = 50): Promise<WaitingReview[]> {
	if (!isEditor(viewer)) return [];
	return db
		.select({
			id: reviews.id,
			version: reviews.version,
			course: courses.name,
			rating: reviews.rating,
			content: reviews.content,
			heldBy: reviews.heldBy,
			createdAt: reviews.createdAt,
		})
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(eq(reviews.status, 'held'))
		.orderBy(asc(reviews.createdAt), asc(reviews.id))
		.limit(limit);
}
