import { getCourse, getSlugByAlias } from '#domain/catalogue/queries.ts';
import { excerpt } from '#domain/reviews/excerpt.ts';
import { getReview, listRecentReviews } from '#domain/reviews/queries.ts';
import type { Review } from '#domain/reviews/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { DialogData, Layers } from './dialog-data.ts';
import { dialogFacts } from './dialog-facts.ts';

const RECENT_REVIEWS = 4;

/** The course and review that an address asks for, or null when it asks for none. */
export async function readDialog(
	ctx: DomainContext,
	{ course: asked, review: id }: Layers,
): Promise<DialogData | null> {
	if (asked === null) return null;
	const found = await findCourse(ctx, asked);
	if (!found) return { asked, course: null, recent: [], review: null };
	const { factSources: _, ...course } = found;
	const recent = await listRecentReviews(ctx, course.id, RECENT_REVIEWS);
	return {
		asked,
		course: { ...course, told: dialogFacts(found) },
		recent: recent.map((review) => ({ ...review, excerpt: excerpt(review.content) })),
		review: id === null ? null : await findReview(ctx, course.id, recent, id),
	};
}

async function findCourse(ctx: DomainContext, slug: string) {
	const course = await getCourse(ctx, slug);
	if (course) return course;
	const present = await getSlugByAlias(ctx, slug);
	return present === null ? null : getCourse(ctx, present);
}

async function findReview(ctx: DomainContext, courseId: number, recent: Review[], id: number): Promise<Review | null> {
	const known = recent.find((review) => review.id === id);
	if (known) return known;
	const review = await getReview(ctx, id);
	return review?.courseId === courseId ? review : null;
}
