import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import { earnedBadge } from '../editors/badge-store.ts';
import type { LinkFailure, PasswordFailure } from '../errors.ts';
import { limitCall } from '../limits.ts';
import { spendLink, voidLinks } from '../links/link-store.ts';
import { isBanned } from '../policy.ts';
import { type Account, findLink, lockAccount, nameIn } from '../queries.ts';
import { endSessions, noteEndOf } from '../sessions/session-store.ts';
import { refuseSuspended } from '../suspension-store.ts';
import { checkNewPassword } from './password-check.ts';

/**
 * Spends a link for a new password and sets it: what /auth/reset-password does. All sessions end, nobody is signed in
 * (S17), and the owner is told by mail. A password that is refused leaves the link as it was. Fails with `link-void`,
 * `weak-password`, `malformed-password`, `banned` or `too-often`.
 */
export async function resetPassword(
	ctx: DomainContext,
	{ token, password: given }: { token: string; password: string },
): Promise<Result<object, LinkFailure | PasswordFailure>> {
	const limited = await limitCall(ctx, 'verify');
	if (limited) return limited;
	const link = await findLink(ctx, token, 'recovery');
	if (!link) return failure({ kind: 'link-void' });
	const checked = checkNewPassword(ctx.accounts.passwords, given, link.address);
	if (!checked.ok) return checked;
	const passwordHash = await ctx.accounts.passwords.hash(checked.value.password);
	return inTransaction<Result<object, LinkFailure>>(ctx, async (tx) => {
		const spent = await spendLink(tx, ctx, token, ['recovery']);
		const account = spent && (await lockAccount(tx, { id: spent.userId }));
		if (!account) return failure({ kind: 'link-void' });
		if (isBanned(account, ctx.now())) return refuseSuspended(tx, account);
		await storePassword(tx, ctx, account, passwordHash);
		await endSessions(tx, account.id);
		noteEndOf(ctx, account.id);
		return success({});
	});
}

/** Sets a password, voids every link and tells the owner. Whoever has a link for it has shown the mailbox to be theirs. */
export async function storePassword(tx: Database, ctx: DomainContext, account: Account, passwordHash: string) {
	const now = ctx.now();
	const { id, email } = account;
	const confirmed = { confirmedAt: account.confirmedAt ?? now, ...(await earnedBadge(tx, account, email)) };
	await tx
		.update(users)
		.set({ passwordHash, ...confirmed, updatedAt: now })
		.where(eq(users.id, id));
	await voidLinks(tx, id);
	const data = { firstName: nameIn(account, 'first_name'), at: now.toISOString() };
	await postLetter(tx, { message: 'password-changed', recipient: email, data }, now);
}
