import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { recoveryCodes, secondFactors, sessions } from '#database/schema/accounts.ts';
import { type Allowance, restoreAllowance, takeAllowance } from '#domain/shared/allowance.ts';
import type { DomainContext, Member } from '#domain/shared/context.ts';
import { recordDecision } from '#domain/shared/desk/desk-log.ts';
import { holdsRole } from '#domain/shared/desk/desk-policy.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import type { NotSignedIn, ProofFailure, TooOften } from '../errors.ts';
import { ownerOf, type Proof, proveOwner } from '../proof.ts';
import { getFactor } from './second-factor-queries.ts';
import {
	hashRecoveryCode,
	makeFactorSecret,
	makeRecoveryCodes,
	openFactorSecret,
	sealFactorSecret,
	stepOfCode,
} from './second-factor-secrets.ts';

/** `no-role`: of no concern to whoever asks. `factor-set`: there is one already. `no-factor`: none was begun. */
export type SecondFactorFailure =
	| TooOften
	| { kind: 'no-role' }
	| { kind: 'factor-set' }
	| { kind: 'no-factor' }
	| { kind: 'code-wrong' };

/** Five tries at once, then one in three minutes: a million codes are not guessed that way. */
const TRIES: Allowance = { name: 'second factor', burst: 5, perSecond: 1 / 180 };

/**
 * Makes the secret that the authenticator app is to learn, once the account's password has been typed: a session alone,
 * perhaps a stolen one, cannot make itself an editor's. A secret that was begun and not confirmed is replaced.
 */
export async function beginSecondFactor(
	ctx: DomainContext,
	proof: Proof,
): Promise<Result<object, SecondFactorFailure | ProofFailure | NotSignedIn>> {
	const { viewer, secret } = ctx;
	if (!holdsRole(viewer)) return failure({ kind: 'no-role' });
	const owner = await ownerOf(ctx);
	if (!owner) return failure({ kind: 'not-signed-in' });
	const proven = await proveOwner(ctx, owner, proof);
	if (!proven.ok) return proven;
	const row = {
		sealedSecret: sealFactorSecret(secret, viewer.userId, makeFactorSecret()),
		createdAt: ctx.now(),
	};
	const begun = await ctx.db
		.insert(secondFactors)
		.values({ userId: viewer.userId, ...row })
		.onConflictDoUpdate({ target: secondFactors.userId, set: row, setWhere: isNull(secondFactors.confirmedAt) })
		.returning({ userId: secondFactors.userId });
	return begun.length > 0 ? success({}) : failure({ kind: 'factor-set' });
}

/**
 * Confirms the second factor by its first code, which also counts for this session. Returns the recovery codes, which are
 * kept as hashes and shown this once.
 */
export async function confirmSecondFactor(
	ctx: DomainContext,
	code: string,
): Promise<Result<{ codes: string[] }, SecondFactorFailure>> {
	const tried = await takeTry(ctx);
	if (!tried.ok) return tried;
	const viewer = tried.value;
	const confirmed = await inTransaction<Result<{ codes: string[] }, SecondFactorFailure>>(ctx, async (tx) => {
		const factor = await getFactor(tx, viewer.userId);
		if (!factor) return failure({ kind: 'no-factor' });
		if (factor.confirmedAt !== null) return failure({ kind: 'factor-set' });
		if (!(await spendStep(tx, ctx, viewer, code))) return failure({ kind: 'code-wrong' });
		await tx.update(secondFactors).set({ confirmedAt: ctx.now() }).where(eq(secondFactors.userId, viewer.userId));
		await noteShown(tx, ctx, viewer);
		await recordDecision(tx, ctx, { action: 'second factor set', thing: { kind: 'member', id: viewer.userId } });
		return success({ codes: await renewCodes(tx, ctx, viewer) });
	});
	if (confirmed.ok) await restoreAllowance(ctx, TRIES, viewer.userId);
	return confirmed;
}

/**
 * Shows the second factor in this session: a code of the app, each good once, or one of the recovery codes. Wrong tries are
 * limited for the account, whatever session and network they come from.
 */
export async function showSecondFactor(
	ctx: DomainContext,
	typed: string,
): Promise<Result<{ recovered: boolean }, SecondFactorFailure>> {
	const tried = await takeTry(ctx);
	if (!tried.ok) return tried;
	const viewer = tried.value;
	const shown = await inTransaction<Result<{ recovered: boolean }, SecondFactorFailure>>(ctx, async (tx) => {
		const factor = await getFactor(tx, viewer.userId);
		if (!factor || factor.confirmedAt === null) return failure({ kind: 'no-factor' });
		const recovered = !(await spendStep(tx, ctx, viewer, typed));
		if (recovered && !(await spendRecoveryCode(tx, ctx, viewer, typed))) return failure({ kind: 'code-wrong' });
		await noteShown(tx, ctx, viewer);
		return success({ recovered });
	});
	if (shown.ok) await restoreAllowance(ctx, TRIES, viewer.userId);
	return shown;
}

/** New recovery codes in place of the old ones; for a session that has just shown the second factor. */
export async function renewRecoveryCodes(
	ctx: DomainContext,
): Promise<Result<{ codes: string[] }, SecondFactorFailure>> {
	const { viewer } = ctx;
	if (!holdsRole(viewer) || viewer.secondFactorAt === null) return failure({ kind: 'no-role' });
	return inTransaction(ctx, async (tx) => {
		await recordDecision(tx, ctx, { action: 'recovery codes renewed', thing: { kind: 'member', id: viewer.userId } });
		return success({ codes: await renewCodes(tx, ctx, viewer) });
	});
}

async function takeTry(ctx: DomainContext): Promise<Result<Member, SecondFactorFailure>> {
	const { viewer } = ctx;
	if (!holdsRole(viewer)) return failure({ kind: 'no-role' });
	const wait = await takeAllowance(ctx, TRIES, viewer.userId);
	return wait === null ? success(viewer) : failure({ kind: 'too-often', seconds: wait });
}

/** Whether it is a code of now that was not used before; of two at once with one code, one is told no. */
async function spendStep(tx: Database, { secret, now }: DomainContext, { userId }: Member, typed: string) {
	const factor = await getFactor(tx, userId);
	const step = factor && stepOfCode(openFactorSecret(secret, userId, factor.sealedSecret), typed, now());
	if (!step) return false;
	const spent = await tx
		.update(secondFactors)
		.set({ lastStep: step })
		.where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
		.returning({ userId: secondFactors.userId });
	return spent.length > 0;
}

async function spendRecoveryCode(tx: Database, ctx: DomainContext, { userId }: Member, typed: string) {
	const codeHash = hashRecoveryCode(ctx.secret, userId, typed);
	const own = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt));
	const spent = await tx.update(recoveryCodes).set({ usedAt: ctx.now() }).where(own).returning();
	if (spent.length === 0) return false;
	await recordDecision(tx, ctx, { action: 'recovery code used', thing: { kind: 'member', id: userId } });
	return true;
}

const noteShown = (tx: Database, { now }: DomainContext, { sessionId }: Member) =>
	tx.update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.id, sessionId));

async function renewCodes(tx: Database, { secret }: DomainContext, { userId }: Member): Promise<string[]> {
	const codes = makeRecoveryCodes();
	await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
	await tx
		.insert(recoveryCodes)
		.values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(secret, userId, code) })));
	return codes;
}
