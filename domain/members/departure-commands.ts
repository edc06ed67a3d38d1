import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { appeals, deskNotes } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import type { Departure } from '../accounts/delete-commands.ts';
import { getAccount } from '../accounts/queries.ts';
import { forgetSubscriber } from '../newsletter/member-commands.ts';
import { leaveReviews } from '../reviews/departure-commands.ts';
import { leaveVotes } from '../reviews/vote-departure-commands.ts';

/** What becomes of everything that other modules keep of a member who leaves, in the same transaction. */
export const departMember: Departure = async (tx, ctx, userId, reviews) => {
	await leaveVotes(tx, ctx, userId);
	await leaveReviews(tx, ctx, userId, reviews);
	for (const key of [`member:${userId}`, 'golfers']) ctx.changes.add(key);
	// Nobody is left to hear the answer.
	await tx.delete(appeals).where(eq(appeals.userId, userId));
	const account = await getAccount(tx, userId);
	if (!account) return;
	const { email } = account;
	await forgetSubscriber(tx, email);
	await forgetNotes(tx, email);
	await tx.delete(contactMessages).where(eq(contactMessages.email, email));
	await tx.delete(reviewerApplications).where(eq(reviewerApplications.email, email));
	// What was decided stands without its sender. The decision on an open report is still owed: the address stays until then.
	const sent = or(eq(reports.userId, userId), eq(reports.email, email));
	await tx.update(reports).set({ name: '' }).where(sent);
	await tx
		.update(reports)
		.set({ email: '' })
		.where(and(sent, ne(reports.status, 'open')));
};

/** What editors have noted about what came from the member’s address. */
async function forgetNotes(tx: Database, email: string) {
	const messages = tx
		.select({ id: sql<string>`${contactMessages.id}::text` })
		.from(contactMessages)
		.where(eq(contactMessages.email, email));
	const applications = tx
		.select({ id: sql<string>`${reviewerApplications.id}::text` })
		.from(reviewerApplications)
		.where(eq(reviewerApplications.email, email));
	const about = (kind: string, which: SQL) => and(eq(deskNotes.kind, kind), which);
	await tx
		.delete(deskNotes)
		.where(
			or(
				about('message', inArray(deskNotes.thingId, messages)),
				about('application', inArray(deskNotes.thingId, applications)),
			),
		);
}
