import type { Database } from '#database/client.ts';
import { type Account, lockAccount } from '../accounts/queries.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { failure, type Result } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';

type NotFound = { kind: 'not-an-editor' } | { kind: 'member-unknown' };

/**
 * Runs an editor's `work` on the locked account of a member, and drops the pages that show the member where it was done.
 * Fails with `not-an-editor`, `member-unknown` or what the work fails with, and then nothing has changed.
 */
export async function changeMember<Failure extends { kind: string }>(
	ctx: DomainContext,
	userId: string,
	work: (tx: Database, account: Account) => Promise<Result<{ userId: string }, Failure | NotFound>>,
): Promise<Result<{ userId: string }, Failure | NotFound>> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Result<{ userId: string }, Failure | NotFound>>(ctx, async (tx) => {
		const account = await lockAccount(tx, { id: userId });
		return account ? work(tx, account) : failure({ kind: 'member-unknown' });
	});
	if (outcome.ok) for (const key of [`member:${userId}`, 'golfers']) ctx.changes.add(key);
	return outcome;
}
