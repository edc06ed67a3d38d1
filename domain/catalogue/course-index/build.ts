import type { Database } from '#database/client.ts';
import { createColumns } from './columns.ts';
import { type ChangingIndex, createIndex } from './course-index.ts';
import { findRow, hashOf, sortById } from './identity.ts';
import { toOrder } from './order.ts';
import { type IndexedCourse, readCourses, readNameOrder, readRowOrder } from './read-rows.ts';
import { type PlaceNames, readPlaceNames } from './words/read-place-names.ts';
import { collectTexts } from './words/texts.ts';

/**
 * Reads the whole catalogue in, batch by batch, so that others are served in between: some 20 ms a thousand courses, most
 * of it this process's work. Throws when the database does.
 */
export async function buildCourseIndex(db: Database): Promise<ChangingIndex> {
	// One moment for all of it: a course that comes or goes meanwhile is told of by whoever writes it.
	const read = async (tx: Database) => {
		const ids = await readRowOrder(tx);
		const placeNames = new Map<string, readonly string[]>();
		const index = beginCourseIndex(ids.length, placeNames);
		for await (const batch of readCourses(tx, ids)) {
			await readPlaceNames(tx, placeNames, batch);
			for (const course of batch) index.add(course);
		}
		return index.finish(await readNameOrder(tx));
	};
	return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * An index of so many courses, which are to be added country by country: `add` throws where one comes again. They are found by the names
 * of their places too, which have to be there when a course is added.
 */
export function beginCourseIndex(courses: number, placeNames: PlaceNames = new Map()) {
	const { columns, write } = createColumns(courses);
	const texts = collectTexts(courses, placeNames);
	const called = new Uint32Array(courses);
	return {
		add(course: IndexedCourse) {
			write(columns.rows, course);
			const isApart = (columns.country[columns.rows] ?? 0) < (columns.country[columns.rows - 1] ?? 0);
			if (isApart) throw new Error(`courses of ${course.country} do not stand together`);
			texts.add(columns.rows, course);
			called[columns.rows] = hashOf(course);
			columns.rows += 1;
		},
		/** The index, once all are added; `idsByName` are their ids in the order of their names. */
		finish(idsByName: readonly number[]): ChangingIndex {
			const byId = sortById(columns);
			const names = toOrder(Uint32Array.from(idsByName, (id) => findRow(columns.id, byId, id)));
			return createIndex({ columns, write, texts: texts.finish(), names, byId, called });
		},
	};
}
