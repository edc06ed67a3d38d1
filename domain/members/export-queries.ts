import { eq } from 'drizzle-orm';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import { reviews } from '#database/schema/reviews.ts';
import { getAccount, listSessions } from '../accounts/queries.ts';
import { exportActs } from '../moderation/export-queries.ts';
import type { DomainContext, Member } from '../shared/context.ts';

/** Everything we keep of a member, as plain data to be written as JSON: what the download of one's own data holds. */
export async function exportMember(ctx: DomainContext, { userId, email }: Member) {
	const [account, sessions, written, subscribed, acts] = await Promise.all([
		getAccount(ctx.db, userId),
		listSessions(ctx),
		ctx.db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(reviews.id),
		ctx.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
		exportActs(ctx.db, userId),
	]);
	return {
		exportedAt: ctx.now(),
		account: account && {
			id: account.id,
			email: account.email,
			newEmail: account.newEmail,
			profile: account.metadata,
			role: account.role,
			createdAt: account.createdAt,
			confirmedAt: account.confirmedAt,
			lastSignInAt: account.lastSignInAt,
			terms: { version: account.termsVersion, acceptedAt: account.termsAcceptedAt },
		},
		sessions,
		reviews: written.map(({ userId: _, ...review }) => review),
		newsletter: subscribed.map(({ status, createdAt }) => ({ status, createdAt })),
		...acts,
	};
}
