import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses, lists } from '#database/schema/lists.ts';
import { lockAccount } from '../accounts/queries.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { LIST_LIMITS } from './list-limits.ts';
import type { ListedCourseInput, ListInput, OrderInput } from './list-rules.ts';
import { orderOf } from './order.ts';
import { type ListRow, lockOwnList, noteList, rowsOf, storeList } from './store-list.ts';

export type ListFailure =
	| { kind: 'not-signed-in' }
	| { kind: 'list-unknown' }
	| { kind: 'course-unknown' }
	/** As many as there is room for (`LIST_LIMITS`). */
	| { kind: 'too-many-lists' }
	| { kind: 'too-many-courses' };

export type ListOutcome = Result<{ listId: number }, ListFailure | SubmissionFailure>;
type OfMember = DomainContext & { viewer: Member };
type Work = (tx: Database, ctx: OfMember) => Promise<Result<{ listId: number }, ListFailure>>;

/** Runs a change of a list once for its stamp, for the member who sends it. */
export async function changeOnce(
	ctx: DomainContext,
	{ form, stamp, body }: { form: string; stamp: string; body: object },
	work: Work,
): Promise<ListOutcome> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const own = { ...body, userId: viewer.userId };
	return answerOnce<{ listId: number }, ListFailure>(ctx, { form, stamp, body: own }, (tx) =>
		work(tx, { ...ctx, viewer }),
	);
}

/** The same of a list that there is. */
const changeList = (
	ctx: DomainContext,
	{ listId, ...submission }: { form: string; stamp: string; listId: number; body: object },
	work: (tx: Database, ctx: OfMember, list: ListRow) => Promise<Result<{ listId: number }, ListFailure>>,
) =>
	changeOnce(ctx, { ...submission, body: { listId, ...submission.body } }, async (tx, own) => {
		const list = await lockOwnList(tx, own.viewer.userId, listId);
		return list ? work(tx, own, list) : failure({ kind: 'list-unknown' });
	});

/** Makes a list of the viewer's, without courses. Fails with `not-signed-in`, `too-many-lists`, or as a form's stamp does. */
export const makeList = (ctx: DomainContext, input: ListInput, stamp: string): Promise<ListOutcome> =>
	changeOnce(ctx, { form: 'list', stamp, body: input }, async (tx, own) => {
		const list = await insertList(tx, own, input.title);
		if (!list) return failure({ kind: 'too-many-lists' });
		await storeList(tx, own, list, { ...input, said: true });
		return success({ listId: list.id });
	});

/**
 * Stores title and words of a list of the viewer's, and who may read it: a link that is closed leads nowhere from now on, and one that
 * is opened again is another. What becomes public is judged by its words, and may wait for an editor. Fails with `not-signed-in`,
 * `list-unknown`, or as a stamp does.
 */
export const changeListHead = (
	ctx: DomainContext,
	listId: number,
	input: ListInput,
	stamp: string,
): Promise<ListOutcome> =>
	changeList(ctx, { form: 'list change', stamp, listId, body: input }, async (tx, own, list) => {
		const said = input.title !== list.title || input.words !== list.words;
		await storeList(tx, own, list, { ...input, said });
		return success({ listId });
	});

/** Stores the order of a list of the viewer's, and what is said of each course. Courses that the form does not know keep their place and note. Fails as `changeListHead`. */
export const changeOrder = (
	ctx: DomainContext,
	listId: number,
	input: OrderInput,
	stamp: string,
): Promise<ListOutcome> =>
	changeList(ctx, { form: 'list order', stamp, listId, body: input }, async (tx, own, list) => {
		const before = await rowsOf(tx, listId);
		const order = orderOf(
			before.map(({ courseId }) => courseId),
			input,
		);
		const typed = new Map(input.rows.map(({ courseId, note }) => [courseId, note]));
		const rows = order.map((courseId) => {
			const stored = before.find((row) => row.courseId === courseId)?.note ?? '';
			return { courseId, note: typed.get(courseId) ?? stored, isNew: (typed.get(courseId) ?? stored) !== stored };
		});
		await writeRows(tx, listId, rows);
		await storeList(tx, own, list, { said: rows.some(({ isNew }) => isNew) });
		return success({ listId });
	});

/**
 * Puts a course at the end of a list of the viewer's, or begins a private list with it; on a list that has it already only a note that was
 * typed is stored. Fails with `not-signed-in`, `course-unknown`, `list-unknown`, `too-many-lists`, `too-many-courses`, or as a stamp does.
 */
export const putOnList = (
	ctx: DomainContext,
	slug: string,
	input: ListedCourseInput,
	stamp: string,
): Promise<ListOutcome> =>
	changeOnce(ctx, { form: 'list course', stamp, body: { slug, ...input } }, async (tx, own) => {
		const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
		if (!course) return failure({ kind: 'course-unknown' });
		const list =
			input.listId === null
				? await insertList(tx, own, input.title)
				: await lockOwnList(tx, own.viewer.userId, input.listId);
		if (!list) return failure({ kind: input.listId === null ? 'too-many-lists' : 'list-unknown' });
		const refused = await addCourse(tx, list.id, { courseId: course.id, note: input.note });
		if (refused) return refused;
		await storeList(tx, own, list, { said: input.note !== '' });
		return success({ listId: list.id });
	});

/** Removes a list of the viewer's for good; one that is gone already, or is not theirs, changes nothing. Fails with `not-signed-in`. */
export async function removeList(ctx: DomainContext, listId: number): Promise<Result<null, { kind: 'not-signed-in' }>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	return inTransaction(ctx, async (tx) => {
		const own = and(eq(lists.id, listId), eq(lists.userId, viewer.userId));
		const [gone] = await tx.delete(lists).where(own).returning({ id: lists.id, userId: lists.userId });
		if (gone) await noteList(tx, ctx, gone);
		return success(null);
	});
}

/** Of two courses that are merged: the lists of the one that goes have the other. One that had both keeps the note that there is. */
export async function moveListed(tx: Database, keptId: number, goneId: number): Promise<void> {
	const gone = await tx.select().from(listCourses).where(eq(listCourses.courseId, goneId));
	for (const { listId, place, note } of gone) {
		const [kept] = await tx
			.insert(listCourses)
			.values({ listId, courseId: keptId, place, note })
			.onConflictDoNothing()
			.returning({ listId: listCourses.listId });
		const without = and(eq(listCourses.listId, listId), eq(listCourses.courseId, keptId), eq(listCourses.note, ''));
		if (!kept) await tx.update(listCourses).set({ note }).where(without);
	}
}

/** A private list of the member's, without courses; null where there is no room for one more. Two at once come one after the other. */
export async function insertList(tx: Database, { viewer, now }: OfMember, title: string): Promise<ListRow | null> {
	const { userId } = viewer;
	await lockAccount(tx, { id: userId });
	if ((await tx.$count(lists, eq(lists.userId, userId))) >= LIST_LIMITS.lists) return null;
	const [list] = await tx.insert(lists).values({ userId, title, createdAt: now(), updatedAt: now() }).returning();
	if (!list) throw new Error('a list was not stored');
	return list;
}

async function addCourse(tx: Database, listId: number, { courseId, note }: { courseId: number; note: string }) {
	const ofList = eq(listCourses.listId, listId);
	const there = and(ofList, eq(listCourses.courseId, courseId));
	if ((await tx.$count(listCourses, there)) > 0) {
		if (note !== '') await tx.update(listCourses).set({ note }).where(there);
		return null;
	}
	if ((await tx.$count(listCourses, ofList)) >= LIST_LIMITS.courses)
		return failure({ kind: 'too-many-courses' as const });
	const [last] = await tx
		.select({ place: max(listCourses.place) })
		.from(listCourses)
		.where(ofList);
	await tx.insert(listCourses).values({ listId, courseId, note, place: (last?.place ?? 0) + 1 });
	return null;
}

/** Numbers the courses of a list from 1 on; those that are not among them are on it no more. */
async function writeRows(tx: Database, listId: number, rows: readonly { courseId: number; note: string }[]) {
	const there = await tx.select({ id: listCourses.courseId }).from(listCourses).where(eq(listCourses.listId, listId));
	const stay = new Set(rows.map(({ courseId }) => courseId));
	const gone = there.filter(({ id }) => !stay.has(id)).map(({ id }) => id);
	if (gone.length > 0)
		await tx.delete(listCourses).where(and(eq(listCourses.listId, listId), inArray(listCourses.courseId, gone)));
	for (const [index, { courseId, note }] of rows.entries())
		await tx
			.update(listCourses)
			.set({ place: index + 1, note })
			.where(and(eq(listCourses.listId, listId), eq(listCourses.courseId, courseId)));
}
