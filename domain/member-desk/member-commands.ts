import { setBadge } from '../accounts/editors/badge-store.ts';
import { nameIn } from '../accounts/queries.ts';
import { endSessions } from '../accounts/sessions/session-store.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import { BY_LETTER, type Telling } from '../mail/telling.ts';
import type { DomainContext } from '../shared/context.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { readEditorWords, type WordsFailure } from '../shared/desk/editor-words.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { changeMember } from './change-member.ts';

/** `decided-already`: it stands so already, or the member holds a role at the desk, which has no badge. */
export type MemberFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'member-unknown' }
	| { kind: 'decided-already' }
	| WordsFailure;

type Outcome = Result<{ userId: string }, MemberFailure>;

/** Gives a member the reviewer's badge, or takes it; the member is told, with the editor's words, which are owed. */
export async function changeBadge(
	ctx: DomainContext,
	userId: string,
	has: boolean,
	typed: string,
	{ letter }: Telling = BY_LETTER,
): Promise<Outcome> {
	const words = readEditorWords(typed);
	return changeMember<MemberFailure>(ctx, userId, async (tx, account) => {
		if (!words.ok) return words;
		if (account.role !== (has ? 'member' : 'reviewer')) return failure({ kind: 'decided-already' });
		const decision = await setBadge(tx, ctx, userId, has, words.value);
		if (!letter) return success({ userId });
		const data = { firstName: nameIn(account, 'first_name'), has, words: words.value, decision };
		await postLetter(tx, { message: 'badge-changed', recipient: account.email, data }, ctx.now());
		return success({ userId });
	});
}

/** Signs a member out everywhere, as after a sign-in that was not theirs, and tells them. Fails where nobody is signed in. */
export async function endMemberSessions(ctx: DomainContext, userId: string, typed: string): Promise<Outcome> {
	const words = readEditorWords(typed);
	return changeMember<MemberFailure>(ctx, userId, async (tx, account) => {
		if (!words.ok) return words;
		const ended = await endSessions(tx, userId);
		if (ended === 0) return failure({ kind: 'decided-already' });
		await recordDecision(tx, ctx, {
			action: 'sessions ended',
			thing: { kind: 'member', id: userId },
			words: words.value,
			before: { sessions: ended },
			after: { sessions: 0 },
		});
		const data = { firstName: nameIn(account, 'first_name'), words: words.value };
		await postLetter(tx, { message: 'sessions-ended', recipient: account.email, data }, ctx.now());
		return success({ userId });
	});
}
