import type { Submission, SubmissionResult } from '@conform-to/react';
import { data } from 'react-router';
import { type Banned, FAILURE_MESSAGES } from '#domain/accounts/errors.ts';
import { isSuspensionGround, SUSPENSION_GROUNDS } from '#domain/member-desk/suspension-options.ts';
import { PROFILE_FAILURES } from '#domain/members/profile-messages.ts';
import { formatDate } from '../format/format-day.ts';
import type { PostFailed } from '../forms/send-post.ts';

/** The form again, with everything that was typed but the passwords. */
export type AccountAgain = {
	kind: 'again';
	result: SubmissionResult;
	/** Shown as a message at the edge, and above the form. */
	failed: string | null;
	/** What went wrong, where the page has something to offer for it. */
	because: string | null;
};

export type AccountAnswer = AccountAgain | PostFailed;

/** What was typed in these never goes back to the page. */
const SECRETS = ['password', 'confirmPassword', 'currentPassword'];

/** Failures that concern one field stand at it. */
const FIELD_OF: Partial<Record<string, string>> = {
	'weak-password': 'password',
	'malformed-password': 'password',
	'same-password': 'password',
	'sign-up-password-missing': 'password',
	'sign-up-password-wrong': 'password',
	'current-password-missing': 'currentPassword',
	'current-password-wrong': 'currentPassword',
	'handle-taken': 'handle',
	'name-taken': 'publicName',
	'country-unknown': 'homeCountry',
};

const WORDS: Partial<Record<string, string>> = { ...FAILURE_MESSAGES, ...PROFILE_FAILURES };

const STATUS: Partial<Record<string, number>> = { 'too-often': 429, 'too-many-letters': 429, broken: 503 };

type Filled = Pick<Submission<unknown, string[]>, 'reply'>;

/** The answer to a form whose fields are not right. */
export const againForFields = (submission: Filled) =>
	data<AccountAgain>(
		{ kind: 'again', result: submission.reply({ hideFields: SECRETS }), failed: null, because: null },
		{ status: 400 },
	);

const isBanned = (failed: { kind: string }): failed is Banned => failed.kind === 'banned' && 'until' in failed;

/** As the letter about it says: until when, and why. */
function wordsOfSuspension({ until, why }: Banned): string {
	if (until === null || why === null) return FAILURE_MESSAGES.banned;
	const ground = isSuspensionGround(why.ground) ? SUSPENSION_GROUNDS[why.ground] : why.ground;
	return `This account is suspended until ${formatDate(until)}. The ground is: ${ground}. The editor writes: ${why.words}`;
}

/** The answer to a form that was right and was refused all the same; `fallback` for what has no words of its own. */
export function againForFailure(submission: Filled, failed: { kind: string }, fallback: string) {
	const { kind } = failed;
	const words = isBanned(failed) ? wordsOfSuspension(failed) : (WORDS[kind] ?? fallback);
	const field = FIELD_OF[kind];
	const result = submission.reply(
		field ? { fieldErrors: { [field]: [words] }, hideFields: SECRETS } : { formErrors: [words], hideFields: SECRETS },
	);
	return data<AccountAgain>(
		{ kind: 'again', result, failed: field ? null : words, because: kind },
		{ status: STATUS[kind] ?? 400 },
	);
}
