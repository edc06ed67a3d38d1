import { and, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { appeals, deskNotes, suspensions } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { newsletterDeliveries, newsletterSubscribers } from '#database/schema/newsletter.ts';
import { reviews } from '#database/schema/reviews.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { submissions } from '#database/schema/system.ts';
import { RETENTION } from '../shared/retention.ts';

/**
 * Removes what readers have sent once its time is over, as the privacy page says. Accounts and letters are swept by
 * modules of their own.
 */
export async function sweepReaders(db: Database, now: Date): Promise<void> {
	const kept = RETENTION;
	await db.delete(contactMessages).where(lt(contactMessages.createdAt, kept.message.before(now)));
	await db.delete(courseSuggestions).where(lt(courseSuggestions.createdAt, kept.message.before(now)));
	await db
		.delete(reviewerApplications)
		.where(
			and(ne(reviewerApplications.status, 'open'), lt(reviewerApplications.decidedAt, kept.application.before(now))),
		);
	await db.delete(reports).where(and(ne(reports.status, 'open'), lt(reports.decidedAt, kept.report.before(now))));
	await db.delete(appeals).where(and(ne(appeals.status, 'open'), lt(appeals.decidedAt, kept.report.before(now))));
	await db.delete(suspensions).where(lt(suspensions.endsAt, kept.report.before(now)));
	await db.delete(deskNotes).where(lt(deskNotes.createdAt, kept.message.before(now)));
	await db
		.delete(newsletterSubscribers)
		.where(
			and(
				eq(newsletterSubscribers.status, 'unconfirmed'),
				lt(newsletterSubscribers.createdAt, kept.unconfirmedSubscriber.before(now)),
			),
		);
	await db.delete(newsletterDeliveries).where(lt(newsletterDeliveries.takenAt, kept.delivery.before(now)));
	await db.delete(submissions).where(lt(submissions.createdAt, kept.submission.before(now)));
	await db
		.update(reviews)
		.set({ networkHash: null })
		.where(and(isNotNull(reviews.networkHash), lt(reviews.updatedAt, kept.networkHash.before(now))));
}
