import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { lists } from '#database/schema/lists.ts';
import { tellListOwner } from '../lists/list-letters.ts';
import { type ListRow, noteList } from '../lists/store-list.ts';
import { BY_LETTER, type Telling } from '../mail/telling.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { Rejection } from './commands.ts';

/** The list as the editor saw it. */
export type SeenList = { listId: number; version: number };

export type ListDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'list-unknown' }
	/** Another editor decides about what is one's own. */
	| { kind: 'own-thing' }
	/** Its owner has changed its words since the editor read them (S58). */
	| { kind: 'version-changed' }
	| { kind: 'decided-already' }
	| { kind: 'words-missing' };

type Outcome = Result<object, ListDecisionFailure>;

/**
 * Lets a list stand that waits, or one that was wrongly taken down, for whoever its owner lets read it; the owner is told. Binds to the
 * version the editor saw; `words` say why, for the log. Fails as `ListDecisionFailure` lists.
 */
export async function approveList(
	ctx: DomainContext,
	seen: SeenList,
	words: string | null = null,
	{ letter }: Telling = BY_LETTER,
): Promise<Outcome> {
	return decide(ctx, seen, async (tx, { id, status, version, removalGround }) => {
		if (status === 'open') return failure({ kind: 'decided-already' });
		const isAgain = status === 'removed' || removalGround !== null;
		await tx
			.update(lists)
			.set({ status: 'open', heldBy: [], removalGround: null, removalWords: null })
			.where(eq(lists.id, id));
		await recordDecision(tx, ctx, {
			action: status === 'held' ? 'list approved' : 'list restored',
			thing: { kind: 'list', id },
			words,
			before: { status, version },
			after: { status: 'open', version },
		});
		if (letter) await tellListOwner(tx, ctx, id, 'list-approved', { again: isAgain });
		return success({});
	});
}

/**
 * Refuses a list that waits, or takes one down that others may read, on one of the published grounds and with the editor's own words,
 * which its owner gets as a statement of reasons: nobody else reads it until its owner has changed it and an editor has read it again.
 * Fails as `ListDecisionFailure` lists.
 */
export async function rejectList(ctx: DomainContext, seen: SeenList, rejection: Rejection): Promise<Outcome> {
	const { ground, reported = false } = rejection;
	const words = cleanText(rejection.words);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	return decide(ctx, seen, async (tx, { id, status, version, heldBy, createdAt }) => {
		if (status === 'removed') return failure({ kind: 'decided-already' });
		await tx
			.update(lists)
			.set({ status: 'removed', heldBy: [], removalGround: ground, removalWords: words })
			.where(eq(lists.id, id));
		const decision = await recordDecision(tx, ctx, {
			action: status === 'held' ? 'list rejected' : 'list removed',
			thing: { kind: 'list', id },
			ground,
			words,
			before: { status, version },
			after: {
				...{ status: 'removed', version, written: utcDay(createdAt) },
				source: reported ? 'report' : status === 'held' ? 'rule' : 'editor',
			},
		});
		const reasons = { ground, words, reported, automatic: heldBy.length > 0, decision };
		await tellListOwner(tx, ctx, id, 'list-removed', { ...reasons, wasHeld: status === 'held' });
		return success({});
	});
}

async function decide(
	ctx: DomainContext,
	{ listId, version }: SeenList,
	work: (tx: Database, list: ListRow) => Promise<Outcome>,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [list] = await tx.select().from(lists).where(eq(lists.id, listId)).for('update');
		if (!list) return failure({ kind: 'list-unknown' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'list', id: listId })) return failure({ kind: 'own-thing' });
		if (list.version !== version) return failure({ kind: 'version-changed' });
		const decided = await work(tx, list);
		if (decided.ok) await noteList(tx, ctx, list);
		return decided;
	});
}
