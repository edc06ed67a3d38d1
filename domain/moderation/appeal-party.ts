import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import type { deskLog } from '#database/schema/desk.ts';
import { reports } from '#database/schema/moderation.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import { nameIn } from '../accounts/queries.ts';
import { senderOf } from '../conditions/condition-letters.ts';
import { ownerOf } from '../lists/list-letters.ts';
import type { Appealed } from './appeal-link.ts';
import { firstOf } from './report-commands.ts';

export type Entry = typeof deskLog.$inferSelect;

/** Whom an answer to an objection goes to. */
export type Party = { email: string; userId: string | null; firstName: string };

/** Who may object to a decision, as we know them now; null where they have left us. */
export async function partyOf(db: Database, entry: Entry, party: Appealed['party']): Promise<Party | null> {
	const { thingKind, thingId } = entry;
	if (party === 'reporter') return thingKind === 'report' ? reporterOf(db, Number(thingId)) : null;
	if (thingKind === 'member') return memberOf(db, thingId);
	if (thingKind === 'application') return applicantOf(db, Number(thingId));
	if (thingKind === 'list') return ownerOfList(db, Number(thingId));
	if (thingKind === 'conditions') return senderOfConditions(db, Number(thingId));
	const reviewId = thingKind === 'photograph' ? await reviewOf(db, thingId) : Number(thingId);
	return thingKind === 'review' || thingKind === 'photograph' ? writerOf(db, reviewId) : null;
}

async function reporterOf(db: Database, id: number): Promise<Party | null> {
	const [report] = await db.select().from(reports).where(eq(reports.id, id));
	if (!report?.email) return null;
	return { email: report.email, userId: report.userId, firstName: firstOf(report.name) };
}

async function applicantOf(db: Database, id: number): Promise<Party | null> {
	const { email, firstName } = reviewerApplications;
	const [applicant] = await db
		.select({ email, firstName, userId: users.id })
		.from(reviewerApplications)
		.leftJoin(users, eq(users.email, email))
		.where(eq(reviewerApplications.id, id));
	return applicant ?? null;
}

async function ownerOfList(db: Database, id: number): Promise<Party | null> {
	const owner = await ownerOf(db, id);
	return owner && { email: owner.recipient, userId: owner.userId, firstName: owner.about.firstName };
}

async function senderOfConditions(db: Database, id: number): Promise<Party | null> {
	const sender = await senderOf(db, id);
	return sender && { email: sender.recipient, userId: sender.userId, firstName: sender.about.firstName };
}

async function reviewOf(db: Database, photographId: string): Promise<number> {
	const [row] = await db
		.select({ reviewId: photographs.reviewId })
		.from(photographs)
		.where(eq(photographs.id, photographId));
	return row?.reviewId ?? 0;
}

async function writerOf(db: Database, reviewId: number): Promise<Party | null> {
	const [review] = await db
		.select({ userId: reviews.userId, visitorEmail: reviews.visitorEmail })
		.from(reviews)
		.where(eq(reviews.id, reviewId));
	if (!review) return null;
	if (review.userId !== null) return memberOf(db, review.userId);
	return review.visitorEmail ? { email: review.visitorEmail, userId: null, firstName: '' } : null;
}

async function memberOf(db: Database, userId: string): Promise<Party | null> {
	const [user] = await db
		.select({ email: users.email, metadata: users.metadata })
		.from(users)
		.where(eq(users.id, userId));
	return user ? { email: user.email, userId, firstName: nameIn(user, 'first_name') } : null;
}
