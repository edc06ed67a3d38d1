import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { clubAnnouncements } from '#database/schema/conditions.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import { countryOf } from '../../catalogue/cards.ts';
import { type DomainContext, noteEnd } from '../../shared/context.ts';
import type { AnnouncementKind } from './announcement-kinds.ts';

const MOST_SPOKEN_FOR = 50;

/** What is announced of a course: present where it has begun, else to come. Days are the course's own, YYYY-MM-DD. */
export type Announcement = {
	id: number;
	kind: AnnouncementKind;
	firstDay: string;
	lastDay: string;
	/** Entered last by an editor of ours, not by somebody who speaks for the club. */
	byEditor: boolean;
	isPresent: boolean;
	beginsAt: Date;
	/** From then on it is over. */
	endsAt: Date;
	/** When it was made, or changed last. */
	changedAt: Date;
	/** A sample of a local installation, and to be called that. */
	isSample?: true;
};

type Sources = Pick<DomainContext, 'db' | 'now' | 'reads' | 'ends'>;

/**
 * What is announced of these courses and not over, by their ids, the first to begin first. Courses of which nothing is, and closed ones,
 * are left out, and samples, unless a page that calls them so asks for them. The page that asks is made anew when something is announced,
 * begins or ends.
 */
export async function listAnnouncements(
	ctx: Sources,
	courseIds: readonly number[],
	{ withSamples = false } = {},
): Promise<Map<number, Announcement[]>> {
	for (const id of courseIds) ctx.reads.add(`course:${id}`);
	if (courseIds.length === 0) return new Map();
	const now = ctx.now();
	const { courseId, endedAt, endsAt, firstDay, id, sample } = clubAnnouncements;
	const open = and(isNull(endedAt), gt(endsAt, now), withSamples ? undefined : eq(sample, false));
	const rows = await ctx.db
		.select({ announcement: clubAnnouncements })
		.from(clubAnnouncements)
		.innerJoin(courses, eq(courses.id, courseId))
		.where(and(inArray(courseId, [...courseIds]), open, isNull(courses.closedOn)))
		.orderBy(asc(firstDay), asc(id));
	const found = new Map<number, Announcement[]>();
	for (const { announcement } of rows) {
		const { courseId: course, userId: _, endedAt: __, createdAt: ___, sample: isSample, ...told } = announcement;
		const isPresent = told.beginsAt <= now;
		noteEnd(ctx, isPresent ? told.endsAt : told.beginsAt);
		found.set(course, [...(found.get(course) ?? []), { ...told, isPresent, ...(isSample && { isSample }) }]);
	}
	return found;
}

/** The same of one course. */
export async function getAnnouncements(
	ctx: Sources,
	courseId: number,
	which?: { withSamples: boolean },
): Promise<Announcement[]> {
	return (await listAnnouncements(ctx, [courseId], which)).get(courseId) ?? [];
}

/** The courses that the viewer speaks for, by name; none for everybody else. At most fifty. */
export async function listSpokenFor({ db, viewer }: Pick<DomainContext, 'db' | 'viewer'>) {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select({ slug: courses.slug, name: courses.name, country: courses.country })
		.from(courseRepresentatives)
		.innerJoin(courses, eq(courses.id, courseRepresentatives.courseId))
		.where(eq(courseRepresentatives.userId, viewer.userId))
		.orderBy(asc(courses.name), asc(courses.id))
		.limit(MOST_SPOKEN_FOR);
	return rows.map(({ country, ...course }) => ({ ...course, countrySlug: countryOf(country).slug }));
}
