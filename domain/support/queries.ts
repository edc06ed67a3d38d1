import { eq } from 'drizzle-orm';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import type { DomainContext } from '../shared/context.ts';
import { type ApplicationLink, openApplication } from './commands.ts';
import { isReference } from './reference.ts';

/** The reference number as it stands in the database, or null where no message has it. */
export async function getContactReference(ctx: DomainContext, text: string): Promise<string | null> {
	if (!isReference(text)) return null;
	const [message] = await ctx.db
		.select({ reference: contactMessages.reference })
		.from(contactMessages)
		.where(eq(contactMessages.reference, text));
	return message?.reference ?? null;
}

/** Whose open application a link would withdraw, and since when it is open; null for a link of no use. */
export async function findApplication(ctx: DomainContext, link: ApplicationLink) {
	const open = openApplication(ctx, link);
	if (!open) return null;
	const [found] = await ctx.db
		.select({ email: reviewerApplications.email, createdAt: reviewerApplications.createdAt })
		.from(reviewerApplications)
		.where(open);
	return found ?? null;
}
