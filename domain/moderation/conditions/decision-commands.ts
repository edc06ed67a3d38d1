import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { conditionReports } from '#database/schema/conditions.ts';
import { deskItems } from '#database/schema/desk.ts';
import { tellSender } from '../../conditions/condition-letters.ts';
import { BY_LETTER, type Telling } from '../../mail/telling.ts';
import type { DomainContext } from '../../shared/context.ts';
import { utcDay } from '../../shared/day.ts';
import { recordDecision } from '../../shared/desk/desk-log.ts';
import { isEditor } from '../../shared/desk/desk-policy.ts';
import { isOwnThing } from '../../shared/desk/own-things.ts';
import { failure, type Result, success } from '../../shared/result.ts';
import { cleanText, visibleLength } from '../../shared/text/text.ts';
import { inTransaction } from '../../shared/transaction.ts';
import type { Rejection } from '../commands.ts';

export type ConditionsDecisionFailure =
	| { kind: 'not-an-editor' }
	/** There is none, or its sender has taken it back. */
	| { kind: 'conditions-unknown' }
	/** Another editor decides about what is one's own. */
	| { kind: 'own-thing' }
	| { kind: 'decided-already' }
	| { kind: 'words-missing' };

type Row = typeof conditionReports.$inferSelect;
type Outcome = Result<object, ConditionsDecisionFailure>;

/**
 * Lets a report of conditions stand that waits, or one that was wrongly refused or taken down; a member who sent it is told. It is said
 * of the course for as long as its kinds live, counted from its day. One that readers see already, with a photograph that nobody has
 * looked at, leaves the desk, and nobody is told. `words` say why, for the log. Fails as the type lists.
 */
export async function approveConditions(
	ctx: DomainContext,
	id: number,
	words: string | null = null,
	{ letter }: Telling = BY_LETTER,
): Promise<Outcome> {
	return decide(ctx, id, async (tx, { status }) => {
		if (status === 'published') return keep(tx, ctx, id);
		await tx
			.update(conditionReports)
			.set({
				...{ status: 'published', editorRead: true, updatedAt: ctx.now() },
				...{ removalGround: null, removalWords: null },
			})
			.where(eq(conditionReports.id, id));
		await recordDecision(tx, ctx, {
			action: status === 'held' ? 'conditions approved' : 'conditions restored',
			thing: { kind: 'conditions', id },
			words,
			before: { status },
			after: { status: 'published' },
		});
		if (letter) await tellSender(tx, ctx, id, 'conditions-approved', { again: status === 'removed' });
		return success({});
	});
}

async function keep(tx: Database, ctx: DomainContext, id: number): Promise<Outcome> {
	const waiting = and(eq(deskItems.kind, 'conditions'), eq(deskItems.thingId, String(id)));
	const kept = await tx.delete(deskItems).where(waiting).returning();
	if (kept.length === 0) return failure({ kind: 'decided-already' });
	await noteConditionsRead(tx, id);
	await recordDecision(tx, ctx, { action: 'conditions kept', thing: { kind: 'conditions', id } });
	return success({});
}

/**
 * Keeps a report that waits from the course's page, or takes one down that stands there, on one of the published grounds and with the
 * editor's own words, which a member who sent it gets as a statement of reasons. Fails as the type lists.
 */
export async function rejectConditions(ctx: DomainContext, id: number, rejection: Rejection): Promise<Outcome> {
	const { ground, reported = false } = rejection;
	const words = cleanText(rejection.words);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	return decide(ctx, id, async (tx, { status, heldBy, createdAt }) => {
		if (status === 'removed') return failure({ kind: 'decided-already' });
		await tx
			.update(conditionReports)
			.set({ status: 'removed', removalGround: ground, removalWords: words, updatedAt: ctx.now() })
			.where(eq(conditionReports.id, id));
		const decision = await recordDecision(tx, ctx, {
			action: status === 'held' ? 'conditions rejected' : 'conditions removed',
			thing: { kind: 'conditions', id },
			ground,
			words,
			before: { status },
			after: {
				status: 'removed',
				source: reported ? 'report' : status === 'held' ? 'rule' : 'editor',
				written: utcDay(createdAt),
			},
		});
		const reasons = { ground, words, reported, automatic: heldBy.length > 0, decision };
		await tellSender(tx, ctx, id, 'conditions-removed', { ...reasons, wasHeld: status === 'held' });
		return success({});
	});
}

/** Notes that an editor has read a report that stands, and lets it stand: no flood that is seen later holds it. */
export async function noteConditionsRead(tx: Database, id: number): Promise<void> {
	const stands = and(eq(conditionReports.id, id), eq(conditionReports.status, 'published'));
	await tx.update(conditionReports).set({ editorRead: true }).where(stands);
}

async function decide(
	ctx: DomainContext,
	id: number,
	work: (tx: Database, report: Row) => Promise<Outcome>,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const [report] = await tx.select().from(conditionReports).where(eq(conditionReports.id, id)).for('update');
		if (!report) return failure({ kind: 'conditions-unknown' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'conditions', id })) return failure({ kind: 'own-thing' });
		const decided = await work(tx, report);
		if (decided.ok) ctx.changes.add(`course:${report.courseId}`);
		return decided;
	});
}
