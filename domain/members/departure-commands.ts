import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { appeals, type DeskKind, deskNotes } from '#database/schema/desk.ts';
import { listLikes, lists } from '#database/schema/lists.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import type { Departure } from '../accounts/delete-commands.ts';
import { getAccount } from '../accounts/queries.ts';
import { leaveConditions } from '../conditions/departure-commands.ts';
import { listKey } from '../lists/list-keys.ts';
import { noteList } from '../lists/store-list.ts';
import { forgetSubscriber } from '../newsletter/member-commands.ts';
import { leaveReviews } from '../reviews/departure-commands.ts';
import { leaveVotes } from '../reviews/member-actions/vote-departure-commands.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { isAuthor } from '../shared/desk/own-things.ts';

/** What becomes of everything that other modules keep of a member who leaves, in the same transaction. */
export const departMember: Departure = async (tx, ctx, userId, choice) => {
	const account = await getAccount(tx, userId);
	if (!account) return;
	const { email } = account;
	await leaveVotes(tx, ctx, userId);
	await forgetNotesOfReviews(tx, { userId, email });
	await leaveReviews(tx, ctx, userId, choice);
	await forgetNotes(tx, 'conditions', await leaveConditions(tx, ctx, userId, choice));
	for (const key of [`member:${userId}`, 'golfers']) ctx.changes.add(key);
	await leaveLists(tx, ctx, userId);
	await forgetSubscriber(tx, email);
	await forgetSent(tx, userId, email);
	// What was decided stands without its sender. The decision on an open report is still owed: the address stays until then.
	const sent = or(eq(reports.userId, userId), eq(reports.email, email));
	await tx.update(reports).set({ name: '' }).where(sent);
	await tx
		.update(reports)
		.set({ email: '' })
		.where(and(sent, ne(reports.status, 'open')));
};

/** Their lists go with the account, and their likes of others. */
async function leaveLists(tx: Database, ctx: DomainContext, userId: string) {
	const own = await tx.delete(lists).where(eq(lists.userId, userId)).returning({ id: lists.id, userId: lists.userId });
	await forgetNotes(tx, 'list', own);
	for (const list of own) await noteList(tx, ctx, list);
	const liked = await tx.delete(listLikes).where(eq(listLikes.userId, userId)).returning({ id: listLikes.listId });
	for (const { id } of liked) ctx.changes.add(listKey(id));
}

/** What came to the desk from the member, or from the address before there was an account: nobody is left to hear the answer. */
async function forgetSent(tx: Database, userId: string, email: string) {
	for (const [kind, table] of [
		['message', contactMessages],
		['application', reviewerApplications],
		['suggestion', courseSuggestions],
	] as const) {
		await forgetNotes(tx, kind, await tx.delete(table).where(eq(table.email, email)).returning({ id: table.id }));
	}
	const objected = or(eq(appeals.userId, userId), eq(appeals.email, email));
	await forgetNotes(tx, 'appeal', await tx.delete(appeals).where(objected).returning({ id: appeals.id }));
}

/** The notes about the member's reviews go even where these stay: editors may have written in them who wrote it. */
async function forgetNotesOfReviews(tx: Database, member: Pick<Member, 'userId' | 'email'>) {
	const own = await tx.select({ id: reviews.id }).from(reviews).where(isAuthor(member));
	await forgetNotes(tx, 'review', own);
	const ids = own.map(({ id }) => id);
	for (const [kind, table] of [
		['photograph', photographs],
		['scorecard', scorecards],
	] as const) {
		await forgetNotes(tx, kind, await tx.select({ id: table.id }).from(table).where(inArray(table.reviewId, ids)));
	}
}

/** What editors have noted about things that are gone. */
async function forgetNotes(tx: Database, kind: DeskKind, gone: { id: number | string }[]) {
	const ids = gone.map(({ id }) => String(id));
	await tx.delete(deskNotes).where(and(eq(deskNotes.kind, kind), inArray(deskNotes.thingId, ids)));
}
