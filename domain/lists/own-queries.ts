import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { type ListVisibility, listCourses, lists } from '#database/schema/lists.ts';
import type { HoldingRule } from '../reviews/holding/holding-rules.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import { roundsOf } from '../reviews/lists/played-queries.ts';
import type { DomainContext } from '../shared/context.ts';
import type { Ground } from '../shared/desk/grounds.ts';
import type { ListRow } from './store-list.ts';

/** A list as its owner sees it, without its courses. `played` of its `of` courses. */
export type OwnList = {
	id: number;
	title: string;
	words: string;
	visibility: ListVisibility;
	shown: boolean;
	link: string | null;
	status: ListRow['status'];
	heldBy: HoldingRule[];
	/** Why an editor has taken it down; null where none has. */
	removal: { ground: Ground; words: string } | null;
	/** ISO 8601. */
	changed: string;
	played: number;
	of: number;
};

/** A course on a list with what its owner says of it; closed since the day (YYYY-MM-DD), else null. */
export type ListEntry = { course: ListedCourse & { closedOn: string | null }; note: string };

/** The viewer's lists, the one that was changed last first; none for visitors. */
export async function listOwnLists({ db, viewer }: DomainContext): Promise<OwnList[]> {
	if (viewer.kind !== 'member') return [];
	const rows = await db
		.select()
		.from(lists)
		.where(eq(lists.userId, viewer.userId))
		.orderBy(desc(lists.updatedAt), desc(lists.id));
	if (rows.length === 0) return [];
	const rounds = roundsOf(db, viewer.userId);
	const counts = await db
		.select({
			id: listCourses.listId,
			of: sql<number>`count(*)::int`,
			played: sql<number>`(count(*) filter (where ${inArray(
				listCourses.courseId,
				db.select({ id: rounds.courseId }).from(rounds),
			)}))::int`,
		})
		.from(listCourses)
		.where(
			inArray(
				listCourses.listId,
				rows.map(({ id }) => id),
			),
		)
		.groupBy(listCourses.listId);
	const byId = new Map(counts.map((count) => [count.id, count]));
	return rows.map((row) => toOwnList(row, byId.get(row.id)));
}

/** A list of the viewer's with its courses in their order; null where there is none, or it is somebody else's. */
export async function getOwnList(
	ctx: DomainContext,
	id: number,
): Promise<{ list: OwnList; entries: ListEntry[] } | null> {
	const { db, viewer } = ctx;
	if (viewer.kind !== 'member') return null;
	const [row] = await db
		.select()
		.from(lists)
		.where(and(eq(lists.id, id), eq(lists.userId, viewer.userId)));
	if (!row) return null;
	const rounds = roundsOf(db, viewer.userId);
	const rows = await db
		.select({
			...listedColumns,
			closedOn: courses.closedOn,
			note: listCourses.note,
			isPlayed: sql<boolean>`${inArray(courses.id, db.select({ id: rounds.courseId }).from(rounds))}`,
		})
		.from(listCourses)
		.innerJoin(courses, eq(courses.id, listCourses.courseId))
		.where(eq(listCourses.listId, id))
		.orderBy(asc(listCourses.place), asc(courses.id));
	const played = rows.filter(({ isPlayed }) => isPlayed).length;
	return {
		list: toOwnList(row, { played, of: rows.length }),
		entries: rows.map(({ note, closedOn, isPlayed: _, ...course }) => ({
			course: { ...toListed(course), closedOn },
			note,
		})),
	};
}

/** The viewer's lists as a course can be put on them, the one that was changed last first; `has`: it is on that one already. */
export async function listListsFor(
	ctx: DomainContext,
	courseId: number,
): Promise<{ id: number; title: string; has: boolean }[]> {
	const own = await listOwnLists(ctx);
	const there = await ctx.db
		.select({ id: listCourses.listId })
		.from(listCourses)
		.where(
			and(
				eq(listCourses.courseId, courseId),
				inArray(
					listCourses.listId,
					own.map(({ id }) => id),
				),
			),
		);
	const having = new Set(there.map(({ id }) => id));
	return own.map(({ id, title }) => ({ id, title, has: having.has(id) }));
}

function toOwnList(row: ListRow, counts: { played: number; of: number } = { played: 0, of: 0 }): OwnList {
	const { id, title, words, visibility, shown, link, status, heldBy, removalGround, removalWords, updatedAt } = row;
	return {
		...{ id, title, words, visibility, shown, link, status },
		// The commands write no others.
		heldBy: heldBy as HoldingRule[],
		removal: removalGround === null ? null : { ground: removalGround as Ground, words: removalWords ?? '' },
		changed: updatedAt.toISOString(),
		played: counts.played,
		of: counts.of,
	};
}
