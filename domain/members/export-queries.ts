import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { knownDevices } from '#database/schema/accounts.ts';
import { courseSuggestions } from '#database/schema/catalogue.ts';
import { appeals, contactReplies, suspensions } from '#database/schema/desk.ts';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { reviews, reviewVersions } from '#database/schema/reviews.ts';
import { contactMessages, reviewerApplications } from '#database/schema/support.ts';
import { getAccount, listSessions } from '../accounts/queries.ts';
import { exportLists } from '../lists/export-queries.ts';
import { exportActions } from '../moderation/export-queries.ts';
import { shownGrade } from '../reviews/rating/shown-grade.ts';
import type { DomainContext, Member } from '../shared/context.ts';
import { isAuthor } from '../shared/desk/own-things.ts';
import { exportTrips } from '../trips/export-queries.ts';
import { getOwnProfile } from './profile-queries.ts';

/** Everything we keep of a member, as plain data to be written as JSON: what the download of one's own data holds. */
export async function exportMember(ctx: DomainContext, member: Member) {
	const { db } = ctx;
	const { userId, email } = member;
	const [account, profile, sessions, devices, suspended, objections, written, letters, acts, planned] =
		await Promise.all([
			getAccount(db, userId),
			getOwnProfile(ctx),
			listSessions(ctx),
			db.select().from(knownDevices).where(eq(knownDevices.userId, userId)),
			db.select().from(suspensions).where(eq(suspensions.userId, userId)),
			db
				.select()
				.from(appeals)
				.where(or(eq(appeals.userId, userId), eq(appeals.email, email)))
				.orderBy(appeals.id),
			exportWritten(db, member),
			exportLetters(db, email),
			exportActions(db, member),
			exportPlans(db, userId),
		]);
	return {
		exportedAt: ctx.now(),
		account: account && {
			id: account.id,
			email: account.email,
			newEmail: account.newEmail,
			data: account.metadata,
			role: account.role,
			createdAt: account.createdAt,
			confirmedAt: account.confirmedAt,
			lastSignInAt: account.lastSignInAt,
			terms: { version: account.termsVersion, acceptedAt: account.termsAcceptedAt },
		},
		profile,
		sessions,
		devices: withoutOwner(devices),
		suspensions: withoutOwner(suspended),
		appeals: withoutOwner(objections),
		...written,
		...letters,
		...acts,
		...planned,
	};
}

/** What the member plans: trips and lists. */
async function exportPlans(db: Database, userId: string) {
	const [trips, lists] = await Promise.all([exportTrips(db, userId), exportLists(db, userId)]);
	return { trips, ...lists };
}

/**
 * The reviews with what hangs on them, those from before there was an account too; which of our rules hold one is our own
 * affair.
 */
async function exportWritten(db: Database, member: Member) {
	const own = isAuthor(member);
	const ofOwn = inArray(photographs.reviewId, db.select({ id: reviews.id }).from(reviews).where(own));
	const [written, versions, pictures, cards] = await Promise.all([
		db.select().from(reviews).where(own).orderBy(reviews.id),
		db
			.select({ version: reviewVersions })
			.from(reviewVersions)
			.innerJoin(reviews, eq(reviews.id, reviewVersions.reviewId))
			.where(own)
			.orderBy(reviewVersions.reviewId, reviewVersions.version),
		db
			.select()
			.from(photographs)
			.where(or(eq(photographs.userId, member.userId), ofOwn))
			.orderBy(photographs.createdAt),
		db
			.select({ scorecard: scorecards })
			.from(scorecards)
			.innerJoin(reviews, eq(reviews.id, scorecards.reviewId))
			.where(own),
	]);
	return {
		reviews: withoutOwner(written).map(
			({ networkHash: _hash, networkMark: _mark, campaignId: _campaign, ...review }) => ({
				...review,
				rating: shownGrade(review),
			}),
		),
		reviewVersions: versions.map(({ version }) => version),
		photographs: withoutOwner(pictures),
		scorecards: cards.map(({ scorecard }) => scorecard),
	};
}

/** What has come to us from the member's address. */
async function exportLetters(db: Database, email: string) {
	const [subscribed, messages, replies, applications, suggestions] = await Promise.all([
		db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
		db.select().from(contactMessages).where(eq(contactMessages.email, email)).orderBy(contactMessages.id),
		db
			.select({ reply: contactReplies })
			.from(contactReplies)
			.innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
			.where(eq(contactMessages.email, email))
			.orderBy(contactReplies.id),
		db
			.select()
			.from(reviewerApplications)
			.where(eq(reviewerApplications.email, email))
			.orderBy(reviewerApplications.id),
		db.select().from(courseSuggestions).where(eq(courseSuggestions.email, email)).orderBy(courseSuggestions.id),
	]);
	return {
		newsletter: subscribed.map(({ status, createdAt }) => ({ status, createdAt })),
		messages: messages.map(({ suspicion: _, ...message }) => message),
		replies: replies.map(({ reply: { editorId: _, ...reply } }) => reply),
		applications: applications.map(({ suspicion: _, ...application }) => application),
		suggestions: suggestions.map(({ suspicion: _, ...suggestion }) => suggestion),
	};
}

const withoutOwner = <Row extends { userId: unknown }>(rows: Row[]) => rows.map(({ userId: _, ...row }) => row);
