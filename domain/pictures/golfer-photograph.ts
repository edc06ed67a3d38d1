import { sql } from 'drizzle-orm';
import type { CacheKey } from '../shared/context.ts';

/**
 * The id of the golfer's photograph that stands for a course, null where there is none: of those that somebody who may has said yes
 * to (decision R6) the one chosen last, while it is shown, its review is, and no report of it is open. For queries of courses.
 */
export const coverOfCourse = sql<string | null>`(
	select photographs.id from photographs join reviews on reviews.id = photographs.review_id
	where photographs.course_id = courses.id and photographs.status = 'ready' and photographs.cover_chosen_at is not null
		and reviews.status = 'published'
		and not exists (select from reports where reports.photograph_id = photographs.id and reports.status = 'open')
	order by photographs.cover_chosen_at desc, photographs.id limit 1
)`;

/** The same as a column. */
export const golferPhotograph = coverOfCourse.as('golfer_photograph');

/** What changes with the photographs of a course: its own pages, and every list that shows its picture. Nothing for those of none. */
export const keysOfPhotographs = (courseId: number | null): CacheKey[] =>
	courseId === null ? [] : [`course:${courseId}`, 'ranking'];
