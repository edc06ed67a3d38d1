import { and, eq } from 'drizzle-orm';
import { deskItems, deskNotes } from '#database/schema/desk.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import type { ItemName } from './kinds.ts';

export const NOTE_MOST = 2_000;

type Outcome<Failure extends string> = Result<object, { kind: 'not-an-editor' } | { kind: Failure }>;

/** Takes an item on, from whoever had it. Fails with `item-unknown` where it waits no more. */
export async function takeItem(ctx: DomainContext, item: ItemName): Promise<Outcome<'item-unknown'>> {
	const { viewer } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return failure({ kind: 'not-an-editor' });
	return assign(ctx, item, viewer.userId);
}

/** Gives an item back to whoever comes first. */
export async function releaseItem(ctx: DomainContext, item: ItemName): Promise<Outcome<'item-unknown'>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return assign(ctx, item, null);
}

async function assign({ db }: DomainContext, { kind, id }: ItemName, assigneeId: string | null) {
	const assigned = await db
		.update(deskItems)
		.set({ assigneeId })
		.where(and(eq(deskItems.kind, kind), eq(deskItems.thingId, id)))
		.returning({ kind: deskItems.kind });
	return assigned.length > 0 ? success({}) : failure({ kind: 'item-unknown' });
}

/** Notes something on an item for the other editors. Fails with `note-empty` or `note-long`. */
export async function noteOnItem(
	{ db, viewer, now }: DomainContext,
	{ kind, id }: ItemName,
	text: string,
): Promise<Outcome<'note-empty' | 'note-long'>> {
	if (!isEditor(viewer) || viewer.kind !== 'member') return failure({ kind: 'not-an-editor' });
	const words = cleanText(text);
	if (visibleLength(words) === 0) return failure({ kind: 'note-empty' });
	if (words.length > NOTE_MOST) return failure({ kind: 'note-long' });
	await db.insert(deskNotes).values({ kind, thingId: id, editorId: viewer.userId, words, createdAt: now() });
	return success({});
}
