import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reports } from '#database/schema/moderation.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { Ground } from './grounds.ts';
import { firstOf } from './report-commands.ts';

export type DecisionFailure = { kind: 'report-unknown' } | { kind: 'decided-already' };

/** What is decided about a report, on which ground, and the editor's words for it. */
export type Decision =
	/** Facts of a course that were put right need no ground. */
	{ outcome: 'upheld'; ground: Ground | null; words: string } | { outcome: 'dismissed'; words: string };

type DecidedReport = typeof reports.$inferSelect;

/**
 * Decides an open report, records the reason and tells the reporter the outcome, its ground and how to object. What was
 * reported is taken down by `takeDown` in the same transaction: a decision to uphold and its effect are one.
 */
export async function decideReport(
	ctx: DomainContext,
	reference: string,
	decision: Decision,
	takeDown: (tx: Database, report: DecidedReport, ground: Ground | null, words: string) => Promise<void>,
): Promise<Result<{ reference: string }, DecisionFailure>> {
	return inTransaction<Result<{ reference: string }, DecisionFailure>>(ctx, async (tx) => {
		const [known] = await tx.select().from(reports).where(eq(reports.reference, reference)).for('update');
		if (!known) return failure({ kind: 'report-unknown' });
		if (known.status !== 'open') return failure({ kind: 'decided-already' });
		const { outcome, words } = decision;
		const ground = outcome === 'upheld' ? decision.ground : null;
		await tx
			.update(reports)
			.set({ status: outcome, ground, decisionWords: words, decidedAt: ctx.now() })
			.where(eq(reports.id, known.id));
		if (outcome === 'upheld') await takeDown(tx, known, ground, words);
		// No letter is sent about what looks like a machine's: the address may be a stranger's (S54).
		if (known.suspicion === null) await tellReporter(tx, ctx, known, { outcome, ground, words });
		return success({ reference });
	});
}

async function tellReporter(
	tx: Database,
	ctx: DomainContext,
	report: DecidedReport,
	{ outcome, ground, words }: { outcome: 'upheld' | 'dismissed'; ground: Ground | null; words: string },
) {
	const [course] =
		report.courseId === null
			? []
			: await tx.select({ name: courses.name }).from(courses).where(eq(courses.id, report.courseId));
	const data = {
		...{ firstName: firstOf(report.name), reference: report.reference, reported: report.kind },
		...{ course: course?.name ?? '', outcome, ground, words, at: ctx.now().toISOString() },
	};
	await postLetter(tx, { message: 'report-decided', recipient: report.email, data }, ctx.now());
}
