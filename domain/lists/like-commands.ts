import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { listCourses, listLikes, lists } from '#database/schema/lists.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { insertList, type ListFailure } from './list-commands.ts';
import { listKey } from './list-keys.ts';

export type ReaderFailure =
	| ListFailure
	/** Nobody likes or copies what is their own. */
	| { kind: 'own-list' };

type Outcome = Result<{ listId: number }, ReaderFailure | SubmissionFailure>;
type PublicList = { id: number; userId: string; title: string };

/** Says that the viewer likes a public list of somebody else's; one that is liked stays so. Fails with `not-signed-in`, `list-unknown`, `own-list`, or as a stamp does. */
export const likeList = (ctx: DomainContext, listId: number, stamp: string): Promise<Outcome> =>
	ofReader(ctx, { form: 'list like', listId, stamp }, async (tx, { viewer, now }, list) => {
		await tx
			.insert(listLikes)
			.values({ listId: list.id, userId: viewer.userId, createdAt: now() })
			.onConflictDoNothing();
		ctx.changes.add(listKey(list.id));
		return success({ listId: list.id });
	});

/** Takes that back; without a like it changes nothing. */
export const unlikeList = (ctx: DomainContext, listId: number, stamp: string): Promise<Outcome> =>
	ofReader(ctx, { form: 'list like removal', listId, stamp }, async (tx, { viewer }, list) => {
		await tx.delete(listLikes).where(and(eq(listLikes.listId, list.id), eq(listLikes.userId, viewer.userId)));
		ctx.changes.add(listKey(list.id));
		return success({ listId: list.id });
	});

/**
 * Makes a private list of the viewer's of a public one of somebody else's: its title and its courses in their order, without words and
 * notes, which are its owner's. Answers the new one. Fails as `likeList`, or with `too-many-lists`.
 */
export const copyList = (ctx: DomainContext, listId: number, stamp: string): Promise<Outcome> =>
	ofReader(ctx, { form: 'list copy', listId, stamp }, async (tx, own, { id, title }) => {
		const copy = await insertList(tx, own, title);
		if (!copy) return failure({ kind: 'too-many-lists' });
		const rows = await tx
			.select({ courseId: listCourses.courseId })
			.from(listCourses)
			.where(eq(listCourses.listId, id))
			.orderBy(asc(listCourses.place), asc(listCourses.courseId));
		if (rows.length > 0)
			await tx
				.insert(listCourses)
				.values(rows.map(({ courseId }, index) => ({ listId: copy.id, courseId, place: index + 1 })));
		return success({ listId: copy.id });
	});

/** Whether the viewer likes a list, and whether it is their own. */
export async function getReaderOfList(
	{ db, viewer }: DomainContext,
	listId: number,
): Promise<{ likes: boolean; isOwn: boolean }> {
	if (viewer.kind !== 'member') return { likes: false, isOwn: false };
	const { userId } = viewer;
	const [likes, own] = await Promise.all([
		db.$count(listLikes, and(eq(listLikes.listId, listId), eq(listLikes.userId, userId))),
		db.$count(lists, and(eq(lists.id, listId), eq(lists.userId, userId))),
	]);
	return { likes: likes > 0, isOwn: own > 0 };
}

/** Whether the viewer likes a public list, and how many members do; null where the number is of no such list. */
export async function getLikeOfList(
	{ db, viewer }: DomainContext,
	listId: number,
): Promise<{ isOn: boolean; count: number } | null> {
	const isOwn = viewer.kind === 'member' ? eq(listLikes.userId, viewer.userId) : sql`false`;
	const [row] = await db
		.select({
			count: sql<number>`count(${listLikes.userId})::int`,
			isOn: sql<boolean>`coalesce(bool_or(${isOwn}), false)`,
		})
		.from(lists)
		.leftJoin(listLikes, eq(listLikes.listId, lists.id))
		.where(and(eq(lists.id, listId), eq(lists.visibility, 'public'), eq(lists.status, 'open')))
		.groupBy(lists.id);
	return row ?? null;
}

/** What somebody does with a public list that is not their own, once for its stamp. */
async function ofReader(
	ctx: DomainContext,
	{ form, listId, stamp }: { form: string; listId: number; stamp: string },
	work: (
		tx: Database,
		ctx: DomainContext & { viewer: Member },
		list: PublicList,
	) => Promise<Result<{ listId: number }, ReaderFailure>>,
): Promise<Outcome> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const submission = { form, stamp, body: { listId, userId } };
	return answerOnce<{ listId: number }, ReaderFailure>(ctx, submission, async (tx) => {
		const [list] = await tx
			.select({ id: lists.id, userId: lists.userId, title: lists.title })
			.from(lists)
			.where(and(eq(lists.id, listId), eq(lists.visibility, 'public'), eq(lists.status, 'open')))
			.for('key share');
		if (!list) return failure({ kind: 'list-unknown' });
		if (list.userId === userId) return failure({ kind: 'own-list' });
		return work(tx, { ...ctx, viewer }, list);
	});
}
