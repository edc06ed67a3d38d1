import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { deskDecisions, deskItems } from '#database/schema/desk.ts';
import { isBanned } from '#domain/accounts/policy.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { isEditor, isRole } from '#domain/shared/desk/desk-policy.ts';
import { isOwnThing } from '#domain/shared/desk/own-things.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { insideTransaction, inTransaction } from '#domain/shared/transaction.ts';
import { type ItemName, isDeskKind } from '../kinds.ts';
import { DECISIONS } from './decisions.ts';

export const UNDO_SECONDS = 10;
const UNDO_MILLISECONDS = UNDO_SECONDS * 1_000;
/** The clocks of two processes are nearer to each other than that. */
const SLACK_MILLISECONDS = 60_000;

export type DecideFailure =
	| { kind: 'not-an-editor' }
	/** `fields`: what is wrong, by the name of the field. */
	| { kind: 'decision-malformed'; fields: Record<string, string> }
	/** Somebody has decided it, or it has gone: it waits no more. */
	| { kind: 'decided-already' }
	/** It objects to a decision of the editor's own. */
	| { kind: 'own-decision' }
	/** It is the editor's own: another one decides about it. */
	| { kind: 'own-thing' };

/**
 * Takes a decision about an item. It is carried out ten seconds later, as this editor's; until then nothing has happened
 * and nobody has been written to. Of two editors the first decides, the second is told so (R09).
 */
export async function decideItem(
	ctx: DomainContext,
	{ kind, id }: ItemName,
	posted: unknown,
): Promise<Result<{ decisionId: string }, DecideFailure>> {
	const { viewer, now } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return failure({ kind: 'not-an-editor' });
	const parsed = DECISIONS[kind].schema.safeParse(posted);
	if (!parsed.success) return failure({ kind: 'decision-malformed', fields: fieldsOf(parsed.error) });
	return inTransaction<Result<{ decisionId: string }, DecideFailure>>(ctx, async (tx) => {
		const [item] = await tx
			.select()
			.from(deskItems)
			.where(and(eq(deskItems.kind, kind), eq(deskItems.thingId, id)))
			.for('update');
		if (!item && !DECISIONS[kind].isStanding(parsed.data)) return failure({ kind: 'decided-already' });
		if (item?.notForId === viewer.userId) return failure({ kind: 'own-decision' });
		if (await isOwnThing(tx, viewer, { kind, id })) return failure({ kind: 'own-thing' });
		const [kept] = await tx
			.insert(deskDecisions)
			.values({
				kind,
				thingId: id,
				decision: parsed.data,
				editorId: viewer.userId,
				dueAt: new Date(now().getTime() + UNDO_MILLISECONDS),
			})
			.onConflictDoNothing()
			.returning({ id: deskDecisions.id });
		return kept ? success({ decisionId: kept.id }) : failure({ kind: 'decided-already' });
	});
}

/**
 * Takes decisions about several items at once, all of them or none: one that cannot be taken refuses the others with it. Each
 * is carried out and logged by itself.
 */
export async function decideTogether(
	ctx: DomainContext,
	decisions: readonly { item: ItemName; posted: object }[],
): Promise<Result<{ decisionIds: string[] }, DecideFailure>> {
	return inTransaction<Result<{ decisionIds: string[] }, DecideFailure>>(ctx, async (tx) => {
		const decisionIds: string[] = [];
		for (const { item, posted } of decisions) {
			const taken = await decideItem(insideTransaction(ctx, tx), item, posted);
			if (!taken.ok) return taken;
			decisionIds.push(taken.value.decisionId);
		}
		return success({ decisionIds });
	});
}

/**
 * Takes decisions back within their ten seconds, or clears away one that could not be carried out. Only their own editor may.
 * Returns the items; fails with `too-late` once they have been carried out.
 */
export async function undoDecisions(
	{ db, viewer, now }: DomainContext,
	decisionIds: readonly string[],
): Promise<Result<ItemName[], { kind: 'too-late' } | { kind: 'not-an-editor' }>> {
	if (!isEditor(viewer) || viewer.kind !== 'member') return failure({ kind: 'not-an-editor' });
	const open = or(gt(deskDecisions.dueAt, now()), isNotNull(deskDecisions.failure));
	const undone = await db
		.delete(deskDecisions)
		.where(and(inArray(deskDecisions.id, [...decisionIds]), eq(deskDecisions.editorId, viewer.userId), open))
		.returning({ kind: deskDecisions.kind, id: deskDecisions.thingId });
	return undone.length > 0 ? success(undone) : failure({ kind: 'too-late' });
}

/**
 * Carries out the decision that has been due longest. Its row and what it does are kept together or not at all; one that
 * its command refuses stays as failed, for its editor to see. False where none is due that no other process is at.
 * `contextFor` gives the context of the editor; its changed keys are told once the transaction is committed.
 */
export async function carryOutDue(
	{ db, now }: Pick<DomainContext, 'db' | 'now'>,
	contextFor: (editor: Member) => DomainContext,
	announce: (ctx: DomainContext) => Promise<void>,
): Promise<boolean> {
	let used: DomainContext | null = null;
	const found = await db.transaction(async (tx) => {
		const [due] = await tx
			.select()
			.from(deskDecisions)
			.where(and(isNull(deskDecisions.failure), lte(deskDecisions.dueAt, now())))
			.orderBy(asc(deskDecisions.dueAt))
			.limit(1)
			.for('update', { skipLocked: true });
		if (!due) return false;
		// A transaction of Drizzle can do whatever its database can.
		const inside = tx as unknown as Database;
		const editor = await editorOf(inside, due.editorId, now());
		used = editor && contextFor(editor);
		const outcome = used ? await carryOut(insideTransaction(used, inside), due) : failure({ kind: 'not-an-editor' });
		const row = eq(deskDecisions.id, due.id);
		if (outcome.ok) await tx.delete(deskDecisions).where(row);
		else await tx.update(deskDecisions).set({ failure: outcome.kind }).where(row);
		return true;
	});
	if (used) await announce(used);
	return found;
}

/**
 * Decisions that are due later than any that is taken now were taken while the clock was ahead, which has been put right since:
 * they have their ten seconds from `now` on (R38).
 */
export async function pullBackDecisions(db: Database, now: Date): Promise<void> {
	const dueAt = new Date(now.getTime() + UNDO_MILLISECONDS);
	const latest = new Date(dueAt.getTime() + SLACK_MILLISECONDS);
	await db
		.update(deskDecisions)
		.set({ dueAt })
		.where(and(isNull(deskDecisions.failure), gt(deskDecisions.dueAt, latest)));
}

async function carryOut(ctx: DomainContext, { kind, thingId, decision }: typeof deskDecisions.$inferSelect) {
	return isDeskKind(kind) ? DECISIONS[kind].carryOut(ctx, thingId, decision) : failure({ kind: 'decided-already' });
}

/** The editor as one who has just shown the second factor, as was asked for the decision; null once the role is gone. */
async function editorOf(tx: Database, userId: string, now: Date): Promise<Member | null> {
	const [user] = await tx.select().from(users).where(eq(users.id, userId));
	if (!user || !isRole(user.role) || isBanned(user, now)) return null;
	return {
		...({ kind: 'member', userId, sessionId: '', email: user.email, role: user.role } as const),
		firstName: '',
		lastName: '',
		secondFactorAt: now,
	};
}

function fieldsOf(error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }) {
	const fields: Record<string, string> = {};
	for (const { path, message } of error.issues) fields[String(path[0] ?? 'outcome')] ??= message;
	return fields;
}
