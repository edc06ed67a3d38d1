import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { judgeSending, type Sending } from '../shared/forms/suspicion.ts';
import { noteOrigin } from '../shared/item-origin.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { isLinkToken } from '../shared/secrets.ts';
import { isUuid } from '../shared/uuid.ts';
import { readsAsDataRequest } from './data-request.ts';
import { makeReference } from './reference.ts';
import type { ApplicationInput, ContactInput } from './rules.ts';

/** The link of the letter that acknowledges an application. */
export type ApplicationLink = { application: string; token: string };

/**
 * Keeps a message to the editors, gives it a reference number, tells its sender and sends it to the mailbox of its
 * category. The stamp makes it happen once: a second submit gets the first number again. Fails with what `answerOnce`
 * says of the stamp; throws when the database does.
 */
export async function sendContactMessage(
	ctx: DomainContext,
	input: ContactInput,
	sending: Sending,
): Promise<Result<{ reference: string }, SubmissionFailure>> {
	const submission = { form: 'contact', stamp: sending.stamp, body: input };
	return answerOnce<{ reference: string }, never>(ctx, submission, async (tx) => {
		const reference = makeReference();
		const suspicion = await judgeSending(tx, ctx, { form: 'contact', email: input.email, sending });
		const dataRequest = readsAsDataRequest(`${input.subject}\n${input.message}`);
		const [kept] = await tx
			.insert(contactMessages)
			.values({ ...input, reference, dataRequest, suspicion, createdAt: ctx.now() })
			.returning({ id: contactMessages.id });
		if (!kept) throw new Error('the message was not stored');
		await noteOrigin(tx, ctx, { kind: 'message', ...kept }, input.message);
		if (suspicion === null) await mailMessage(tx, input, reference, ctx.now());
		return success({ reference });
	});
}

async function mailMessage(tx: Database, input: ContactInput, reference: string, now: Date) {
	const { email, category } = input;
	await postLetter(
		tx,
		{ message: 'contact-message', recipient: `mailbox:${category}`, data: { ...input, reference } },
		now,
	);
	// The acknowledgement repeats nothing that was typed: whoever typed a stranger's address would write to that stranger by it (S54).
	await postLetter(tx, { message: 'contact-received', recipient: email, data: { reference, category } }, now);
}

/**
 * Keeps an application and acknowledges it. An address that has an open one already keeps that one and gets the same
 * answer, so that nobody learns who has applied (S12). Fails with what `answerOnce` says of the stamp; throws when the
 * database does.
 */
export async function applyAsReviewer(
	ctx: DomainContext,
	input: ApplicationInput,
	sending: Sending,
): Promise<Result<{ received: true }, SubmissionFailure>> {
	const submission = { form: 'reviewer application', stamp: sending.stamp, body: input };
	return answerOnce<{ received: true }, never>(ctx, submission, async (tx) => {
		const suspicion = await judgeSending(tx, ctx, { form: 'application', email: input.email, sending });
		// The unique index on open applications decides, not a look before.
		const [kept] = await tx
			.insert(reviewerApplications)
			.values({ ...input, suspicion, createdAt: ctx.now() })
			.onConflictDoNothing()
			.returning({ id: reviewerApplications.id, tokenId: reviewerApplications.linkId });
		if (!kept) return success({ received: true });
		await noteOrigin(tx, ctx, { kind: 'application', id: kept.id }, input.whyJoin);
		if (suspicion === null) {
			const { tokenId } = kept;
			const data = { firstName: input.firstName };
			await postLetter(tx, { message: 'application-received', recipient: input.email, data, tokenId }, ctx.now());
		}
		return success({ received: true });
	});
}

/** Ends an open application by the link of its letter. Fails with `link-void`, also where it was decided or withdrawn. */
export async function withdrawApplication(
	ctx: DomainContext,
	link: ApplicationLink,
): Promise<Result<object, { kind: 'link-void' }>> {
	const open = openApplication(ctx, link);
	if (!open) return failure({ kind: 'link-void' });
	const withdrawn = await ctx.db
		.update(reviewerApplications)
		.set({ status: 'withdrawn', decidedAt: ctx.now() })
		.where(open)
		.returning({ id: reviewerApplications.id });
	return withdrawn.length > 0 ? success({}) : failure({ kind: 'link-void' });
}

/** The open application that a link names, as a condition; null for a link that we have not signed. */
export function openApplication({ secret }: DomainContext, { application, token }: ApplicationLink) {
	if (!isUuid(application) || !isLinkToken(secret, application, token)) return null;
	return and(eq(reviewerApplications.linkId, application), eq(reviewerApplications.status, 'open'));
}
