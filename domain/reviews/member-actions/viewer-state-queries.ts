import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { courseRepresentatives, helpfulVotes, reviews } from '#database/schema/reviews.ts';
import { coverOfCourse } from '#domain/pictures/golfer-photograph.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { mayChooseCovers } from '#domain/shared/desk/desk-policy.ts';
import { type HandicapBand, handicapBand } from '../handicap-band.ts';

/** What a member has to do with a course and its reviews beside its marks; pages that are the same for everyone learn it by script. */
export type ViewerState = {
	/** Speaks for the course, and may answer its reviews. */
	represents: boolean;
	/** The band of the member's handicap, where it is known. */
	band: HandicapBand | null;
	/** Ids of reviews that the member has found helpful, and of those the member wrote. */
	helpful: number[];
	own: number[];
	/** May choose which photograph stands for the course; which one does, to those who may. */
	choosesCovers: boolean;
	cover: string | null;
	/** Helpful votes now of the reviews that were asked for, by id. */
	counts: Record<string, number>;
};

const NONE: ViewerState = {
	represents: false,
	band: null,
	helpful: [],
	own: [],
	choosesCovers: false,
	cover: null,
	counts: {},
};
const MOST = 500;

/** The viewer's state at a course, looked at for the given reviews (at most 100 count); nothing for visitors. */
export async function getViewerState(
	{ db, viewer }: DomainContext,
	courseId: number,
	reviewIds: readonly number[],
): Promise<ViewerState> {
	if (viewer.kind !== 'member') return NONE;
	const { userId } = viewer;
	const choosesCovers = mayChooseCovers(viewer);
	const [represents, profile, voted, own, counted, covers] = await Promise.all([
		db.$count(
			courseRepresentatives,
			and(eq(courseRepresentatives.userId, userId), eq(courseRepresentatives.courseId, courseId)),
		),
		db.select({ tenths: profiles.handicapTenths }).from(profiles).where(eq(profiles.userId, userId)),
		db
			.select({ id: helpfulVotes.reviewId })
			.from(helpfulVotes)
			.innerJoin(reviews, eq(reviews.id, helpfulVotes.reviewId))
			.where(and(eq(helpfulVotes.userId, userId), eq(reviews.courseId, courseId)))
			.limit(MOST),
		db
			.select({ id: reviews.id })
			.from(reviews)
			.where(and(eq(reviews.userId, userId), eq(reviews.courseId, courseId), ne(reviews.status, 'withdrawn')))
			.limit(MOST),
		countHelpful(db, courseId, reviewIds),
		choosesCovers ? db.select({ id: coverOfCourse }).from(courses).where(eq(courses.id, courseId)) : [],
	]);
	return {
		represents: represents > 0,
		band: typeof profile[0]?.tenths === 'number' ? handicapBand(profile[0].tenths) : null,
		helpful: voted.map(({ id }) => id),
		own: own.map(({ id }) => id),
		choosesCovers,
		cover: covers[0]?.id ?? null,
		counts: Object.fromEntries(counted.map(({ id, count }) => [id, count])),
	};
}

/** The helpful votes of published reviews of a course; nothing is asked where there are none to ask about. */
async function countHelpful(db: Database, courseId: number, reviewIds: readonly number[]) {
	if (reviewIds.length === 0) return [];
	const asked = and(inArray(reviews.id, reviewIds.slice(0, 100)), eq(reviews.courseId, courseId));
	return db
		.select({ id: reviews.id, count: reviews.helpfulCount })
		.from(reviews)
		.where(and(asked, eq(reviews.status, 'published')));
}
