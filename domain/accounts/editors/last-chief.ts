import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import type { Account } from '../queries.ts';

const CHANGES_OF_CHIEFS = 'fescue chief editors';

/**
 * Whether nobody could appoint editors any more without this account. Two chiefs who take each other's role, or who leave,
 * at once must not both succeed: each looks once the other's transaction has ended.
 */
export async function isLastChief(tx: Database, account: Pick<Account, 'role'>): Promise<boolean> {
	if (account.role !== 'chief') return false;
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${CHANGES_OF_CHIEFS}))`);
	return (await tx.$count(users, eq(users.role, 'chief'))) === 1;
}
