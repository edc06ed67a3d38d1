import { and, desc, eq } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import type { DomainContext } from '../shared/context.ts';
import { microsecondsOf, olderThan, type Part, type Place, partOf } from '../shared/newest-first.ts';
import { ready, shownPhotograph } from './photograph-queries.ts';
import type { CoursePhotograph } from './shapes.ts';

/**
 * The photographs of a course as programs may know them, newest first, from the one after `after` on: those that its page shows, and
 * none of samples (decision R9). Throws when the database does.
 */
export async function listOpenPhotographs(
	ctx: DomainContext,
	{ courseId, after, limit }: { courseId: number; after: Place<string> | null; limit: number },
): Promise<Part<CoursePhotograph, string>> {
	ctx.reads.add(`course:${courseId}`);
	const rest = after ? olderThan(after, { moment: photographs.createdAt, id: photographs.id }) : undefined;
	const rows = await ctx.db
		.select({
			...shownPhotograph,
			reviewId: reviews.id,
			userId: reviews.userId,
			author: shownMember.name,
			reviewerName: reviews.reviewerName,
			microseconds: microsecondsOf(photographs.createdAt),
		})
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(and(eq(photographs.courseId, courseId), ready, eq(reviews.sample, false), rest))
		.orderBy(desc(photographs.createdAt), desc(photographs.id))
		.limit(limit + 1);
	const toItem = ({ userId, author, reviewerName, microseconds: _, ...photograph }: (typeof rows)[number]) => {
		if (userId !== null) ctx.reads.add(`member:${userId}`);
		return { ...photograph, userName: author ?? reviewerName ?? 'Anonymous Golfer' };
	};
	return partOf(rows, { limit, idOf: ({ id }) => id, toItem });
}
