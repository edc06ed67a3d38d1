import { eq } from 'drizzle-orm';
import { deskLog } from '#database/schema/desk.ts';
import type { DomainContext } from '../shared/context.ts';
import { isChiefEditor } from '../shared/desk/desk-policy.ts';
import { readEditorWords, type WordsFailure } from '../shared/desk/editor-words.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { lockOpenAppeal, settleAppeal } from './appeal-settling.ts';
import { canBeRestored } from './restorable.ts';
import { takeBack } from './take-back.ts';

export type RestoreFailure =
	| { kind: 'not-an-editor' }
	| WordsFailure
	/** No entry of that number, or one that took nothing from readers. */
	| { kind: 'entry-unknown' }
	/** What was taken is the chief editor's own: another editor decides about it, on an objection. */
	| { kind: 'own-thing' }
	/** It stands again, a newer decision has come after, or its author has changed, withdrawn or deleted it since. */
	| { kind: 'restorable-no-more' };

/**
 * Puts back what an entry of the log has taken from readers, whether or not anybody has objected: the chief editor's right,
 * also of decisions of one's own. `typed` says why, which the log is owed. The author is told that it stands again; where the
 * author's objection to it is open, this grants it, and the answer to it tells of both. Fails as `RestoreFailure` lists.
 */
export async function restoreTaken(
	ctx: DomainContext,
	entryId: number,
	typed: string,
): Promise<Result<object, RestoreFailure>> {
	if (!isChiefEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const read = readEditorWords(typed);
	if (!read.ok) return read;
	const words = read.value;
	return inTransaction<Result<object, RestoreFailure>>(ctx, async (tx) => {
		const [entry] = await tx.select().from(deskLog).where(eq(deskLog.id, entryId));
		if (!entry || !canBeRestored(entry.action)) return failure({ kind: 'entry-unknown' });
		const thing = { kind: entry.thingKind, id: entry.thingId };
		if (await isOwnThing(tx, ctx.viewer, thing)) return failure({ kind: 'own-thing' });
		const appeal = await lockOpenAppeal(tx, entryId);
		const taken = await takeBack(tx, ctx, entry, { words, letter: appeal === null });
		if (taken.kind !== 'undone') return failure({ kind: 'restorable-no-more' });
		if (appeal) await settleAppeal(tx, ctx, { appeal, entry }, { outcome: 'granted', words, told: '', taken });
		return success({});
	});
}
