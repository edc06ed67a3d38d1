import { eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import { courseExtras, toCourse } from '#domain/catalogue/queries.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { hasPhotographs } from '#domain/pictures/photograph-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { pausedUntil } from '../campaigns/campaign-queries.ts';
import { isFlooded } from '../holding/flood-queries.ts';
import { reviewLanguages } from './course-reviews-queries.ts';

/** A course, and what decides how the page of it looks. Languages are those of its reviews, by their codes of ISO 639-1. */
export type CoursePage = {
	course: CourseDetails;
	languages: string[];
	hasPhotographs: boolean;
	/** Too many reviews came within a day, and wait for editors. */
	isFlooded: boolean;
	/** Until when what is new waits for editors, since a campaign is suspected; null where it does not. */
	pausedUntil: Date | null;
};

const coursePage = prepared((db) =>
	db.query.courses
		.findFirst({
			where: eq(courses.slug, sql.placeholder('slug')),
			extras: { ...courseExtras, languages: reviewLanguages, isFlooded, pausedUntil, hasPhotographs },
		})
		.prepare('course_page'),
);

/** What the page of a course begins with, by the course's slug; null where there is none. One statement. */
export async function getCoursePage(ctx: DomainContext, slug: string): Promise<CoursePage | null> {
	const row = await coursePage(ctx.db).execute({ slug });
	if (!row) return null;
	return {
		course: toCourse(ctx, row),
		languages: row.languages,
		hasPhotographs: row.hasPhotographs,
		isFlooded: row.isFlooded,
		pausedUntil: row.pausedUntil === null ? null : new Date(row.pausedUntil),
	};
}
