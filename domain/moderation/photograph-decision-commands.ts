import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { deskItems } from '#database/schema/desk.ts';
import { photographs } from '#database/schema/pictures.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import { setCover } from '../pictures/cover-commands.ts';
import { keysOfPhotographs } from '../pictures/golfer-photograph.ts';
import { tellAuthor } from '../reviews/authors/author-letters.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import type { Ground } from '../shared/desk/grounds.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';

/** `caption` marks the words below the photograph as the editor has seen them (`captionMark`). */
export type PhotographDecision = { caption: string } & (
	| { outcome: 'kept' | 'cover' | 'no-cover' }
	| { outcome: 'removed'; ground: Ground; words: string }
);

export type PhotographDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'photograph-unknown' }
	/** Another editor decides about a photograph of one's own. */
	| { kind: 'own-thing' }
	| { kind: 'decided-already' }
	/** Its author has changed the words below it since the editor saw them (S58). */
	| { kind: 'version-changed' }
	| { kind: 'words-missing' };

type Outcome = Result<object, PhotographDecisionFailure>;

/**
 * Lets a photograph stand, which takes it off the desk, or takes it down with a statement of reasons to its author. As a `cover` it
 * is kept and chosen as the picture of its course, whether it waits or not; `no-cover` takes that back alone. Binds to the words that
 * the editor saw below it: with others it waits on. Fails as `PhotographDecisionFailure` lists.
 */
export async function decidePhotograph(ctx: DomainContext, id: string, decision: PhotographDecision): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	if (decision.outcome === 'removed' && visibleLength(cleanText(decision.words)) === 0)
		return failure({ kind: 'words-missing' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [photograph] = await tx.select().from(photographs).where(eq(photographs.id, id)).for('update');
		if (!photograph || photograph.reviewId === null) return failure({ kind: 'photograph-unknown' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'photograph', id })) return failure({ kind: 'own-thing' });
		if (photograph.status !== 'ready') return failure({ kind: 'decided-already' });
		if (captionMark(photograph.alt) !== decision.caption) return failure({ kind: 'version-changed' });
		if (decision.outcome === 'removed') {
			await takePhotographDown(tx, ctx, id, { ...decision, words: cleanText(decision.words), reported: false });
			return success({});
		}
		const isKept = decision.outcome !== 'no-cover' && (await keep(tx, ctx, id));
		if (decision.outcome === 'kept') return isKept ? success({}) : failure({ kind: 'decided-already' });
		const chosen = await setCover(tx, ctx, id, decision.outcome === 'cover');
		// Who may decide at the desk may choose covers: what can be wrong is that its review is not to be read any more.
		return chosen.ok ? success({}) : failure({ kind: 'decided-already' });
	});
}

/** Takes a photograph that stands off the desk; false where it does not wait there. */
async function keep(tx: Database, ctx: DomainContext, id: string): Promise<boolean> {
	const waiting = and(eq(deskItems.kind, 'photograph'), eq(deskItems.thingId, id));
	const kept = await tx.delete(deskItems).where(waiting).returning();
	if (kept.length === 0) return false;
	await recordDecision(tx, ctx, { action: 'photograph kept', thing: { kind: 'photograph', id } });
	return true;
}

type Reasons = { ground: Ground; words: string; reported: boolean };

/** Takes a photograph down in the caller's transaction, and tells its author; one that does not stand is left alone. */
export async function takePhotographDown(tx: Database, ctx: DomainContext, id: string, reasons: Reasons) {
	// The review's count of photographs follows by itself.
	const [gone] = await tx
		.update(photographs)
		.set({ status: 'removed' })
		.where(and(eq(photographs.id, id), eq(photographs.status, 'ready')))
		.returning();
	if (!gone) return;
	for (const key of keysOfPhotographs(gone.courseId)) ctx.changes.add(key);
	const { ground, words } = reasons;
	const decision = await recordDecision(tx, ctx, {
		action: 'photograph removed',
		thing: { kind: 'photograph', id },
		ground,
		words,
		before: { status: 'ready' },
		after: { status: 'removed', source: reasons.reported ? 'report' : 'editor', written: utcDay(gone.createdAt) },
	});
	if (gone.reviewId === null) return;
	await tellAuthor(tx, ctx, gone.reviewId, 'photograph-removed', { ...reasons, automatic: false, decision });
}
