import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor, mayChooseCovers } from '../shared/desk/desk-policy.ts';
import { captionMark } from './caption-mark.ts';
import { coverOfCourse } from './golfer-photograph.ts';
import { shownPhotograph } from './photograph-queries.ts';
import type { CoursePhotograph } from './shapes.ts';

/** A photograph of a course as somebody sees it who may choose its cover. */
export type CoverChoice = CoursePhotograph & {
	/** What a decision about it at the desk has to show. */
	captionMark: string;
	/** Somebody has said yes to it. */
	isChosen: boolean;
	/** It stands for the course, where editors have given it no picture. */
	isCover: boolean;
	/** Why it does not stand, though it may be chosen. */
	waits: 'reported' | 'held' | null;
	/** The viewer's own: somebody else says yes to it. */
	isOwn: boolean;
};

const MOST = 100;

/**
 * The photographs of a course that its cover may be chosen from: the chosen ones first, as they take each other's place, then the
 * newest; those of held reviews for editors alone. Nothing for whoever may not choose.
 */
export const listCoverChoices = (ctx: DomainContext, courseId: number): Promise<CoverChoice[]> =>
	listChoices(ctx, eq(photographs.courseId, courseId));

/** One of them, by its id; null for any other photograph. */
export async function getCoverChoice(ctx: DomainContext, id: string): Promise<CoverChoice | null> {
	const [choice] = await listChoices(ctx, eq(photographs.id, id));
	return choice ?? null;
}

async function listChoices({ db, viewer }: DomainContext, which: SQL): Promise<CoverChoice[]> {
	if (!mayChooseCovers(viewer) || viewer.kind !== 'member') return [];
	const isReadable = inArray(reviews.status, isEditor(viewer) ? ['published', 'held'] : ['published']);
	const rows = await db
		.select({
			...shownPhotograph,
			reviewId: reviews.id,
			author: shownMember.name,
			reviewerName: reviews.reviewerName,
			isChosen: sql<boolean>`${photographs.coverChosenAt} is not null`,
			isCover: sql<boolean>`coalesce(${photographs.id} = ${coverOfCourse}, false)`,
			waits,
			isOwn: sql<boolean>`coalesce(${reviews.userId} = ${viewer.userId} or ${reviews.visitorEmail} = ${viewer.email}, false)`,
		})
		.from(photographs)
		.innerJoin(reviews, eq(reviews.id, photographs.reviewId))
		.innerJoin(courses, eq(courses.id, photographs.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(and(which, eq(photographs.status, 'ready'), isReadable))
		.orderBy(sql`${photographs.coverChosenAt} desc nulls last`, desc(photographs.createdAt), photographs.id)
		.limit(MOST);
	return rows.map(({ author, reviewerName, ...row }) => ({
		...row,
		userName: author ?? reviewerName ?? 'Anonymous Golfer',
		captionMark: captionMark(row.alt),
	}));
}

const waits = sql<CoverChoice['waits']>`case
	when ${reviews.status} <> 'published' then 'held'
	when exists (select from ${reports} where ${reports.photographId} = ${photographs.id} and ${reports.status} = 'open') then 'reported'
end`;
