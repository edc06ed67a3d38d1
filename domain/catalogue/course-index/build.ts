import type { Database } from '#database/client.ts';
import { createColumns } from './columns.ts';
import { type ChangingIndex, createIndex } from './course-index.ts';
import { findRow, hashOf } from './identity.ts';
import { toOrder } from './order.ts';
import { type IndexedCourse, readCourses, readNameOrder } from './read-rows.ts';
import { collectTexts } from './texts.ts';

/**
 * Reads the whole catalogue in, batch by batch, so that others are served in between: some 20 ms a thousand courses, most
 * of it this process's work. Throws when the database does.
 */
export async function buildCourseIndex(db: Database): Promise<ChangingIndex> {
	// One moment for all of it: a course that comes or goes meanwhile is told of by whoever writes it.
	const read = async (tx: Database) => {
		const ids = await readNameOrder(tx);
		const index = beginCourseIndex(ids.length);
		for await (const batch of readCourses(tx)) for (const course of batch) index.add(course);
		return index.finish(ids);
	};
	return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** An index of so many courses, which are to be added by ascending id. */
export function beginCourseIndex(courses: number) {
	const { columns, write } = createColumns(courses);
	const texts = collectTexts(courses);
	const called = new Uint32Array(courses);
	return {
		add(course: IndexedCourse) {
			write(columns.rows, course);
			texts.add(columns.rows, course);
			called[columns.rows] = hashOf(course);
			columns.rows += 1;
		},
		/** The index, once all are added; `idsByName` are their ids in the order of their names. */
		finish(idsByName: readonly number[]): ChangingIndex {
			const names = toOrder(Uint32Array.from(idsByName, (id) => findRow(columns.id, id)));
			return createIndex({ columns, write, texts: texts.finish(), names, called });
		},
	};
}
