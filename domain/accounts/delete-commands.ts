import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { isLastChief } from './editors/last-chief.ts';
import type { LastChief, NotSignedIn, ProofFailure, TooOften } from './errors.ts';
import { limitCall } from './limits.ts';
import { lockOwner, ownerOf, type Proof, proveOwner } from './proof.ts';
import { nameIn } from './queries.ts';

/** What becomes of the member's reviews (decision P4): they go too, or stay without a name. */
export type ReviewsChoice = 'deleted' | 'kept';

/** What other modules do with the things of a member who leaves, in the same transaction. */
export type Departure = (tx: Database, ctx: DomainContext, userId: string, reviews: ReviewsChoice) => Promise<void>;

/**
 * Deletes the viewer's account with everything that hangs on it, in one transaction; its address is free at once. The
 * owner has to prove who they are, and is told by a last mail. `depart` looks after what other modules keep of them. Fails
 * with `not-signed-in`, `too-often`, `last-chief` or what `ProofFailure` lists.
 */
export async function deleteUser(
	ctx: DomainContext,
	{ reviews, ...proof }: Proof & { reviews: ReviewsChoice },
	depart: Departure,
): Promise<Result<object, NotSignedIn | TooOften | ProofFailure | LastChief>> {
	const limited = await limitCall(ctx, 'user');
	if (limited) return limited;
	const owner = await ownerOf(ctx);
	if (!owner) return failure({ kind: 'not-signed-in' });
	const proven = await proveOwner(ctx, owner, proof);
	if (!proven.ok) return proven;
	const { id } = owner.account;
	const outcome = await inTransaction<Result<object, NotSignedIn | LastChief>>(ctx, async (tx) => {
		const account = await lockOwner(tx, owner, ctx.now());
		if (!account) return failure({ kind: 'not-signed-in' });
		if (await isLastChief(tx, account)) return failure({ kind: 'last-chief' });
		await depart(tx, ctx, id, reviews);
		await tx.delete(users).where(eq(users.id, id));
		const data = { firstName: nameIn(account, 'first_name'), at: ctx.now().toISOString(), reviews };
		await postLetter(tx, { message: 'account-deleted', recipient: account.email, data }, ctx.now());
		return success({});
	});
	if (outcome.ok) ctx.sessionChange = { kind: 'ended' };
	return outcome;
}
