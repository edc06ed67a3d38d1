import { and, gt, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { allowances, knownDevices, oneTimeTokens, sessions, users } from '#database/schema/accounts.ts';
import { after, LIFETIMES } from './lifetimes.ts';

const DAY = 24 * 3_600_000;

/** Removes sessions and links whose time is over. To be called often: until then a clock that goes back would revive them (R38). */
export async function sweepRunOut(db: Database, now: Date): Promise<void> {
	await db.delete(sessions).where(lt(sessions.notAfter, now));
	// The sign-up's link is kept longer: it carries the password that a link sent again would set.
	await db.delete(oneTimeTokens).where(and(lt(oneTimeTokens.expiresAt, now), sql`${oneTimeTokens.kind} <> 'signup'`));
}

/**
 * Removes what has run out: sessions, links, filled buckets, forgotten devices, sign-ups and changes nobody has confirmed. Buckets
 * that were last filled while the clock was far ahead, which has been put right since, fill from `now` on (R38).
 */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
	await sweepRunOut(db, now);
	await db.delete(sessions).where(
		or(
			lt(sessions.seenAt, after(now, -LIFETIMES.unusedSession)),
			// Else its time would come.
			gt(sessions.createdAt, after(now, LIFETIMES.clockSlack)),
		),
	);
	await db
		.delete(users)
		.where(
			and(
				isNull(users.confirmedAt),
				lt(users.createdAt, after(now, -LIFETIMES.unconfirmedAccount)),
				notExists(
					db
						.select({ id: oneTimeTokens.id })
						.from(oneTimeTokens)
						.where(sql`${oneTimeTokens.userId} = ${users.id} and ${oneTimeTokens.expiresAt} > ${now.toISOString()}`),
				),
			),
		);
	await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, after(now, -LIFETIMES.unconfirmedAccount)));
	// A change that nobody has confirmed. By its letter's time, not its link's: an address that is taken has none (S12).
	await db
		.update(users)
		.set({ newEmail: null })
		.where(and(isNotNull(users.newEmail), lt(users.emailChangeSentAt, after(now, -LIFETIMES.links.email_change))));
	await db.delete(knownDevices).where(lt(knownDevices.seenAt, after(now, -LIFETIMES.knownDevice)));
	await db.delete(allowances).where(lt(allowances.refilledAt, after(now, -DAY)));
	await db
		.update(allowances)
		.set({ refilledAt: now })
		.where(gt(allowances.refilledAt, after(now, LIFETIMES.clockSlack)));
}
