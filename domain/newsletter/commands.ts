import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import type { DomainContext } from '../shared/context.ts';
import { type Result, success } from '../shared/result.ts';
import { answerOnce, type SubmissionFailure } from '../shared/submission.ts';
import type { NewsletterInput } from './rules.ts';

/**
 * Keeps an address as unconfirmed. An address that is known already gets the same answer and stays as it is, so that
 * nobody learns who subscribes (S12). Fails with what `answerOnce` says of the stamp; throws when the database does.
 */
export async function subscribeToNewsletter(
	ctx: DomainContext,
	input: NewsletterInput,
	stamp: string,
): Promise<Result<{ taken: true }, SubmissionFailure>> {
	return answerOnce<{ taken: true }, never>(ctx, { form: 'newsletter', stamp, body: input }, async (tx) => {
		await tx.insert(newsletterSubscribers).values({ email: input.email, createdAt: ctx.now() }).onConflictDoNothing();
		return success({ taken: true });
	});
}
