import { sql } from 'drizzle-orm';
import type { CacheKey } from '../shared/context.ts';

/**
 * The id of the photograph that stands for a course, null where it has none to be shown: of those the one that was sent first, so
 * that a new one does not change the face of a course. A column for queries of courses; it walks the index of its photographs.
 */
export const golferPhotograph = sql<string | null>`(
	select photographs.id from photographs join reviews on reviews.id = photographs.review_id
	where photographs.course_id = courses.id and photographs.status = 'ready' and reviews.status = 'published'
	order by photographs.created_at, photographs.position limit 1
)`.as('golfer_photograph');

/** What changes with the photographs of a course: its own pages, and every list that shows its picture. Nothing for those of none. */
export const keysOfPhotographs = (courseId: number | null): CacheKey[] =>
	courseId === null ? [] : [`course:${courseId}`, 'ranking'];
