import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { submissions } from '#database/schema/system.ts';
import type { DomainContext } from '../context.ts';
import { failure, type Result, success } from '../result.ts';
import { RETENTION } from '../retention.ts';
import { inTransaction } from '../transaction.ts';
import { readStamp, type StampFailure, WAITING_LIFE_MILLISECONDS } from './stamp.ts';

export type SubmissionFailure = StampFailure | { kind: 'stamp-reused' };

/** What is submitted: the form's name, its stamp, and everything that makes this submit this one. */
export type Submission = {
	form: string;
	stamp: string;
	body: unknown;
	/** The form may wait on a device for a connection, and is taken for as long as it may. */
	mayWait?: boolean;
};

/**
 * Runs `work` once for a stamp, in one transaction with the note that it was done. The same stamp with the same body gets
 * the first answer again; with another body it is refused (`stamp-reused`). Two at once: the second waits for the first.
 * A failure of `work` leaves the stamp free for another try.
 */
export async function answerOnce<Answer, Failure extends { kind: string }>(
	ctx: DomainContext,
	{ form, stamp, body, mayWait = false }: Submission,
	work: (tx: Database) => Promise<Result<Answer, Failure>>,
): Promise<Result<Answer, Failure | SubmissionFailure>> {
	const read = readStamp(ctx.secret, stamp, ctx.now(), mayWait ? WAITING_LIFE_MILLISECONDS : undefined);
	if (!read.ok) return read;
	const { id } = read.value;
	const bodyHash = createHash('sha256')
		.update(JSON.stringify([form, body]))
		.digest('hex');
	return inTransaction<Result<Answer, Failure | SubmissionFailure>>(ctx, async (tx) => {
		// The unique key decides who is first; a second insert waits here until the first is committed or undone.
		const first = await tx
			.insert(submissions)
			.values({ id, form, bodyHash, answer: null })
			.onConflictDoNothing()
			.returning({ id: submissions.id });
		if (first.length === 0) return earlierAnswer<Answer>(tx, id, bodyHash);
		const outcome = await work(tx);
		if (outcome.ok) await tx.update(submissions).set({ answer: outcome.value }).where(eq(submissions.id, id));
		return outcome;
	});
}

async function earlierAnswer<Answer>(
	tx: Database,
	id: string,
	bodyHash: string,
): Promise<Result<Answer, { kind: 'stamp-reused' }>> {
	const [earlier] = await tx.select().from(submissions).where(eq(submissions.id, id));
	if (earlier?.bodyHash !== bodyHash) return failure({ kind: 'stamp-reused' });
	return success(earlier.answer as Answer);
}

/** Removes receipts of forms whose stamps hold no more. */
export async function sweepSubmissions(db: Database, now: Date): Promise<void> {
	await db.delete(submissions).where(lt(submissions.createdAt, RETENTION.submission.before(now)));
}
