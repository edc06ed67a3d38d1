import { and, isNotNull, lt, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { appeals, deskItems, deskNotes, suspensions } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { RETENTION } from '../shared/retention.ts';

/**
 * Removes what was sent to the desk, and what it noted and decided about members, once the time for it is over; and forgets the
 * networks that what still waits came from.
 */
export async function sweepDesk(db: Database, now: Date): Promise<void> {
	const { application, message, networkHash, report } = RETENTION;
	await db.delete(contactMessages).where(lt(contactMessages.createdAt, message.before(now)));
	await db.delete(courseSuggestions).where(lt(courseSuggestions.createdAt, message.before(now)));
	await db
		.delete(reviewerApplications)
		.where(and(ne(reviewerApplications.status, 'open'), lt(reviewerApplications.decidedAt, application.before(now))));
	await db.delete(reports).where(and(ne(reports.status, 'open'), lt(reports.decidedAt, report.before(now))));
	await db.delete(appeals).where(and(ne(appeals.status, 'open'), lt(appeals.decidedAt, report.before(now))));
	await db.delete(suspensions).where(lt(suspensions.endsAt, report.before(now)));
	await db.delete(deskNotes).where(lt(deskNotes.createdAt, message.before(now)));
	await db
		.update(deskItems)
		.set({ networkHash: null })
		.where(and(isNotNull(deskItems.networkHash), lt(deskItems.openedAt, networkHash.before(now))));
}
