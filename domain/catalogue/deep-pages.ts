import { COURSE_INDEX, type DomainContext } from '../shared/context.ts';
import type { CourseFilters } from '../shared/course-index.ts';

/** Up to here the database walks down a list as quickly as anybody. */
const DEEP = 1_200;

/** Whether a page that begins at `offset` is too far down a list for the database. */
export const isDeep = (offset: number): boolean => offset >= DEEP;

/**
 * The ids of a page that lies far down the ranking, from the index in memory: the database would read every row before it.
 * Null for the pages before those, which need no index.
 */
export async function idsOfDeepPage(
	ctx: DomainContext,
	filters: CourseFilters,
	{ offset, size }: { offset: number; size: number },
): Promise<number[] | null> {
	if (!isDeep(offset)) return null;
	ctx.reads.add(COURSE_INDEX);
	const { columns, select } = await ctx.courseIndex.ready();
	return Array.from(select(filters).part(offset, offset + size), (row) => columns.id[row] ?? 0);
}
