import { sql } from 'drizzle-orm';

/**
 * Whether a review is published, so that PostgreSQL takes no index of all published ones for it. Before it has counted a new or restored
 * table it would read such an index whole beside that of the member, once for each review: a minute for thirty thousand of them.
 */
const isPublished = (review: string) => sql.raw(`coalesce(${review}.status, '') = 'published'`);

/** The day of UTC on which a review was written. */
const dayOf = (review: string) => sql.raw(`(${review}.created_at at time zone 'UTC')::date`);

/**
 * Whether a review counts as its account's first (decision T2), as a condition on `reviews`: the first written of those that are
 * published now, while no editor has read it and none of the others was written on another day. It follows from what there is at the
 * moment alone, so that a recount finds the same, in whatever order things came.
 */
export const COUNTS_AS_FIRST = sql<boolean>`(
	reviews.user_id is not null and ${isPublished('reviews')} and not reviews.editor_read and not exists (
		select from reviews other
		where other.user_id = reviews.user_id and ${isPublished('other')} and other.id <> reviews.id
			and ((other.created_at, other.id) < (reviews.created_at, reviews.id) or ${dayOf('other')} <> ${dayOf('reviews')})
	)
)`;
