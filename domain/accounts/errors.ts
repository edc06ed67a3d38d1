import { ACCOUNT_MESSAGES } from './messages.ts';

/** Why a password is refused, in the words of the protocol: too short, or one of those that are tried first. */
export type WeakReason = 'length' | 'pwned';

/** Too many tries or letters; `seconds` until the next is heard. */
export type TooOften = { kind: 'too-often'; seconds: number };
export type TooManyLetters = { kind: 'too-many-letters'; seconds: number };
/** `malformed`: longer than any password may be, or no text. */
export type PasswordFailure = { kind: 'weak-password'; reasons: WeakReason[] } | { kind: 'malformed-password' };

/** Suspended until a moment (ISO); `why` as the letter about it has it, null where no editor has said. */
export type Banned = { kind: 'banned'; until: string | null; why: { ground: string; words: string } | null };

export type SignInFailure =
	| TooOften
	| { kind: 'invalid-credentials' }
	/** The password was right: only its owner learns this. */
	| { kind: 'email-not-confirmed' }
	| Banned;

export type RefreshFailure =
	| TooOften
	| { kind: 'malformed-refresh-token' }
	| { kind: 'refresh-token-unknown' }
	/** Exchanged before: the session has been ended, whoever holds it. */
	| { kind: 'refresh-token-used' }
	| { kind: 'session-expired' }
	| { kind: 'banned' }
	| { kind: 'busy' };

/** A link that is unknown, used, superseded or too old: all of them the same to whoever holds it. */
export type LinkFailure = TooOften | { kind: 'link-void' } | Banned;

/** The proof that the account's owner is at the keyboard is missing or wrong. */
export type ProofFailure =
	| TooOften
	| { kind: 'current-password-missing' }
	| { kind: 'current-password-wrong' }
	| { kind: 'code-wrong' };

/** The password of a sign-up, where its link is pressed in another browser. */
export type SignUpProofFailure = { kind: 'sign-up-password-missing' } | { kind: 'sign-up-password-wrong' };

export type NotSignedIn = { kind: 'not-signed-in' };

/** There must always be one who can appoint editors. */
export type LastChief = { kind: 'last-chief' };

/** What the forms say, where they say more than the specification's 'Login failed' and its kin. */
export const FAILURE_MESSAGES = {
	'too-often': 'Too many tries. Please wait a little, then try again.',
	'too-many-letters': 'We have just written to you. Please wait a minute before asking again.',
	'invalid-credentials': 'Invalid email or password',
	'email-not-confirmed': 'Please confirm your email address first. We can send the email again.',
	banned: 'This account is suspended. Please contact us.',
	'link-void': 'This link has been used or is too old. Please ask for a new one.',
	'weak-password': ACCOUNT_MESSAGES.passwordCommon,
	'malformed-password': ACCOUNT_MESSAGES.passwordLong,
	'same-password': ACCOUNT_MESSAGES.passwordSame,
	'sign-up-password-missing': ACCOUNT_MESSAGES.signUpPassword,
	'sign-up-password-wrong': ACCOUNT_MESSAGES.signUpPasswordWrong,
	'current-password-missing': ACCOUNT_MESSAGES.currentPassword,
	'current-password-wrong': ACCOUNT_MESSAGES.currentPasswordWrong,
	'code-wrong': 'That code is wrong or too old.',
	'not-signed-in': 'Please log in to access this page',
	'last-chief': 'You are the last chief editor. Make somebody else one first.',
} as const;
