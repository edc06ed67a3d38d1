import type { Database } from '#database/client.ts';
import { createColumns } from './columns.ts';
import { type ChangingIndex, createIndex } from './course-index.ts';
import { findRow, hashOf } from './identity.ts';
import { toOrder } from './order.ts';
import { readCourses, readNameOrder } from './read-rows.ts';
import { collectTexts } from './texts.ts';

/**
 * Reads the whole catalogue in, batch by batch, so that others are served in between: some 20 ms a thousand courses, most
 * of it this process's work. Throws when the database does.
 */
export async function buildCourseIndex(db: Database): Promise<ChangingIndex> {
	// One moment for all of it: a course that comes or goes meanwhile is told of by whoever writes it.
	const read = async (tx: Database) => {
		const ids = await readNameOrder(tx);
		const { columns, write } = createColumns(ids.length);
		const texts = collectTexts(ids.length);
		const called = new Uint32Array(ids.length);
		for await (const batch of readCourses(tx)) {
			for (const course of batch) {
				write(columns.rows, course);
				texts.add(columns.rows, course);
				called[columns.rows] = hashOf(course);
				columns.rows += 1;
			}
		}
		const names = toOrder(Uint32Array.from(ids, (id) => findRow(columns.id, id)));
		return createIndex({ columns, write, texts: texts.finish(), names, called });
	};
	return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
