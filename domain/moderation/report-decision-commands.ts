import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import { captionMark } from '../pictures/caption-mark.ts';
import { keysOfCover } from '../pictures/cover-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import type { Ground } from '../shared/desk/grounds.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { insideTransaction, inTransaction } from '../shared/transaction.ts';
import { noteRead, type Rejection, rejectReview } from './commands.ts';
import { noteConditionsRead, rejectConditions } from './conditions/decision-commands.ts';
import { rejectList } from './list-decision-commands.ts';
import { takePhotographDown } from './photograph-decision-commands.ts';
import { firstOf } from './report-commands.ts';
import { isInConfidence } from './report-options.ts';
import { tellReportedAuthor } from './reported-author.ts';

export type ReportDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'report-unknown' }
	/** Another editor decides about one's own report, and about one against what is one's own. */
	| { kind: 'own-thing' }
	| { kind: 'decided-already' }
	| { kind: 'words-missing' }
	/** The reported review or list, or the words below the reported photograph, were edited since the editor read them (S58). */
	| { kind: 'version-changed' };

/**
 * What is decided about a report, on which ground, and the editor's words for it. `version` of the reported review, where
 * there is one, is the one that the editor has read; `caption` marks the words that were seen below a reported photograph.
 */
export type ReportDecision = { words: string; version?: number; caption?: string } & (
	| { outcome: 'upheld'; ground: Ground }
	| { outcome: 'dismissed' }
);

type Report = typeof reports.$inferSelect;

/**
 * Decides an open report and records the reason. Upheld, it takes down the review, the list, the report of conditions (whose author is told) or the photograph
 * in the same transaction; the facts of a course are mended by hand. The reporter is told the outcome, its ground and how
 * to object; where it is dismissed, the author that it stays, unless the report was in confidence. Of a reporter who has left, known by the empty name, the
 * address goes with the decision.
 */
export async function decideReport(
	ctx: DomainContext,
	reference: string,
	decision: ReportDecision,
): Promise<Result<{ reference: string }, ReportDecisionFailure>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const words = cleanText(decision.words);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	const ground = decision.outcome === 'upheld' ? decision.ground : null;
	return inTransaction<Result<{ reference: string }, ReportDecisionFailure>>(ctx, async (tx) => {
		const [report] = await tx.select().from(reports).where(eq(reports.reference, reference)).for('update');
		if (!report) return failure({ kind: 'report-unknown' });
		if (report.status !== 'open') return failure({ kind: 'decided-already' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'report', id: report.id })) return failure({ kind: 'own-thing' });
		if (!(await isAsSeen(tx, report, decision))) return failure({ kind: 'version-changed' });
		const decided = { status: decision.outcome, ground, decisionWords: words, decidedAt: ctx.now(), ...leftBy(report) };
		await tx.update(reports).set(decided).where(eq(reports.id, report.id));
		// What was reported may be a cover again.
		if (report.photographId !== null)
			for (const key of await keysOfCover(tx, report.photographId)) ctx.changes.add(key);
		const entry = await recordDecision(tx, ctx, {
			action: ground === null ? 'report dismissed' : 'report upheld',
			thing: { kind: 'report', id: report.id },
			ground,
			words,
			before: { status: 'open' },
			after: {
				status: decision.outcome,
				on: report.kind,
				id: report.reviewId ?? report.photographId ?? report.listId ?? report.conditionsId ?? report.courseId,
			},
		});
		if (ground !== null) await takeDown(tx, ctx, report, ground, words);
		else await noteReadOf(tx, ctx, report, decision);
		// No letter is sent about what looks like a machine's: the address may be a stranger's (S54).
		const said = { outcome: decision.outcome, ground, words, decision: entry };
		if (report.suspicion !== null) return success({ reference });
		await tellReporter(tx, ctx, report, said);
		if (ground === null && !isInConfidence(report.reason)) await tellReportedAuthor(tx, ctx, report);
		return success({ reference });
	});
}

/** What was withdrawn, or taken down already, needs no second look. */
async function isAsSeen(tx: Database, { kind, reviewId, photographId, listId }: Report, decision: ReportDecision) {
	const { outcome, version, caption } = decision;
	if (outcome === 'dismissed') return true;
	if (kind === 'photograph' && photographId !== null) return isCaptionAsSeen(tx, photographId, caption);
	if (kind === 'list' && listId !== null && version !== undefined) {
		const [list] = await tx
			.select({ version: lists.version, status: lists.status })
			.from(lists)
			.where(eq(lists.id, listId));
		return list?.status !== 'open' || list.version === version;
	}
	if (kind !== 'review' || version === undefined || reviewId === null) return true;
	const [review] = await tx
		.select({ version: reviews.version, status: reviews.status })
		.from(reviews)
		.where(eq(reviews.id, reviewId));
	return review?.status !== 'published' || review.version === version;
}

async function isCaptionAsSeen(tx: Database, id: string, caption: string | undefined) {
	if (caption === undefined) return true;
	// Locked, so that they are still those that were seen when it is taken down.
	const { alt, status } = photographs;
	const [photograph] = await tx.select({ alt, status }).from(photographs).where(eq(photographs.id, id)).for('update');
	return photograph?.status !== 'ready' || captionMark(photograph.alt) === caption;
}

/** A review that an editor lets stand has been read, in the version that the editor saw; so has a report of conditions. */
async function noteReadOf(tx: Database, ctx: DomainContext, report: Report, { version }: ReportDecision) {
	const { kind, reviewId, conditionsId } = report;
	if (kind === 'conditions' && conditionsId !== null) await noteConditionsRead(tx, conditionsId);
	if (kind === 'review' && reviewId !== null && version !== undefined) await noteRead(tx, ctx, { reviewId, version });
}

const leftBy = ({ name }: Report) => (name === '' ? { email: '' } : {});

async function takeDown(tx: Database, ctx: DomainContext, report: Report, ground: Ground, words: string) {
	const { reviewId, photographId, listId, conditionsId } = report;
	if (report.kind === 'photograph' && photographId !== null)
		await takePhotographDown(tx, ctx, photographId, { ground, words, reported: true });
	if (report.kind === 'list' && listId !== null) await takeListDown(tx, ctx, listId, { ground, words, reported: true });
	// One that its sender has taken back meanwhile, or that is taken down already, needs no second decision.
	if (report.kind === 'conditions' && conditionsId !== null)
		await rejectConditions(insideTransaction(ctx, tx), conditionsId, { ground, words, reported: true });
	if (report.kind !== 'review' || reviewId === null) return;
	const [review] = await tx.select({ version: reviews.version }).from(reviews).where(eq(reviews.id, reviewId));
	// One that its author has withdrawn meanwhile, or that is rejected already, does not stand any more.
	if (review)
		await rejectReview(insideTransaction(ctx, tx), { reviewId, ...review }, { ground, words, reported: true });
}

/** One that is no longer read by others, or was taken down already, needs no second decision. */
async function takeListDown(tx: Database, ctx: DomainContext, listId: number, rejection: Rejection) {
	const [list] = await tx.select({ version: lists.version }).from(lists).where(eq(lists.id, listId));
	if (list) await rejectList(insideTransaction(ctx, tx), { listId, ...list }, rejection);
}

async function tellReporter(
	tx: Database,
	ctx: DomainContext,
	report: Report,
	said: { outcome: 'upheld' | 'dismissed'; ground: Ground | null; words: string; decision: number },
) {
	const { courseId } = report;
	const [course] =
		courseId === null ? [] : await tx.select({ name: courses.name }).from(courses).where(eq(courses.id, courseId));
	const { reference, kind: reported } = report;
	const at = ctx.now().toISOString();
	const data = { firstName: firstOf(report.name), reference, reported, course: course?.name ?? '', at, ...said };
	await postLetter(tx, { message: 'report-decided', recipient: report.email, data }, ctx.now());
}
