import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
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

type Move = {
	from: string;
	to: string;
	at: Date;
	/** Of a move that is undone: when it was made. What stood at its address before is nothing of the member's. */
	madeAt?: Date;
};

/**
 * The member behind a subscription has another address: it goes on there, in the caller's transaction. What the old
 * mailbox has not confirmed ends, and of two subscriptions the new address's own stays. It gets an id of its own: the links
 * of letters that the old mailbox has had would show the new address, and end the subscription.
 */
export async function moveSubscriber(tx: Database, { from, to, at, madeAt }: Move) {
	if (from === to) return;
	const { id, email, confirmedAt, createdAt } = newsletterSubscribers;
	const confirmed = await tx
		.select({ id, email, confirmedAt, createdAt })
		.from(newsletterSubscribers)
		.where(and(inArray(email, [from, to]), eq(newsletterSubscribers.status, 'confirmed')))
		.for('update');
	const moving = confirmed.find((one) => one.email === from);
	if (moving && madeAt && moving.createdAt < madeAt) return;
	if (moving && confirmed.length === 1) {
		await forgetSubscriber(tx, to);
		const there = { email: to, status: 'confirmed' as const, confirmedAt: moving.confirmedAt, createdAt: at };
		const [moved] = await tx.insert(newsletterSubscribers).values(there).returning({ id });
		if (!moved) throw new Error('the subscription was not moved');
		await tx
			.update(newsletterDeliveries)
			.set({ subscriberId: moved.id })
			.where(eq(newsletterDeliveries.subscriberId, moving.id));
	}
	await forgetSubscriber(tx, from);
}
