import type { Passwords } from '#domain/shared/account-services.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { PasswordFailure, WeakReason } from '../errors.ts';
import { ACCOUNT_LIMITS } from '../messages.ts';
import { newPassword, normalizePassword } from '../rules.ts';

/** Words of ours and of the owner's that a guesser tries before any list. */
const SITE_WORDS = ['fescue'];

/** The password as it is hashed, or why it may not be one. No rule about kinds of characters; nothing is cut off. */
export function checkNewPassword(
	{ isCommon }: Pick<Passwords, 'isCommon'>,
	given: string,
	email: string,
): Result<{ password: string }, PasswordFailure> {
	const reasons = weaknessesOf({ isCommon }, given, email);
	if (reasons.length > 0) return failure({ kind: 'weak-password', reasons });
	const parsed = newPassword.safeParse(given);
	return parsed.success ? success({ password: parsed.data }) : failure({ kind: 'malformed-password' });
}

/** What is weak about a password, new or in use; nothing for a good one. */
export function weaknessesOf({ isCommon }: Pick<Passwords, 'isCommon'>, given: string, email: string): WeakReason[] {
	// Longer than any password may be: that is another failure, and not worth reading.
	if (given.length > 2 * ACCOUNT_LIMITS.passwordMost) return [];
	const password = normalizePassword(given);
	const reasons: WeakReason[] = [...password].length < ACCOUNT_LIMITS.passwordLeast ? ['length'] : [];
	if (isCommon(password) || isMadeOf(password, [...SITE_WORDS, ...wordsOf(email)])) reasons.push('pwned');
	return reasons;
}

const wordsOf = (email: string) => [email, ...email.split('@').filter((part) => part.length >= 4)];

/** One of the words, however often, with nothing but digits and signs around it. */
function isMadeOf(password: string, words: readonly string[]): boolean {
	const text = password.toLowerCase();
	return words.some((word) => text.includes(word) && /^[\d\W_]*$/.test(text.replaceAll(word, '')));
}
