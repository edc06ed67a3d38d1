import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { RETENTION } from '../shared/retention.ts';

/** Removes addresses that nobody has confirmed, and which issues were sent long ago. */
export async function sweepNewsletter(db: Database, now: Date): Promise<void> {
	const { delivery, unconfirmedSubscriber } = RETENTION;
	await db
		.delete(newsletterSubscribers)
		.where(
			and(
				eq(newsletterSubscribers.status, 'unconfirmed'),
				lt(newsletterSubscribers.createdAt, unconfirmedSubscriber.before(now)),
			),
		);
	await db.delete(newsletterDeliveries).where(lt(newsletterDeliveries.takenAt, delivery.before(now)));
}
