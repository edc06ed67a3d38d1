import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { reviewerApplications } from '#database/schema/support.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { isRole } from '#domain/shared/desk/desk-policy.ts';
import { type Account, lockAccount } from '../queries.ts';

/**
 * Gives an account the reviewer's badge, in the caller's transaction; one with a role at the desk, which is more, wears it
 * once the role is taken. True where the account has it, false where there is none, or its address was never confirmed: somebody else may have typed it.
 */
export async function grantBadge(
	tx: Database,
	ctx: DomainContext,
	who: { id: string } | { email: string },
): Promise<boolean> {
	const account = await lockAccount(tx, who);
	if (!account || account.confirmedAt === null) return false;
	if (isRole(account.role)) await tx.update(users).set({ badgeWaits: true }).where(eq(users.id, account.id));
	else if (account.role === 'member') await setBadge(tx, ctx, account.id, true);
	return true;
}

/**
 * Gives or takes the badge of a member whose row is locked, notes it in the log and drops the pages that show it. Returns
 * the number of the log's entry.
 */
export async function setBadge(
	tx: Database,
	ctx: DomainContext,
	id: string,
	has: boolean,
	words: string | null = null,
): Promise<number> {
	const [before, after] = has ? (['member', 'reviewer'] as const) : (['reviewer', 'member'] as const);
	await tx.update(users).set({ role: after }).where(eq(users.id, id));
	const entry = await recordDecision(tx, ctx, {
		action: has ? 'badge granted' : 'badge removed',
		thing: { kind: 'member', id },
		words,
		before: { role: before },
		after: { role: after },
	});
	ctx.changes.add(`member:${id}`);
	return entry;
}

/**
 * The badge that an application from this address has earned before there was an account to give it to: what to set
 * where the address is confirmed for the first time, and nothing where it was confirmed before.
 */
export async function earnedBadge(
	tx: Database,
	{ confirmedAt, role }: Account,
	address: string,
): Promise<{ role?: 'reviewer' }> {
	if (confirmedAt !== null || role !== 'member') return {};
	const accepted = and(eq(reviewerApplications.email, address), eq(reviewerApplications.status, 'accepted'));
	return (await tx.$count(reviewerApplications, accepted)) > 0 ? { role: 'reviewer' } : {};
}
