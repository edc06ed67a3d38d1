import { and, eq, ne, or } from 'drizzle-orm';
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
	const account = await getAccount(tx, userId);
	if (!account) return;
	const { email } = account;
	await forgetSubscriber(tx, email);
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
