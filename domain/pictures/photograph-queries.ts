import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import { type OwnReviewPlace, ownReview } from '../reviews/authors/own-review.ts';
import type { DomainContext } from '../shared/context.ts';
import type { CoursePhotograph, OwnPhotograph, Photograph } from './shapes.ts';

/** Of photographs that are shown, for queries that join their reviews. */
export const ready = and(eq(photographs.status, 'ready'), eq(reviews.status, 'published'));
const day = sql<string>`coalesce(${reviews.datePlayed}, (${photographs.createdAt} at time zone 'UTC')::date)::text`;

/** Columns of what pages show of a photograph, without its day, which what it belongs to knows. */
export const undatedPhotograph = {
	id: photographs.id,
	alt: photographs.alt,
	// One that is ready or was removed has both: they are stored in the same statement as its status.
	width: sql<number>`${photographs.width}`,
	height: sql<number>`${photographs.height}`,
};

/** The same with its day, for queries that join its review. */
export const shownPhotograph = { ...undatedPhotograph, day };

/** The ready photographs of published reviews, by review, in the reviewers' order. One statement, none for no reviews. */
export async function listPhotographsOf(
	{ db }: Pick<DomainContext, 'db'>,
	reviewIds: readonly number[],
): Promise<Map<number, Photograph[]>> {
	const byReview = new Map<number, Photograph[]>();
	if (reviewIds.length === 0) return byReview;
	const rows = await db
		.select({ ...shownPhotograph, reviewId: reviews.id })
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.where(and(inArray(photographs.reviewId, [...reviewIds]), ready))
		.orderBy(asc(photographs.reviewId), asc(photographs.position), asc(photographs.createdAt));
	for (const { reviewId, ...photograph } of rows) {
		byReview.set(reviewId, [...(byReview.get(reviewId) ?? []), photograph]);
	}
	return byReview;
}

/** Whether a course has photographs to be shown: a column for queries of courses. */
export const hasPhotographs = sql<boolean>`exists (
	select from photographs join reviews on reviews.id = photographs.review_id
	where photographs.course_id = courses.id and photographs.status = 'ready' and reviews.status = 'published'
)`.as('has_photographs');

const galleryOfCourse = prepared((db) =>
	db
		.select({
			...shownPhotograph,
			reviewId: reviews.id,
			userId: reviews.userId,
			author: shownMember.name,
			reviewerName: reviews.reviewerName,
		})
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(and(eq(photographs.courseId, sql.placeholder('courseId')), ready))
		.orderBy(desc(photographs.createdAt), asc(photographs.position), asc(photographs.id))
		.limit(sql.placeholder('limit'))
		.prepare('gallery_of_course'),
);

/** The newest photographs of a course, for its gallery; notes that they depend on their authors' names. */
export async function listCoursePhotographs(
	ctx: DomainContext,
	courseId: number,
	limit: number,
): Promise<CoursePhotograph[]> {
	ctx.reads.add(`course:${courseId}`);
	const rows = await galleryOfCourse(ctx.db).execute({ courseId, limit });
	return rows.map(({ userId, author, reviewerName, ...photograph }) => {
		if (userId !== null) ctx.reads.add(`member:${userId}`);
		return { ...photograph, userName: author ?? reviewerName ?? 'Anonymous Golfer' };
	});
}

/** The photographs of the asker's own review, whatever their status; none for anybody else's. */
export function listOwnPhotographs(ctx: DomainContext, place: OwnReviewPlace): Promise<OwnPhotograph[]> {
	return ctx.db
		.select({
			id: photographs.id,
			alt: photographs.alt,
			status: photographs.status,
			hidden: sql<boolean>`${reviews.userId} is null and ${reviews.status} <> 'published'`,
		})
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.where(ownReview(ctx, place))
		.orderBy(asc(photographs.position), asc(photographs.createdAt));
}

/** Those of the ids that name no photograph: most were sent, and taken by no review within a day. */
export async function listGone({ db }: Pick<DomainContext, 'db'>, ids: readonly string[]): Promise<Set<string>> {
	const gone = new Set(ids);
	if (gone.size === 0) return gone;
	const rows = await db
		.select({ id: photographs.id })
		.from(photographs)
		.where(inArray(photographs.id, [...ids]));
	for (const { id } of rows) gone.delete(id);
	return gone;
}

/** What has become of a photograph that was just uploaded; null when there is none. Whoever knows the id has sent it. */
export async function getUpload(
	{ db }: Pick<DomainContext, 'db'>,
	id: string,
): Promise<{ status: OwnPhotograph['status'] } | null> {
	const [row] = await db.select({ status: photographs.status }).from(photographs).where(eq(photographs.id, id));
	return row ?? null;
}
