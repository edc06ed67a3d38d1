import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '#database/schema/accounts.ts';
import { suspensions } from '#database/schema/desk.ts';
import { isBanned } from '../accounts/policy.ts';
import { type Account, nameIn } from '../accounts/queries.ts';
import { endSessions } from '../accounts/sessions/session-store.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import { BY_LETTER, type Telling } from '../mail/telling.ts';
import type { DomainContext } from '../shared/context.ts';
import { isCalendarDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isRole } from '../shared/desk/desk-policy.ts';
import { readEditorWords, type WordsFailure } from '../shared/desk/editor-words.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { changeMember } from './change-member.ts';
import { LONGEST_SUSPENSION_DAYS, type SuspensionGround } from './suspension-options.ts';

/** `endsOn`: the day (YYYY-MM-DD, UTC) from which the member may sign in again. */
export type Suspension = { ground: SuspensionGround; words: string; endsOn: string };

/** `role-held`: a colleague has to lose the role first. `decided-already`: it stands so already. */
export type SuspensionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'member-unknown' }
	| { kind: 'role-held' }
	| { kind: 'end-wrong' }
	| { kind: 'decided-already' }
	| WordsFailure;

type Outcome = Result<{ userId: string }, SuspensionFailure>;

const DAY = 86_400_000;

/**
 * Suspends a member until a day: all sessions end, nobody signs in to the account, its public page is gone. What was
 * written stays. The member is told the ground, the editor's words and the end.
 */
export async function suspendMember(ctx: DomainContext, userId: string, suspension: Suspension): Promise<Outcome> {
	const words = readEditorWords(suspension.words);
	const endsAt = endOf(suspension.endsOn, ctx.now());
	return changeMember<SuspensionFailure>(ctx, userId, async (tx, account) => {
		if (!words.ok) return words;
		if (endsAt === null) return failure({ kind: 'end-wrong' });
		if (isRole(account.role)) return failure({ kind: 'role-held' });
		if (isBanned(account, ctx.now())) return failure({ kind: 'decided-already' });
		const { ground } = suspension;
		await tx.insert(suspensions).values({ userId, ground, words: words.value, startedAt: ctx.now(), endsAt });
		await tx.update(users).set({ bannedUntil: endsAt }).where(eq(users.id, userId));
		await endSessions(tx, userId);
		const decision = await recordDecision(tx, ctx, {
			action: 'member suspended',
			thing: { kind: 'member', id: userId },
			ground,
			words: words.value,
			before: { until: null },
			after: { until: endsAt.toISOString() },
		});
		const data = { ...greeting(account), ground, words: words.value, until: endsAt.toISOString(), decision };
		await postLetter(tx, { message: 'member-suspended', recipient: account.email, data }, ctx.now());
		return success({ userId });
	});
}

/** Ends a suspension before its time, and tells the member. `typed`: why, may be empty. */
export async function liftSuspension(
	ctx: DomainContext,
	userId: string,
	typed: string,
	{ letter }: Telling = BY_LETTER,
): Promise<Outcome> {
	const words = readEditorWords(typed);
	return changeMember<SuspensionFailure>(ctx, userId, async (tx, account) => {
		if (!words.ok && words.kind === 'words-long') return words;
		if (!isBanned(account, ctx.now())) return failure({ kind: 'decided-already' });
		const said = words.ok ? words.value : null;
		await tx
			.update(suspensions)
			.set({ liftedAt: ctx.now() })
			.where(and(eq(suspensions.userId, userId), isNull(suspensions.liftedAt), gt(suspensions.endsAt, ctx.now())));
		await tx.update(users).set({ bannedUntil: null }).where(eq(users.id, userId));
		await recordDecision(tx, ctx, {
			action: 'suspension lifted',
			thing: { kind: 'member', id: userId },
			words: said,
			before: { until: account.bannedUntil?.toISOString() ?? null },
			after: { until: null },
		});
		if (!letter) return success({ userId });
		const data = { ...greeting(account), words: said ?? '' };
		await postLetter(tx, { message: 'suspension-lifted', recipient: account.email, data }, ctx.now());
		return success({ userId });
	});
}

/** The beginning of the day in UTC; null for what is no day, has begun, or lies too far off. */
function endOf(day: string, now: Date): Date | null {
	if (!isCalendarDay(day)) return null;
	const end = new Date(`${day}T00:00:00Z`);
	const away = end.getTime() - now.getTime();
	return away > 0 && away <= LONGEST_SUSPENSION_DAYS * DAY ? end : null;
}

const greeting = (account: Account) => ({ firstName: nameIn(account, 'first_name') });
