import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';

type NotSignedIn = { kind: 'not-signed-in' };

/** Whether the viewer gets the newsletter; false for visitors. */
export async function isSubscribed({ viewer, db }: DomainContext): Promise<boolean> {
	if (viewer.kind !== 'member') return false;
	const known = and(eq(newsletterSubscribers.email, viewer.email), eq(newsletterSubscribers.status, 'confirmed'));
	return (await db.$count(newsletterSubscribers, known)) > 0;
}

/** Subscribes the viewer, whose address was confirmed with the account. Fails with `not-signed-in`. */
export async function subscribeMember({ viewer, db, now }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const confirmed = { status: 'confirmed' as const, confirmedAt: now(), linkId: null, linkHash: null };
	await db
		.insert(newsletterSubscribers)
		.values({ email: viewer.email, ...confirmed, createdAt: now() })
		.onConflictDoUpdate({
			target: newsletterSubscribers.email,
			set: confirmed,
			setWhere: eq(newsletterSubscribers.status, 'unconfirmed'),
		});
	return success({});
}

/** Ends the viewer's subscription. Fails with `not-signed-in`. */
export async function unsubscribeMember({ viewer, db }: DomainContext): Promise<Result<object, NotSignedIn>> {
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await forgetSubscriber(db, viewer.email);
	return success({});
}

/** Takes an address off the list, in the caller's transaction. */
export async function forgetSubscriber(tx: Database, email: string) {
	await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
}

/**
 * The member behind a subscription has another address: it goes on there, in the caller's transaction. What the old
 * mailbox has not confirmed ends, and of two subscriptions the new address's own stays.
 */
export async function moveSubscriber(tx: Database, { from, to }: { from: string; to: string }) {
	if (from === to) return;
	const confirmed = await tx
		.select({ email: newsletterSubscribers.email })
		.from(newsletterSubscribers)
		.where(and(inArray(newsletterSubscribers.email, [from, to]), eq(newsletterSubscribers.status, 'confirmed')))
		.for('update');
	if (confirmed.length !== 1 || confirmed[0]?.email !== from) return forgetSubscriber(tx, from);
	await forgetSubscriber(tx, to);
	await tx.update(newsletterSubscribers).set({ email: to }).where(eq(newsletterSubscribers.email, from));
}
