import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses, lists } from '#database/schema/lists.ts';
import type { HoldingRule } from '../reviews/holding/holding-rules.ts';
import { signsIn } from '../reviews/holding/holding-signs.ts';
import { noteGolf } from '../reviews/member-actions/golf-changes.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { noteOrigin } from '../shared/item-origin.ts';
import { LISTS_SHOWN, listKey } from './list-keys.ts';
import { tellListOwner } from './list-letters.ts';
import type { ListInput } from './list-rules.ts';

export type ListRow = typeof lists.$inferSelect;

/** A member may make so many lists public at once, then one in two hours; what is more is read by an editor first. */
const MADE_PUBLIC: Allowance = { name: 'lists made public', burst: 10, perSecond: 1 / 7_200 };

/** The list of the member, locked until the transaction ends; undefined where there is none, or it is somebody else's. */
export async function lockOwnList(tx: Database, userId: string, id: number): Promise<ListRow | undefined> {
	const [list] = await tx
		.select()
		.from(lists)
		.where(and(eq(lists.id, id), eq(lists.userId, userId)))
		.for('update');
	return list;
}

/** The courses of a list in their order, with their notes. */
export const rowsOf = (db: Database, listId: number) =>
	db
		.select({ courseId: listCourses.courseId, note: listCourses.note, name: courses.name, slug: courses.slug })
		.from(listCourses)
		.innerJoin(courses, eq(courses.id, listCourses.courseId))
		.where(eq(listCourses.listId, listId))
		.orderBy(asc(listCourses.place), asc(listCourses.courseId));

/**
 * Stores what has changed of a list, judges its words anew where others may read them, and names what was made from it. To be called at
 * the end of a change, when its courses stand as they are to stand. `said`: a word of it is another than before.
 */
export async function storeList(
	tx: Database,
	ctx: DomainContext & { viewer: Member },
	before: ListRow,
	{ said, ...changed }: Partial<ListInput> & { said: boolean },
): Promise<void> {
	const after = { ...before, ...changed };
	const { words, ...judged } = await judge(tx, ctx, before, after, said);
	await tx
		.update(lists)
		.set({
			...changed,
			...judged,
			link: after.visibility === 'link' ? (before.link ?? newLink()) : null,
			version: before.version + (said ? 1 : 0),
			updatedAt: ctx.now(),
		})
		.where(eq(lists.id, before.id));
	if (judged.status === 'held' && (said || before.status !== 'held'))
		await noteOrigin(tx, ctx, { kind: 'list', id: before.id }, words);
	if (judged.status === 'held' && before.status !== 'held')
		await tellListOwner(tx, ctx, before.id, 'list-held', { rules: judged.heldBy });
	await noteList(tx, ctx, before);
}

/** Names the pages that a list stands on, for whoever has changed it. */
export async function noteList(tx: Database, ctx: DomainContext, { id, userId }: Pick<ListRow, 'id' | 'userId'>) {
	ctx.changes.add(listKey(id)).add(LISTS_SHOWN);
	await noteGolf(ctx, tx, userId);
}

const newLink = () => randomBytes(16).toString('base64url');

/** `words`: everything that was judged. */
type Judged = { status: ListRow['status']; heldBy: HoldingRule[]; words: string };

/**
 * What nobody else reads is judged by nobody. A public list is held by its words as reviews are; one that was taken down comes back
 * past an editor alone, whoever may read it, once its owner has changed its words.
 */
async function judge(
	tx: Database,
	ctx: DomainContext & { viewer: Member },
	before: ListRow,
	after: ListRow,
	said: boolean,
): Promise<Judged> {
	const wasRemoved = before.removalGround !== null;
	const asBefore = { status: before.status, heldBy: before.heldBy as HoldingRule[], words: '' };
	if (after.visibility === 'private') return { status: wasRemoved ? 'removed' : 'open', heldBy: [], words: '' };
	const isNewlyPublic = after.visibility === 'public' && before.visibility !== 'public';
	if (wasRemoved ? !said : !said && !isNewlyPublic && after.visibility === 'public') return asBefore;
	if (!wasRemoved && after.visibility === 'link') return { status: 'open', heldBy: [], words: '' };
	const words = [after.title, after.words, ...(await rowsOf(tx, before.id)).map(({ note }) => note)].join('\n');
	const isFlood = isNewlyPublic && (await takeAllowance({ ...ctx, db: tx }, MADE_PUBLIC, ctx.viewer.userId)) !== null;
	const heldBy: HoldingRule[] = [
		...signsIn(words),
		...(isFlood ? ['list-flood' as const] : []),
		...(wasRemoved ? ['sent-again' as const] : []),
	];
	return { status: heldBy.length > 0 ? 'held' : 'open', heldBy, words };
}
