import { eq } from 'drizzle-orm';
import { contactMessages } from '#database/schema/support.ts';
import type { DomainContext } from '../shared/context.ts';
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
