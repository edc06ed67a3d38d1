import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { recoveryCodes, secondFactors, sessions, users } from '#database/schema/accounts.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import type { DomainContext, Role } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { isChiefEditor, isRole } from '#domain/shared/desk/desk-policy.ts';
import { readEditorWords, type WordsFailure } from '#domain/shared/desk/editor-words.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import type { LastChief } from '../errors.ts';
import { type Account, lockAccount, nameIn } from '../queries.ts';
import { isLastChief } from './last-chief.ts';

export type EditorFailure =
	| { kind: 'not-the-chief' }
	| { kind: 'member-unknown' }
	/** The address was never confirmed: whoever holds it may be somebody else. */
	| { kind: 'member-unconfirmed' }
	/** The role is theirs already. */
	| { kind: 'decided-already' }
	| { kind: 'no-role' }
	| LastChief
	/** A role that is taken, or a factor that is reset, owes the log a reason. */
	| WordsFailure;

type EditorRole = 'editor' | 'chief';
type Who = { id: string } | { email: string };
type Outcome = Result<{ userId: string }, EditorFailure>;

/**
 * Gives a member a role at the desk; it counts once a second factor is set. Only the chief editor may, and whoever runs the
 * machine.
 */
export async function appointEditor(ctx: DomainContext, who: Who, role: EditorRole): Promise<Outcome> {
	if (!isChiefEditor(ctx.viewer)) return failure({ kind: 'not-the-chief' });
	return inTransaction<Outcome>(ctx, async (tx) => {
		const account = await lockAccount(tx, who);
		if (!account) return failure({ kind: 'member-unknown' });
		if (account.confirmedAt === null) return failure({ kind: 'member-unconfirmed' });
		if (account.role === role) return failure({ kind: 'decided-already' });
		if (await isLastChief(tx, account)) return failure({ kind: 'last-chief' });
		const badgeWaits = account.badgeWaits || account.role === 'reviewer';
		await tx.update(users).set({ role, badgeWaits }).where(eq(users.id, account.id));
		await recordDecision(tx, ctx, {
			action: 'editor appointed',
			thing: { kind: 'member', id: account.id },
			before: { role: account.role },
			after: { role },
		});
		await tellOfRole(tx, ctx, account, role);
		ctx.changes.add(`member:${account.id}`);
		return success({ userId: account.id });
	});
}

/**
 * Takes a role at the desk away, from the next request on. The member keeps the account, without a second factor, and
 * wears the reviewer's badge where one was had before. `typed` says why, which the log is owed.
 */
export async function removeEditor(ctx: DomainContext, who: Who, typed: string): Promise<Outcome> {
	if (!isChiefEditor(ctx.viewer)) return failure({ kind: 'not-the-chief' });
	const words = readEditorWords(typed);
	if (!words.ok) return words;
	return inTransaction<Outcome>(ctx, async (tx) => {
		const account = await lockAccount(tx, who);
		if (!account) return failure({ kind: 'member-unknown' });
		if (!isRole(account.role)) return failure({ kind: 'no-role' });
		if (await isLastChief(tx, account)) return failure({ kind: 'last-chief' });
		const role = account.badgeWaits ? 'reviewer' : 'member';
		await tx.update(users).set({ role, badgeWaits: false }).where(eq(users.id, account.id));
		await forgetFactor(tx, account.id);
		await recordDecision(tx, ctx, {
			action: 'editor removed',
			thing: { kind: 'member', id: account.id },
			words: words.value,
			before: { role: account.role },
			after: { role },
		});
		await tellOfRole(tx, ctx, account, role);
		ctx.changes.add(`member:${account.id}`);
		return success({ userId: account.id });
	});
}

/**
 * For an editor who has lost both the app and the recovery codes: the next visit to the desk sets a new second factor.
 * `typed` says why, which the log is owed.
 */
export async function resetSecondFactor(ctx: DomainContext, who: Who, typed: string): Promise<Outcome> {
	if (!isChiefEditor(ctx.viewer)) return failure({ kind: 'not-the-chief' });
	const words = readEditorWords(typed);
	if (!words.ok) return words;
	return inTransaction<Outcome>(ctx, async (tx) => {
		const account = await lockAccount(tx, who);
		if (!account) return failure({ kind: 'member-unknown' });
		if (!isRole(account.role)) return failure({ kind: 'no-role' });
		await forgetFactor(tx, account.id);
		await recordDecision(tx, ctx, {
			action: 'second factor reset',
			thing: { kind: 'member', id: account.id },
			words: words.value,
		});
		return success({ userId: account.id });
	});
}

/** A role that somebody did not expect to get, or to lose, is to be noticed. */
async function tellOfRole(tx: Database, ctx: DomainContext, account: Account, role: Role) {
	const data = { firstName: nameIn(account, 'first_name'), role, before: account.role };
	await postLetter(tx, { message: 'role-changed', recipient: account.email, data }, ctx.now());
}

async function forgetFactor(tx: Database, userId: string) {
	await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}

/** Whether anybody can appoint editors yet. */
export const hasChiefEditor = async ({ db }: Pick<DomainContext, 'db'>): Promise<boolean> =>
	(await db.$count(users, eq(users.role, 'chief'))) > 0;
