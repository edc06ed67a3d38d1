import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses } from '#database/schema/lists.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, success } from '../shared/result.ts';
import { changeOnce, insertList, type ListOutcome } from './list-commands.ts';
import type { ListInput } from './list-rules.ts';
import { lockOwnList, rowsOf, storeList } from './store-list.ts';

/** A list as a whole: its courses by their ids, in their order and each once. */
export type WholeList = { head: ListInput; entries: readonly { courseId: number; note: string }[] };

/**
 * Makes a list of the viewer's as a whole, or with its number writes one anew: courses that are left out are on it no more. Fails with
 * `not-signed-in`, `list-unknown`, `course-unknown`, `too-many-lists`, or as a form's stamp does.
 */
export const writeList = (
	ctx: DomainContext,
	listId: number | null,
	{ head, entries }: WholeList,
	stamp: string,
): Promise<ListOutcome> =>
	changeOnce(ctx, { form: 'whole list', stamp, body: { listId, head, entries } }, async (tx, own) => {
		const list =
			listId === null ? await insertList(tx, own, head.title) : await lockOwnList(tx, own.viewer.userId, listId);
		if (!list) return failure({ kind: listId === null ? 'too-many-lists' : 'list-unknown' });
		if (!(await areThere(tx, entries))) return failure({ kind: 'course-unknown' });
		const before = await rowsOf(tx, list.id);
		await tx.delete(listCourses).where(eq(listCourses.listId, list.id));
		if (entries.length > 0)
			await tx.insert(listCourses).values(entries.map((entry, at) => ({ ...entry, listId: list.id, place: at + 1 })));
		const notes = new Map(before.map(({ courseId, note }) => [courseId, note]));
		const said =
			listId === null ||
			head.title !== list.title ||
			head.words !== list.words ||
			entries.some(({ courseId, note }) => note !== (notes.get(courseId) ?? ''));
		await storeList(tx, own, list, { ...head, said });
		return success({ listId: list.id });
	});

async function areThere(tx: Database, entries: WholeList['entries']): Promise<boolean> {
	const ids = entries.map(({ courseId }) => courseId);
	if (ids.length === 0) return true;
	// Locked, so that none of them is merged away before they are on the list.
	const found = await tx
		.select({ id: courses.id })
		.from(courses)
		.where(inArray(courses.id, ids))
		.orderBy(asc(courses.id))
		.for('key share');
	return found.length === ids.length;
}
