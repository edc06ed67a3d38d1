import { and, eq, gt } from 'drizzle-orm';
import { oneTimeTokens } from '#database/schema/accounts.ts';
import type { SessionGrant } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { hashLinkToken } from '#domain/shared/secrets.ts';
import type { LinkFailure, SignUpProofFailure } from '../errors.ts';
import { countWrongGuess, forgiveGuesses, limitCall, limitGuess } from '../limits.ts';
import { openByLink, type Redeemed, spendByLink } from '../links/link-commands.ts';
import type { Link } from '../links/link-store.ts';
import { normalizePassword } from '../rules.ts';
import { isMadeHere } from './sign-up-store.ts';

/** `password` is asked for by a browser in which the sign-up was not made. `address` as in `Redeeming`. */
export type Confirming = { token: string; address?: string; password: string | null; remember: boolean };

export type ConfirmFailure = LinkFailure | SignUpProofFailure;

/** `grant` is null where somebody was signed in already, who stays so. */
export type Confirmed = Redeemed & { grant: SessionGrant | null };

/**
 * Spends a sign-up's link from a browser, and signs its member in. In one that did not sign up, it wants the password of
 * that very sign-up: else whoever owns the mailbox would confirm the password of a stranger who typed the address (decision
 * P1). A wrong one spends nothing. Fails with what `ConfirmFailure` lists.
 */
export async function confirmSignUp(
	ctx: DomainContext,
	{ password, remember, ...link }: Confirming,
): Promise<Result<Confirmed, ConfirmFailure>> {
	const limited = await limitCall(ctx, 'verify');
	if (limited) return limited;
	const signUp = await findSignUp(ctx, link.token);
	if (!signUp) return failure({ kind: 'link-void' });
	const proven = isMadeHere(ctx, signUp) ? success({}) : await proveSignUp(ctx, signUp, password);
	if (!proven.ok) return proven;
	const redeeming = { ...link, kinds: ['signup'] } as const;
	if (ctx.viewer.kind === 'visitor') return openByLink(ctx, { ...redeeming, remember });
	const redeemed = await spendByLink(ctx, redeeming);
	return redeemed.ok ? success({ ...redeemed.value, grant: null }) : redeemed;
}

async function findSignUp({ db, now }: DomainContext, token: string): Promise<Link | null> {
	const { tokenHash, kind, expiresAt } = oneTimeTokens;
	const [link] = await db
		.select()
		.from(oneTimeTokens)
		.where(and(eq(tokenHash, hashLinkToken(token)), eq(kind, 'signup'), gt(expiresAt, now())));
	return link ?? null;
}

async function proveSignUp(
	ctx: DomainContext,
	{ id, passwordHash }: Link,
	password: string | null,
): Promise<Result<object, ConfirmFailure>> {
	if (!password) return failure({ kind: 'sign-up-password-missing' });
	const limited = await limitGuess(ctx, id);
	if (limited) return limited;
	if (await ctx.accounts.passwords.verify(normalizePassword(password), passwordHash)) {
		await forgiveGuesses(ctx, id);
		return success({});
	}
	await countWrongGuess(ctx, id);
	return failure({ kind: 'sign-up-password-wrong' });
}
