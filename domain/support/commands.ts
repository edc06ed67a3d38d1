import { and, count, eq, gt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import type { DomainContext } from '../shared/context.ts';
import { type Result, success } from '../shared/result.ts';
import { readStamp } from '../shared/stamp.ts';
import { answerOnce, type SubmissionFailure } from '../shared/submission.ts';
import { makeReference } from './reference.ts';
import type { ApplicationInput, ContactInput } from './rules.ts';
import { suspicionOf } from './suspicion.ts';

const DAY_MILLISECONDS = 24 * 3_600_000;

/** How a form came back: its stamp, and whether a field that no reader sees was filled in. */
export type Sending = { stamp: string; trapped: boolean };

/**
 * Keeps a message to the editors and gives it a reference number. The stamp makes it happen once: a second submit gets
 * the first number again. Fails with what `answerOnce` says of the stamp; throws when the database does.
 */
export async function sendContactMessage(
	ctx: DomainContext,
	input: ContactInput,
	sending: Sending,
): Promise<Result<{ reference: string }, SubmissionFailure>> {
	const submission = { form: 'contact', stamp: sending.stamp, body: input };
	return answerOnce<{ reference: string }, never>(ctx, submission, async (tx) => {
		const reference = makeReference();
		const sentBefore = await countSince(tx, input.email, new Date(ctx.now().getTime() - DAY_MILLISECONDS));
		const suspicion = suspicionOf({ ...signsOf(ctx, sending), sentBefore });
		await tx.insert(contactMessages).values({ ...input, reference, suspicion, createdAt: ctx.now() });
		return success({ reference });
	});
}

/**
 * Keeps an application. An address that has an open one already keeps that one and gets the same answer, so that nobody
 * learns who has applied (S12). Fails with what `answerOnce` says of the stamp; throws when the database does.
 */
export async function applyAsReviewer(
	ctx: DomainContext,
	input: ApplicationInput,
	sending: Sending,
): Promise<Result<{ received: true }, SubmissionFailure>> {
	const submission = { form: 'reviewer application', stamp: sending.stamp, body: input };
	return answerOnce<{ received: true }, never>(ctx, submission, async (tx) => {
		const suspicion = suspicionOf({ ...signsOf(ctx, sending), sentBefore: 0 });
		// The unique index on open applications decides, not a look before.
		await tx
			.insert(reviewerApplications)
			.values({ ...input, suspicion, createdAt: ctx.now() })
			.onConflictDoNothing();
		return success({ received: true });
	});
}

function signsOf(ctx: DomainContext, { stamp, trapped }: Sending) {
	const now = ctx.now();
	const read = readStamp(ctx.secret, stamp, now);
	return { trapped, now, issuedAt: read.ok ? read.value.issuedAt : now };
}

async function countSince(tx: Database, email: string, since: Date): Promise<number> {
	const [row] = await tx
		.select({ messages: count() })
		.from(contactMessages)
		.where(and(eq(contactMessages.email, email), gt(contactMessages.createdAt, since)));
	return row?.messages ?? 0;
}
