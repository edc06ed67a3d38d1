import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { courseRepresentatives } from '#database/schema/reviews.ts';
import type { Member, Viewer } from '../../shared/context.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';

/** As whom somebody announces, and of which course. */
export type Announcer = { as: 'club'; slug: string } | { as: 'editors'; courseId: number };

const columns = {
	id: courses.id,
	latitude: courses.latitude,
	longitude: courses.longitude,
	closedOn: courses.closedOn,
};

/** The course, where the viewer speaks for it or is an editor, as they say; else null. The course is locked in a transaction. */
export async function speaksFor(tx: Database, viewer: Viewer, who: Announcer) {
	if (viewer.kind !== 'member') return null;
	const found =
		who.as === 'club' ? await courseOfClub(tx, viewer, who.slug) : await courseOfDesk(tx, viewer, who.courseId);
	return found ? { course: found, byEditor: who.as === 'editors', viewer } : null;
}

async function courseOfClub(tx: Database, { userId }: Member, slug: string) {
	const speaks = and(eq(courseRepresentatives.courseId, courses.id), eq(courseRepresentatives.userId, userId));
	const [course] = await tx
		.select(columns)
		.from(courses)
		.innerJoin(courseRepresentatives, speaks)
		.where(eq(courses.slug, slug))
		.for('update', { of: courses });
	return course;
}

async function courseOfDesk(tx: Database, viewer: Member, courseId: number) {
	if (!isEditor(viewer)) return undefined;
	const [course] = await tx.select(columns).from(courses).where(eq(courses.id, courseId)).for('update');
	return course;
}
