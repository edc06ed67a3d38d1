import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { sessions, type UserMetadata, users } from '#database/schema/accounts.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { askToChangeEmail } from './email-commands.ts';
import type { NotSignedIn, PasswordFailure, ProofFailure, TooManyLetters, TooOften } from './errors.ts';
import { limitCall } from './limits.ts';
import { issueLink, letterWait, noteLetter } from './links/link-store.ts';
import { isStorable, mergeMetadata } from './metadata.ts';
import { checkNewPassword } from './passwords/password-check.ts';
import { storePassword } from './passwords/password-commands.ts';
import { isCurrentPassword, lockOwner, type Owner, ownerOf, type Proof, proveOwner } from './proof.ts';
import { type Account, getAccount, lockAccount, nameIn } from './queries.ts';
import { endSessions } from './sessions/session-store.ts';

/** What is to be changed. `email` in its canonical form; `metadata` is laid over what is there, null takes a key away. */
export type UserChanges = Proof & {
	email?: string;
	password?: string;
	metadata?: UserMetadata;
	redirectTo?: string | null;
};

export type UpdateFailure =
	| NotSignedIn
	| TooOften
	| TooManyLetters
	| ProofFailure
	| PasswordFailure
	| { kind: 'same-password' }
	| { kind: 'too-much-metadata' };

/**
 * Changes the viewer's account, all of it or nothing, and returns it as it is then. Another password or address asks for
 * a proof of the owner. A new password ends all other sessions. A new address takes the old one's place only when its
 * link is redeemed; the old one is told and can undo it. Fails with what `UpdateFailure` lists.
 */
export async function updateUser(ctx: DomainContext, changes: UserChanges): Promise<Result<Account, UpdateFailure>> {
	const limited = await limitCall(ctx, 'user');
	if (limited) return limited;
	const owner = await ownerOf(ctx);
	if (!owner) return failure({ kind: 'not-signed-in' });
	const hashed = await approve(ctx, owner, changes);
	if (!hashed.ok) return hashed;
	return inTransaction<Result<Account, UpdateFailure>>(ctx, async (tx) => {
		const account = await lockOwner(tx, owner, ctx.now());
		if (!account) return failure({ kind: 'not-signed-in' });
		const stored = await store(tx, ctx, owner, account, { ...changes, passwordHash: hashed.value.passwordHash });
		if (!stored.ok) return stored;
		const updated = await getAccount(tx, account.id);
		return updated ? success(updated) : failure({ kind: 'not-signed-in' });
	});
}

/** Everything that can be refused without writing; the hash of the new password, if one is wanted. */
async function approve(
	ctx: DomainContext,
	owner: Owner,
	{ email, password, ...proof }: UserChanges,
): Promise<Result<{ passwordHash: string | null }, UpdateFailure>> {
	const { account } = owner;
	const changesEmail = email !== undefined && email !== account.email;
	if (changesEmail || password !== undefined) {
		const proven = await proveOwner(ctx, owner, proof);
		if (!proven.ok) return proven;
	}
	if (password === undefined) return success({ passwordHash: null });
	const checked = checkNewPassword(ctx.accounts.passwords, password, account.email);
	if (!checked.ok) return checked;
	if (await isCurrentPassword(ctx, account, checked.value.password)) return failure({ kind: 'same-password' });
	return success({ passwordHash: await ctx.accounts.passwords.hash(checked.value.password) });
}

async function store(
	tx: Database,
	ctx: DomainContext,
	{ session }: Owner,
	account: Account,
	{ email, metadata, redirectTo = null, passwordHash }: UserChanges & { passwordHash: string | null },
): Promise<Result<object, UpdateFailure>> {
	if (metadata) {
		const merged = mergeMetadata(account.metadata, metadata);
		if (!isStorable(merged)) return failure({ kind: 'too-much-metadata' });
		await tx.update(users).set({ metadata: merged, updatedAt: ctx.now() }).where(eq(users.id, account.id));
		// The name stands with the reviews, on pages that are kept.
		ctx.changes.add(`member:${account.id}`);
	}
	if (passwordHash !== null) {
		await storePassword(tx, ctx, account, passwordHash);
		await endSessions(tx, account.id, session.id);
		// From now on the new password has to be shown, in a session that began with a link as well.
		await tx.update(sessions).set({ method: 'password' }).where(eq(sessions.id, session.id));
	}
	if (email === undefined || email === account.email) return success({});
	return askToChangeEmail(tx, ctx, account, { newEmail: email, redirectTo });
}

/**
 * Mails the viewer a code that stands in for the password once, within ten minutes. Fails with `not-signed-in`,
 * `too-often` or, within a minute of the last, `too-many-letters`.
 */
export async function sendCode(ctx: DomainContext): Promise<Result<object, NotSignedIn | TooOften | TooManyLetters>> {
	const limited = await limitCall(ctx, 'user');
	if (limited) return limited;
	const owner = await ownerOf(ctx);
	if (!owner) return failure({ kind: 'not-signed-in' });
	const { id } = owner.account;
	return inTransaction<Result<object, NotSignedIn | TooManyLetters>>(ctx, async (tx) => {
		const account = await lockAccount(tx, { id });
		if (!account) return failure({ kind: 'not-signed-in' });
		const seconds = letterWait(account, 'reauthenticationSentAt', ctx.now());
		if (seconds !== null) return failure({ kind: 'too-many-letters', seconds });
		const { email } = account;
		const tokenId = await issueLink(tx, ctx, { userId: id, kind: 'reauthentication', address: email });
		const data = { firstName: nameIn(account, 'first_name') };
		await postLetter(tx, { message: 'reauthentication', recipient: email, data, tokenId }, ctx.now());
		await noteLetter(tx, id, 'reauthenticationSentAt', ctx.now());
		return success({});
	});
}
