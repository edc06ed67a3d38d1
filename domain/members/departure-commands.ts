import type { Departure } from '../accounts/delete-commands.ts';
import { getAccount } from '../accounts/queries.ts';
import { forgetSubscriber } from '../newsletter/member-commands.ts';
import { leaveReviews } from '../reviews/departure-commands.ts';
import { leaveVotes } from '../reviews/vote-departure-commands.ts';

/** What becomes of everything that other modules keep of a member who leaves, in the same transaction. */
export const departMember: Departure = async (tx, ctx, userId, reviews) => {
	await leaveVotes(tx, ctx, userId);
	await leaveReviews(tx, ctx, userId, reviews);
	const account = await getAccount(tx, userId);
	for (const key of [`member:${userId}`, 'golfers']) ctx.changes.add(key);
	if (account) await forgetSubscriber(tx, account.email);
};
