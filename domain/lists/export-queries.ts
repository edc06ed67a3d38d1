import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { listCourses, listLikes, lists } from '#database/schema/lists.ts';

/** A member's lists with their courses and notes, and which lists of others they like, as plain data; which of our rules hold one is our own affair. */
export async function exportLists(db: Database, userId: string) {
	const [own, courses, liked] = await Promise.all([
		db.select().from(lists).where(eq(lists.userId, userId)).orderBy(lists.id),
		db
			.select({ row: listCourses })
			.from(listCourses)
			.innerJoin(lists, eq(lists.id, listCourses.listId))
			.where(eq(lists.userId, userId))
			.orderBy(listCourses.listId, listCourses.place, listCourses.courseId),
		db.select().from(listLikes).where(eq(listLikes.userId, userId)),
	]);
	return {
		lists: own.map(({ userId: _, heldBy: __, ...list }) => ({
			...list,
			courses: courses.flatMap(({ row: { listId, ...course } }) => (listId === list.id ? [course] : [])),
		})),
		likedLists: liked.map(({ userId: _, ...like }) => like),
	};
}
