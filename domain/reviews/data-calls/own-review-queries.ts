import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Ground } from '#domain/shared/desk/grounds.ts';
import { microsecondsOf, olderThan, type Part, type Place, partOf } from '#domain/shared/newest-first.ts';
import { rejectionOf } from '../authors/author-queries.ts';
import { type HoldingRule, isHoldingRule } from '../holding/holding-rules.ts';
import { type ListedCourse, listedColumns, toListed } from '../lists/listed-course.ts';
import type { Verification } from '../shapes.ts';

/** A member's own review as their program is told of it, published or not. */
export type OwnCallReview = {
	id: number;
	/** What an edit binds to. */
	version: number;
	state: 'published' | 'held' | 'rejected';
	heldBy: HoldingRule[];
	/** Why an editor took it down. */
	rejection: { ground: Ground; words: string } | null;
	course: ListedCourse;
	content: string;
	/** The name that it is printed with where the account has none. */
	typedName: string | null;
	rating: number;
	datePlayed: string | null;
	pros: string[];
	cons: string[];
	verification: Verification;
	helpfulCount: number;
	createdAt: string;
	updatedAt: string;
};

const columns = {
	...listedColumns,
	reviewId: reviews.id,
	version: reviews.version,
	status: reviews.status,
	heldBy: reviews.heldBy,
	rejectionGround: reviews.rejectionGround,
	rejectionWords: reviews.rejectionWords,
	content: reviews.content,
	reviewerName: reviews.reviewerName,
	rating: reviews.rating,
	datePlayed: reviews.datePlayed,
	pros: reviews.pros,
	cons: reviews.cons,
	verification: reviews.verification,
	helpfulCount: reviews.helpfulCount,
	createdAt: reviews.createdAt,
	updatedAt: reviews.updatedAt,
	microseconds: microsecondsOf(reviews.createdAt),
};

/** The viewer's own reviews, the newest first, from the one after `after` on; nothing for visitors. Withdrawn ones are nobody's. */
export async function listOwnForCalls(
	ctx: DomainContext,
	{ after, limit }: { after: Place | null; limit: number },
): Promise<Part<OwnCallReview>> {
	const rest = after ? olderThan(after, { moment: reviews.createdAt, id: reviews.id }) : undefined;
	const rows = await read(ctx, rest).limit(limit + 1);
	return partOf(rows, { limit, idOf: ({ reviewId }) => reviewId, toItem });
}

/** One of the viewer's own reviews; null for what is not theirs. */
export async function getOwnForCalls(ctx: DomainContext, id: number): Promise<OwnCallReview | null> {
	const [row] = await read(ctx, eq(reviews.id, id)).limit(1);
	return row ? toItem(row) : null;
}

function read({ db, viewer }: DomainContext, which: SQL | undefined) {
	const own = viewer.kind === 'member' ? eq(reviews.userId, viewer.userId) : sql`false`;
	return db
		.select(columns)
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(and(own, ne(reviews.status, 'withdrawn'), which))
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.$dynamic();
}

type Row = Awaited<ReturnType<typeof read>>[number];

const toItem = (row: Row): OwnCallReview => ({
	id: row.reviewId,
	version: row.version,
	// Withdrawn ones are left out above.
	state: row.status as OwnCallReview['state'],
	heldBy: row.status === 'held' ? row.heldBy.filter((name) => isHoldingRule(name)) : [],
	rejection: rejectionOf(row),
	course: toListed(row),
	content: row.content,
	typedName: row.reviewerName,
	rating: row.rating,
	datePlayed: row.datePlayed,
	pros: row.pros,
	cons: row.cons,
	verification: row.verification,
	helpfulCount: row.helpfulCount,
	createdAt: row.createdAt.toISOString(),
	updatedAt: row.updatedAt.toISOString(),
});
