import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseTwins } from '#database/schema/twins.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { isEditor } from '#domain/shared/desk/desk-policy.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { insideTransaction, inTransaction } from '#domain/shared/transaction.ts';
import { type MergeFailure, mergeCourses } from '../merge-commands.ts';

/** `kept` is the id of the one that stays; `keptSeen` and `goneSeen` mark the facts that the editor saw. */
export type TwinDecision =
	| { outcome: 'merged'; kept: number; keptSeen: string; goneSeen: string }
	| { outcome: 'apart' };

export type TwinFailure = MergeFailure | { kind: 'decided-already' };

/**
 * Decides whether two courses are one: merges them as `mergeCourses` does, or keeps them apart for good. Fails with `decided-already`
 * where they wait no more, and as a merge does.
 */
export async function decideTwins(
	ctx: DomainContext,
	twinsId: number,
	decision: TwinDecision,
): Promise<Result<null, TwinFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Result<null, TwinFailure>>(ctx, async (tx) => {
		const [twins] = await tx
			.select()
			.from(courseTwins)
			.where(and(eq(courseTwins.id, twinsId), eq(courseTwins.status, 'open')))
			.for('update');
		if (!twins) return failure({ kind: 'decided-already' });
		const inside = insideTransaction(ctx, tx);
		if (decision.outcome === 'apart') return keepApart(tx, inside, twins);
		const pair = [twins.courseId, twins.twinId];
		const goneId = pair.find((id) => id !== decision.kept);
		if (goneId === undefined || !pair.includes(decision.kept)) return failure({ kind: 'course-unknown' });
		const kept = { id: decision.kept, seen: decision.keptSeen };
		const merged = await mergeCourses(inside, kept, { id: goneId, seen: decision.goneSeen });
		return merged.ok ? success(null) : merged;
	});
}

async function keepApart(tx: Database, ctx: DomainContext, twins: typeof courseTwins.$inferSelect) {
	await tx.update(courseTwins).set({ status: 'apart', decidedAt: ctx.now() }).where(eq(courseTwins.id, twins.id));
	await recordDecision(tx, ctx, {
		action: 'courses kept apart',
		thing: { kind: 'twins', id: twins.id },
		after: { course: twins.courseId, twin: twins.twinId },
	});
	return success(null);
}
