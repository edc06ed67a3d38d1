import { eq } from 'drizzle-orm';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import type { DomainContext } from '../shared/context.ts';
import { isOurs, type RemovalLink, unconfirmedBy } from './commands.ts';

/** The address that a link would confirm, or null where the link is of no use any more. Spends nothing. */
export async function findUnconfirmed(ctx: DomainContext, token: string): Promise<string | null> {
	const [found] = await ctx.db
		.select({ email: newsletterSubscribers.email })
		.from(newsletterSubscribers)
		.where(unconfirmedBy(ctx, token));
	return found?.email ?? null;
}

/** The address that a link would take off the list: `gone` where it is not on it any more, null for no link of ours. */
export async function findSubscriber(
	ctx: DomainContext,
	link: RemovalLink,
): Promise<{ email: string } | 'gone' | null> {
	if (!isOurs(ctx, link)) return null;
	const [found] = await ctx.db
		.select({ email: newsletterSubscribers.email })
		.from(newsletterSubscribers)
		.where(eq(newsletterSubscribers.id, link.subscriber));
	return found ?? 'gone';
}
