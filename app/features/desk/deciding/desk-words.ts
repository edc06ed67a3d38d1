import { EDITOR_WORDS_LIMIT } from '#domain/shared/desk/editor-words.ts';
import { groupThousands } from '#domain/shared/text/group-thousands.ts';

/** What the pages of the desk say when a decision did not go as wished. */
const FAILURES: Record<string, string> = {
	'decided-already': 'Somebody was faster: this was decided meanwhile. What you see now is how it stands.',
	'version-changed':
		'It has changed since you opened it. What you see now is how it stands; your words are kept below.',
	'restorable-no-more':
		'It cannot be restored any more: it stands again, a newer decision about it has come, or its author has changed, withdrawn or deleted it.',
	'own-decision': 'This objects to a decision of yours. Another editor decides it.',
	'own-thing': 'Another editor decides about what is yours.',
	'words-missing': 'Please write a few words.',
	'words-long': `Please use at most ${groupThousands(EDITOR_WORDS_LIMIT)} characters.`,
	'ground-missing': 'Please choose a ground.',
	'answer-owed': 'This is a request about personal data: it has to be answered before it is closed.',
	'role-held': 'That is a colleague: the chief editor removes the role first.',
	'end-wrong': 'Please give a day to come, at most two years from now.',
	'slug-taken': 'Another course has that address.',
	'subject-wrong': 'This suggestion is about something else.',
	'member-unconfirmed': 'The address of that account has not been confirmed yet.',
	'no-role': 'That account has no role at the desk.',
	'last-chief': 'That is the last chief editor. Make another one first.',
	'not-an-editor': 'You have been signed out. Please log in again.',
};

/** The words for a failure; one that no page expects is told as the unexpected is. */
export const deskFailure = (kind: string): string =>
	Object.hasOwn(FAILURES, kind) ? (FAILURES[kind] ?? '') : 'An unexpected error occurred. Please try again.';

/** Asked once of an editor who decides what another has taken on. */
export const takenWords = (name: string) => `${name} has taken this on. Press again to decide it all the same.`;

/** What was done about a member, by what the address says of it. */
export const MEMBER_FLASHES = {
	suspended: 'Suspended. The member has been signed out and written to.',
	lifted: 'The suspension is lifted, and the member has been told.',
	'badge-granted': 'The member has the badge and has been told.',
	'badge-removed': 'The badge is removed, and the member has been told.',
	'sessions-ended': 'Signed out everywhere. The member has been told.',
	'editor-appointed': 'Editor now, once a second factor is set.',
	'chief-appointed': 'Chief editor now, once a second factor is set.',
	'editor-removed': 'The role is removed.',
	'factor-reset': 'The next visit to the desk sets a new second factor.',
} as const;
